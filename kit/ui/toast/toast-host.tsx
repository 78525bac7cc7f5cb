import 'react-toastify/ReactToastify.css';
import { useEffect, useRef } from 'react';
import { Slide, toast, ToastContainer, type ToastPosition } from 'react-toastify/unstyled';
import { useText } from '../text/use-text.ts';
import './toast.css';

export const TOAST_MS = 5_000;
/** How far a toast must be dragged to be thrown away. */
export const TOAST_SWIPE_PERCENT = 80;

interface ToastHostProps {
  position?: ToastPosition;
}

/** The place where toasts appear. There is one on every page. */
export function ToastHost({ position = 'top-right' }: ToastHostProps) {
  const text = useText();
  const host = useRef<HTMLDivElement>(null);
  useEffect(function standOverDialogs() {
    host.current?.showPopover();
    return toast.onChange(({ status }) => {
      if (status !== 'added' || !document.querySelector('dialog[open]')) return;
      // What is shown last stands on top, so a toast must be shown after the dialog it is to be seen over.
      host.current?.hidePopover();
      host.current?.showPopover();
    });
  }, []);
  return (
    <div ref={host} className="toast-host" popover="manual">
      <ToastContainer
        position={position}
        autoClose={TOAST_MS}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        draggable
        draggablePercent={TOAST_SWIPE_PERCENT}
        hideProgressBar
        closeButton={false}
        transition={Slide}
        theme="dark"
        aria-label={text('notifications')}
      />
    </div>
  );
}
