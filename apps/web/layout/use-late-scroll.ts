import { useLayoutEffect, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each page of this visit was left, by the key of its entry in the history. */
const leftAt = new Map<string, number>();

/** Events which show that the user has begun to read elsewhere on the page. */
const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Going back restores the scroll position. The router does that at once, which is too early for a page
 * whose content is still loading: this scrolls again as it grows, until it is long enough or the user scrolls.
 */
export function useLateScroll(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // Before the page is drawn: what scrolls because the old one is gone must not count as where that was left.
  useLayoutEffect(
    function scrollWhenThereIsRoom() {
      const wanted = isReturn ? (leftAt.get(key) ?? 0) : 0;
      const ending = new AbortController();
      const grown = new ResizeObserver(() => {
        if (wanted > window.scrollY) window.scrollTo(0, wanted);
        if (window.scrollY >= wanted) grown.disconnect();
      });
      if (wanted > 0 && main.current) grown.observe(main.current);
      const { signal } = ending;
      for (const name of OWN_WILL) window.addEventListener(name, () => grown.disconnect(), { signal });
      window.addEventListener('scroll', () => leftAt.set(key, window.scrollY), { signal, passive: true });
      return () => {
        grown.disconnect();
        ending.abort();
      };
    },
    [key, isReturn, main],
  );
}
