import { useEffect, useRef, type RefObject } from 'react';

/** Only in this moment: a heading is no place to come by with Tab, nor to be pressed. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

interface RestoredFocus {
  sheet: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Leads the focus to the heading of a sheet of paper when what had it is gone from there, as a removed row is, or a
 * form that was sent. Otherwise it would fall to the very top of the page, and nothing would be heard.
 */
export function useRestoredFocus(): RestoredFocus {
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function keepFocus() {
    const element = sheet.current;
    if (!element || !heading.current) return;
    let held: Node | null = null;
    const hold = ({ target }: FocusEvent): void => {
      held = target instanceof Node ? target : null;
    };
    const watch = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      held = null;
      if (document.activeElement === document.body) takeFocus(heading.current);
    });
    element.addEventListener('focusin', hold);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', hold);
      watch.disconnect();
    };
  }, []);
  return { sheet, heading };
}
