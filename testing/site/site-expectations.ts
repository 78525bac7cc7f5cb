import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { KEYS, LOOK, RUN, type Known, type Look } from './site-looks.ts';
import { hearOfOthers, isSound, tellSound } from '../sound-looks.ts';

/** The short form, for putting it into a page takes as long as letting it look. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A tablet shows what a desk or a phone does in the same colours, and telling them apart is most of axe's work. */
const TABLET_PX = 768;

/** What axe holds against a page, or a part of it, where it has not looked at the same before. */
async function violations(page: Page, part: string | null): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(`${AXE};0`);
  const keys = await page.evaluate<Known>(`(${KEYS})(${JSON.stringify(part)})`);
  const enabled = page.viewportSize()?.width !== TABLET_PX && !keys.colours.every(isSound);
  const options = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled } } };
  const told = [part, keys.parts.filter(isSound), options].map((one) => JSON.stringify(one));
  const found = await page.evaluate<string[]>(`(${RUN})(${told.join(', ')})`);
  if (found.length === 0) tellSound([...keys.parts, ...(enabled ? keys.colours : [])]);
  return found;
}

/** What is wrong with a page as it stands at this moment, and where. */
export async function flaws(page: Page, part?: string): Promise<string[]> {
  const { look, wordless, overflow } = await page.evaluate<Look>(LOOK);
  const whole = `${part ?? 'all'} ${look}`;
  hearOfOthers();
  const told = isSound(whole) ? [] : await violations(page, part ?? null);
  if (told.length === 0) tellSound([whole]);
  const wide = overflow > 0 ? [`${overflow} px wider than the window`] : [];
  const at = `${page.url()} at ${page.viewportSize()?.width} px`;
  return [...told, ...wordless, ...wide].map((flaw) => `${at}: ${flaw}`);
}

/** How long a page may be met between two screens. */
const MOMENT_MS = 5000;

/**
 * Nothing that axe knows of keeps anyone out, no words are missing, and nothing is wider than the window. A page may be met between two
 * screens: only what is still wrong after a moment is, however long looking takes. Where the rest of a page was looked at before, a
 * selector names the part that is new.
 */
export async function expectSound(page: Page, part?: string): Promise<void> {
  let found = await flaws(page, part);
  const end = performance.now() + MOMENT_MS;
  while (found.length > 0 && performance.now() < end) found = await flaws(page, part);
  expect(found).toEqual([]);
}

/** The one heading of a page. */
export const expectHeading = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name: words }).waitFor();

export const expectText = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(words).first().waitFor();

export const expectToast = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('[data-toast]').getByText(words).waitFor();

/** Looks again and again until what is expected is so, or for as long as anyone would wait. */
export function expectSoon<Seen>(look: () => Seen | Promise<Seen>) {
  return expect.poll(look, { timeout: 90_000, interval: 20 });
}

/** Where the browser comes to stand, without the site's origin. */
export const expectAddress = async (page: Page, address: string): Promise<void> => {
  await expectSoon(() => page.url().replace(new URL(page.url()).origin, '')).toBe(address);
};
