import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** How far a book was scrolled down, and which line that is, by the key of the entry in the browser's history. */
export const placesInBook = new Map<string, { top: number; line: number }>();

/** Whether the browser is on its way to a book that was scrolled before. */
export const isComingBack = (): boolean => {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return key !== undefined && (placesInBook.get(key)?.line ?? 0) > 0;
};

/** For the element that scrolls: who comes back to the book finds it where it was left. */
export function useKeptPlace(rowHeight: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useLayoutEffect(
    function goWhereItWasLeft() {
      const { current } = scroller;
      if (current) current.scrollTop = placesInBook.get(key)?.top ?? 0;
    },
    [key],
  );
  useEffect(
    function keepThePlace() {
      const { current } = scroller;
      const keep = (): void => {
        const top = current?.scrollTop ?? 0;
        placesInBook.set(key, { top, line: Math.floor(top / rowHeight) });
      };
      current?.addEventListener('scroll', keep, { passive: true });
      return () => current?.removeEventListener('scroll', keep);
    },
    [key, rowHeight],
  );
  return scroller;
}
