import { useEffect } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { closeToast, removeToast, type Toast, type ToastTone } from './show-toast.ts';
import styles from './toast.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

/** How far a toast must be dragged to be thrown away, as a share of its width. */
export const TOAST_SWIPE_SHARE = 0.8;

/** A browser that draws nothing, or was told to move slowly, may never say that a toast has faded. */
const GONE_AFTER_MS = 1_000;

const ICONS: Record<ToastTone, IconName> = { success: 'check', info: 'info', error: 'alert' };

interface ToastCardProps {
  toast: Toast;
}

/** One message. Its five seconds are an animation that the style sheet pauses; its going is another. */
export function ToastCard({ toast: { id, tone, text, action, isLeaving } }: ToastCardProps) {
  const close = () => closeToast(id);
  const swipe = useSwipeAway(TOAST_SWIPE_SHARE, close);
  useEffect(
    function goEvenIfNothingMoves() {
      if (!isLeaving) return;
      const timer = setTimeout(() => removeToast(id), GONE_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [id, isLeaving],
  );
  return (
    // Nothing is lost without a pointer: the message goes by itself, and its action is a button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles['toast']}
      data-toast={tone}
      data-leaving={isLeaving}
      role={tone === 'error' ? 'alert' : undefined}
      onAnimationEnd={() => (isLeaving ? removeToast(id) : close())}
      onClick={close}
      {...swipe}
    >
      <Icon name={ICONS[tone]} />
      <span>{text}</span>
      {action && (
        // The press goes on to the toast, which closes by it.
        <button type="button" onClick={action.onAct}>
          {action.label}
        </button>
      )}
    </div>
  );
}
