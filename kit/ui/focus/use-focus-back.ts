import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A disabled button loses the focus. Gives it back when the work it was
 * disabled for is over, unless the focus has gone elsewhere meanwhile.
 */
export function useFocusBack(isProcessing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(
    function giveFocusBack() {
      if (isProcessing) {
        hadFocus.current = document.activeElement === button.current;
        return;
      }
      if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
      hadFocus.current = false;
    },
    [isProcessing],
  );
  return button;
}
