import type { BrowserContext } from 'playwright-core';
import { median } from '../figures.ts';
import { allHasCome } from '#testing/site/site-skeletons.ts';
import { measureBack, measureUnseen } from './measure-navigation.ts';
import { DESK } from './slow-browser.ts';

const PEOPLE_OPENED = 6;

/** From a list to people whose pages were never opened, and back to the list, at a desk. */
export async function throughAList(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await page.goto(`${url}/users`);
  const row = (index: number): string => `main tbody tr:nth-child(${index}) a[href^="/users/"]`;
  const isListed = `document.querySelector('${row(1)}')`;
  const unseen: number[] = [];
  const backs: number[] = [];
  let skeletons = 0;
  for (let index = 1; index <= PEOPLE_OPENED; index += 1) {
    await page.locator(row(index)).first().waitFor();
    await allHasCome(page);
    const name = JSON.stringify((await page.locator(row(index)).first().textContent())?.trim());
    const isOpen = `document.querySelector('main h1')?.textContent?.includes(${name})`;
    const shown = await measureUnseen(page, row(index), isOpen);
    await allHasCome(page);
    const back = await measureBack(page, isListed);
    skeletons += back.skeletons;
    // The first brings the code of the screen.
    if (index > 1) unseen.push(shown);
    if (index > 1) backs.push(back.ms);
  }
  await page.close();
  return { unseenMs: median(unseen), backMs: median(backs), skeletons };
}
