import type { Page } from 'playwright-core';

/**
 * From the click on a link to the frame in which the heading of the next screen stands, in milliseconds, by the
 * clock of the page itself: what the person waits, without the way between this process and the browser.
 */
export const measureNavigation = (page: Page, link: string, heading: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const link = [...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === ${JSON.stringify(link)});
    if (!link) return reject(new Error('There is no link to ${link}.'));
    const startedAt = performance.now();
    const look = () => {
      const shown = document.querySelector('main h1')?.textContent?.includes(${JSON.stringify(heading)});
      if (shown) requestAnimationFrame(() => resolve(performance.now() - startedAt));
      else requestAnimationFrame(look);
    };
    link.click();
    look();
  })`);
