import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../modal/open-dialogs.ts';
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
  const [isUnavailable, setIsAway] = useState(false);
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
  return isUnavailable;
}

/**
 * The place where toasts appear. There is one on every page. While a dialog is open nothing outside it can be
 * clicked, reached by Tab or read aloud, so the place moves into the dialog and back.
 */
export function ToastHost({ position = 'top-right' }: ToastHostProps) {
  const text = useText();
  const toasts = useToasts();
  const isUnavailable = useIsAway();
  const topDialog = useTopDialog();
  const home = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLElement>(null);
  const [box] = useState(() => document.createElement('div'));
  const newest = toasts.at(-1)?.id;
  useEffect(function clearWithThePage() {
    return clearToasts;
  }, []);
  useLayoutEffect(
    function standOverDialogs() {
      // A dialog that closes with the news of its work is gone from the page before it is known to be closed.
      const place = topDialog?.isConnected ? topDialog : home.current;
      // To put it where it is already would begin the five seconds of every toast again.
      if (box.parentElement !== place) place?.append(box);
      // What is shown last stands on top, so a toast must be shown after the dialog it is to be seen over.
      host.current?.hidePopover();
      host.current?.showPopover();
    },
    [newest, topDialog, box],
  );
  return (
    <div ref={home}>
      {createPortal(
        <section
          ref={host}
          className={styles['host']}
          data-position={position}
          data-away={isUnavailable}
          popover="manual"
          aria-live="polite"
          aria-label={text('notifications')}
        >
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </section>,
        box,
      )}
    </div>
  );
}
