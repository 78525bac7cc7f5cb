import type { BrowserContext, Page } from 'playwright-core';
import { NOTE_PAINTS, pageClock, readTiming, type PageTiming } from './page-timing.ts';
import { openSlowPage, type Transfer } from './slow-browser.ts';

export interface Visit extends PageTiming {
  requests: number;
  scriptBytes: number;
  bytes: number;
  /** Until the person can do what the screen is for. */
  usableMs: number;
  /** Until everything that it shows has come. */
  wholeMs: number;
}

interface Destination {
  url: string;
  /** Settles when the screen can be used. */
  isUsable(page: Page): Promise<void>;
  /** Settles when what it shows has come: a line may be idle while a slow machine thinks. */
  isWhole?(page: Page): Promise<void>;
}

const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/** Opens one page on the slow phone and counts what it cost until everything had come. */
export async function measureVisit(
  context: BrowserContext,
  { url, isUsable, isWhole }: Destination,
): Promise<Visit> {
  const { page, transfers } = await openSlowPage(context);
  await page.addInitScript(NOTE_PAINTS);
  await page.goto(url, { waitUntil: 'commit' });
  await isUsable(page);
  const usableMs = await pageClock(page);
  await isWhole?.(page);
  const wholeMs = await pageClock(page);
  await page.waitForLoadState('networkidle');
  const visit = {
    ...(await readTiming(page)),
    usableMs,
    wholeMs,
    requests: transfers.length,
    scriptBytes: sum(transfers.filter(({ type }) => type === 'Script')),
    bytes: sum(transfers),
  };
  await page.close();
  return visit;
}
