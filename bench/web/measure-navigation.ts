import type { Page } from 'playwright-core';
import { countSkeletons, skeletonsDrawn } from '#testing/site/site-skeletons.ts';

/**
 * From the press on a link to the first frame in which the page shows what is waited for, in milliseconds, by the clock of
 * the page itself: what the person waits, without the way between this process and the browser.
 */
export async function timeFromPress(page: Page, link: string, isShown: string): Promise<number> {
  const timed = page.evaluate<number>(`new Promise((resolve) => {
    document.addEventListener('click', () => {
      const startedAt = performance.now();
      const look = () => {
        if (${isShown}) requestAnimationFrame(() => resolve(performance.now() - startedAt));
        else requestAnimationFrame(look);
      };
      look();
    }, { capture: true, once: true });
  })`);
  await page.locator(link).first().click();
  return timed;
}

/**
 * From going back until what was seen before stands, and how much was drawn in place of data meanwhile. By the clock of the
 * page itself.
 */
export async function measureBack(page: Page, isShown: string): Promise<{ ms: number; skeletons: number }> {
  await countSkeletons(page);
  const ms = await page.evaluate<number>(`new Promise((resolve) => {
    const startedAt = performance.now();
    const look = () => {
      if (${isShown}) requestAnimationFrame(() => resolve(performance.now() - startedAt));
      else requestAnimationFrame(look);
    };
    history.back();
    requestAnimationFrame(look);
  })`);
  return { ms, skeletons: await skeletonsDrawn(page) };
}

/** From the press on a link until its screen has its data, without the time its requests took. */
export async function measureUnseen(page: Page, link: string, isShown: string): Promise<number> {
  await page.evaluate('performance.clearResourceTimings()');
  const ms = await timeFromPress(page, link, isShown);
  const requests = await page.evaluate<number>(`Math.max(
    0,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/graphql'))
      .map(({ duration }) => duration),
  )`);
  return ms - requests;
}

/** From the press on a link until the heading of the next screen stands. */
export const measureNavigation = (page: Page, link: string, heading: string): Promise<number> =>
  timeFromPress(
    page,
    `a[href="${link}"]`,
    `document.querySelector('main h1')?.textContent?.includes(${JSON.stringify(heading)})`,
  );
