import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The window gets its focus back a moment before the files arrive; only after this long were none chosen. */
export const CANCEL_AFTER_MS = 300;

interface FileDialog {
  /** Belongs to the input for files, which may be out of sight. */
  input: RefObject<HTMLInputElement | null>;
  open: () => void;
}

/** Opens the browser's dialog for files and finds out when it was closed without any. */
export function useFileDialog(onCancel: () => void): FileDialog {
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useRef(false);
  const cancel = useEffectEvent(onCancel);

  useEffect(function noticeCancelling() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (): void => {
      if (!isOpen.current) return;
      timer = setTimeout(() => {
        isOpen.current = false;
        if (!input.current?.files?.length) cancel();
      }, CANCEL_AFTER_MS);
    };
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      clearTimeout(timer);
    };
  }, []);

  function open(): void {
    if (!input.current) return;
    isOpen.current = true;
    // Without this, choosing the same file again would be no change.
    input.current.value = '';
    input.current.click();
  }
  return { input, open };
}
