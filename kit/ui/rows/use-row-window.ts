import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows that are drawn beyond what is seen, so that a turn of the wheel shows no gap. */
const BEYOND = 12;
/** The window moves by so many rows at once: drawing again for each would cost more than it saves. */
const STEP = 8;
/** Shorter lists are drawn whole. */
const DRAWN_WHOLE = 50;

export interface RowWindow {
  /** The first row that is drawn, and the one after the last. */
  first: number;
  end: number;
  /** So high is one row, in pixels. */
  rowHeight: number;
}

interface Options {
  /** As long as no row was measured. */
  usualHeight: number;
  /** All rows, as for paper. */
  isWhole: boolean;
}

/**
 * Which rows of a long list are drawn: those in sight and some beyond. Its rows, marked with data-line, are of one height.
 * The list scrolls with the page, or in an element around it that is marked with data-scrolls.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  { usualHeight, isWhole }: Options,
): RowWindow {
  const isShort = isWhole || count <= DRAWN_WHOLE;
  const height = useRef(usualHeight);
  const [seen, setSeen] = useState<RowWindow>({ first: 0, end: DRAWN_WHOLE, rowHeight: usualHeight });

  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const measured = element.querySelector('[data-line]')?.getBoundingClientRect().height ?? 0;
    if (measured > 0) height.current = measured;
    const rowHeight = height.current;
    const frame = element.closest('[data-scrolls]')?.getBoundingClientRect();
    const isFramed = frame !== undefined && frame.height > 0;
    const top = Math.max(0, isFramed ? frame.top : 0);
    const bottom = Math.min(window.innerHeight, isFramed ? frame.bottom : window.innerHeight);
    const above = top - element.getBoundingClientRect().top;
    const inStep = (row: number): number => Math.floor(row / STEP) * STEP;
    const first = Math.max(0, inStep(above / rowHeight) - BEYOND);
    const end = Math.max(first, inStep((above + bottom - top) / rowHeight) + STEP + BEYOND);
    setSeen((now) =>
      now.first === first && now.end === end && now.rowHeight === rowHeight ? now : { first, end, rowHeight },
    );
  }, [list]);

  useLayoutEffect(look, [look, count]);

  useEffect(
    function followTheScrolling() {
      if (isShort) return;
      const listening = new AbortController();
      const { signal } = listening;
      // Scrolling of an element does not bubble; on its way down it is heard of all the same.
      document.addEventListener('scroll', look, { signal, capture: true, passive: true });
      window.addEventListener('resize', look, { signal });
      return () => listening.abort();
    },
    [isShort, look],
  );

  if (isShort) return { first: 0, end: count, rowHeight: seen.rowHeight };
  const first = Math.min(seen.first, Math.max(0, count - 1));
  return { first, end: Math.min(count, seen.end), rowHeight: seen.rowHeight };
}

/** A row that is drawn, or so many that are not. */
export type Drawn = { line: number } | { gap: number; before: number };

/** What is drawn from top to bottom: a window of rows, one more that must not go, and gaps as high as the others. */
export function drawnRows(
  { first, end }: Pick<RowWindow, 'first' | 'end'>,
  count: number,
  kept: number | null,
): Drawn[] {
  const lines = Array.from({ length: end - first }, (_, at) => first + at);
  if (kept !== null && kept < count && (kept < first || kept >= end)) lines.push(kept);
  lines.sort((a, b) => a - b);
  const drawn: Drawn[] = [];
  let next = 0;
  for (const line of lines) {
    if (line > next) drawn.push({ gap: line - next, before: line });
    drawn.push({ line });
    next = line + 1;
  }
  if (count > next) drawn.push({ gap: count - next, before: count });
  return drawn;
}
