import type { Page } from 'playwright-core';

/** Runs in the page before anything of ours: what the browser itself notes while a page is drawn. */
export const NOTE_PAINTS = `{
  globalThis.noted = { lcp: 0, shift: 0, largest: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      noted.lcp = entry.startTime;
      noted.largest = entry.element?.outerHTML.slice(0, 120) ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}`;

export interface PageTiming {
  firstPaintMs: number;
  largestPaintMs: number;
  /** What the browser took for the largest thing on the page. */
  largest: string;
  shift: number;
}

export const readTiming = (page: Page): Promise<PageTiming> =>
  page.evaluate<PageTiming>(`({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaintMs: noted.lcp,
    largest: noted.largest,
    shift: noted.shift,
  })`);

/** Milliseconds since this page began to load. */
export const pageClock = (page: Page): Promise<number> => page.evaluate<number>('performance.now()');
