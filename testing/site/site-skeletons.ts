import type { Page } from 'playwright-core';

/** Skeletons and spinners: everything that stands in place of data which is on its way. */
const WAITING = '[aria-label="Loading"]';

/** Counts from now on how often the page draws something in place of data. */
export async function countSkeletons(page: Page): Promise<void> {
  await page.evaluate(`{
    globalThis.skeletons = 0;
    globalThis.skeletonWatch?.disconnect();
    globalThis.skeletonWatch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches('${WAITING}') || node.querySelector('${WAITING}')))
            skeletons += 1;
    });
    skeletonWatch.observe(document.body, { childList: true, subtree: true });
  }`);
}

/** Until everything on the page has come. */
export const allHasCome = (page: Page): Promise<void> =>
  page.locator(WAITING).first().waitFor({ state: 'detached' });

export const skeletonsDrawn = (page: Page): Promise<number> => page.evaluate<number>('skeletons');
