import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { clearToasts, useToasts } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toast.module.css';

export type ToastPosition = 'top-right' | 'bottom-center';

interface ToastHostProps {
  position?: ToastPosition;
}

/** Whether the person looks at another window: what is said meanwhile must wait. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(function watchTheWindow() {
    const leave = () => setIsAway(true);
    const comeBack = () => setIsAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
  return isAway;
}

/** The place where toasts appear. There is one on every page. */
export function ToastHost({ position = 'top-right' }: ToastHostProps) {
  const text = useText();
  const toasts = useToasts();
  const isAway = useIsAway();
  const host = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(function clearWithThePage() {
    return clearToasts;
  }, []);
  useEffect(
    function standOverDialogs() {
      // What is shown last stands on top, so a toast must be shown after the dialog it is to be seen over.
      host.current?.hidePopover();
      host.current?.showPopover();
    },
    [newest],
  );
  return (
    <section
      ref={host}
      className={styles['host']}
      data-position={position}
      data-away={isAway}
      popover="manual"
      aria-live="polite"
      aria-label={text('notifications')}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
