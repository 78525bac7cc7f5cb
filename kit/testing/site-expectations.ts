import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe found sound, by the markup, the width and the part; the same markup with other words is not looked at again. */
const sound = new Set<string>();

/** What there is to see of a page at once. Only whether there are words counts for axe, and not which record is meant. */
const LOOK = `(() => {
  const html = document.documentElement.outerHTML;
  const markup = html
    .replaceAll(/>[^<]*[^<\\s][^<]*</g, '>words<')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, 'id')
    .replaceAll(/ datetime="[^"]*"|<link [^>]*>|<path [^>]*>/g, '');
  return {
    markup: innerWidth + markup,
    wordless: html.match(/Invalid message \\[[^\\]]*/g) ?? [],
    overflow: Math.max(0, document.scrollingElement.scrollWidth - innerWidth),
  };
})()`;

interface Look {
  markup: string;
  wordless: string[];
  overflow: number;
}

/** A tablet shows what a desk or a phone does in the same colours, and telling them apart is most of axe's work. */
const TABLET_PX = 768;

/** What axe holds against a page. It stays in the page: putting it there takes longer than letting it look. */
async function violations(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  const enabled = page.viewportSize()?.width !== TABLET_PX;
  const options = JSON.stringify({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled } } });
  return page.evaluate<string[]>(`axe.run(${part}, ${options}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) =>
      id + ': ' + help + ' at ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`);
}

/** What is wrong with a page as it stands at this moment, and where. */
async function flaws(page: Page, part: string | undefined): Promise<string[]> {
  const { markup, wordless, overflow } = await page.evaluate<Look>(LOOK);
  const known = `${part ?? 'all'} ${markup}`;
  const told = sound.has(known)
    ? []
    : await violations(page, part === undefined ? 'document' : JSON.stringify(part));
  if (told.length === 0) sound.add(known);
  const wide = overflow > 0 ? [`${overflow} px wider than the window`] : [];
  const at = `${page.url()} at ${page.viewportSize()?.width} px`;
  return [...told, ...wordless, ...wide].map((flaw) => `${at}: ${flaw}`);
}

/** How long a page may be met between two screens. */
const MOMENT_MS = 5000;

/**
 * Nothing that axe knows of keeps anybody out, no words are missing, and nothing is wider than the window. A page may be met between two
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

/** Looks again and again until what is expected is so, or for as long as anybody would wait. */
export function expectSoon<Seen>(look: () => Seen | Promise<Seen>) {
  return expect.poll(look, { timeout: 30_000, interval: 20 });
}

/** Where the browser comes to stand, without the site's origin. */
export const expectAddress = async (page: Page, address: string): Promise<void> => {
  await expectSoon(() => page.url().replace(new URL(page.url()).origin, '')).toBe(address);
};
