import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSound } from './site-expectations.ts';
import { coveredTargets } from './site-press.ts';

/** A desk, a tablet, a phone. */
const WIDTHS = [1280, 768, 390] as const;
type Width = (typeof WIDTHS)[number];

/** Where pictures of all screens go, for people to look at; none are taken unless a user names a folder. */
const PICTURES = process.env['SCREENSHOTS'];

/** On a phone, fingers need this much; what stands in running text and in lists is let off, as in WCAG. */
const SMALLEST_TARGET_PX = 44;
const TARGETS = 'button, input, select, a';
const LET_OFF = 'p *, li *, td *';
/** A link that stands alone, as one beside a field does, is no running text. */
const HAS_WORDS_BESIDE =
  'one.parentNode.childNodes.values().some(({ nodeType, data }) => nodeType === 3 && data.trim())';

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Array.from(document.querySelectorAll('${TARGETS}'))
    .filter((one) => !one.matches('${LET_OFF}') && one.checkVisibility())
    .filter((one) => !(one.localName === 'a' && ${HAS_WORDS_BESIDE}))
    .map((one) => ({ one, ...one.getBoundingClientRect().toJSON() }))
    .filter(({ bottom, height }) => bottom > 0 && Math.round(height) < ${SMALLEST_TARGET_PX})
    .map(({ one, height }) => (one.innerText || one.name) + ' is ' + height + ' px high')`);

/** Fields that stick out of the form they belong to, as two dropdowns side by side once did. */
const fieldsOutsideTheirForm = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Array.from(document.querySelectorAll('form :is(input, select, textarea)'))
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().right > one.form.getBoundingClientRect().right + 1)
    .map((one) => one.name + ' stands outside its form')`);

/** What measures itself, such as the menu in the bar, has come to rest when two frames were drawn. */
const AT_REST = 'new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(rest)))';

export async function expectSoundAt(page: Page, width: Width, name: string, part?: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(AT_REST);
  await expectSound(page, part);
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true });
  expect([
    ...(await fieldsOutsideTheirForm(page)),
    ...(width === 390 ? [...(await smallTargets(page)), ...(await coveredTargets(page))] : []),
  ]).toEqual([]);
}

/** A screen must be sound at every width, from a desk to a phone; or a part of it, where the rest was looked at before. */
export async function expectSoundAtEveryWidth(page: Page, name: string, part?: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) await expectSoundAt(page, width, name, part);
  // The story goes on at the device it began on.
  if (before) await page.setViewportSize(before);
}
