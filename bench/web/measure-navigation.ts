import type { Page } from 'playwright-core';

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

/** From the press on a link until the heading of the next screen stands. */
export const measureNavigation = (page: Page, link: string, heading: string): Promise<number> =>
  timeFromPress(
    page,
    `a[href="${link}"]`,
    `document.querySelector('main h1')?.textContent?.includes(${JSON.stringify(heading)})`,
  );
