import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

/** The pages of the PDF that Chromium would print; it writes down how many there are. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf)?.[1] ?? /\/Count (\d+)/.exec(pdf)?.[1]);
}

const styleOf = (part: Locator, name: string): Promise<string> =>
  part.evaluate(
    (element, property) =>
      (
        globalThis as unknown as {
          getComputedStyle(of: unknown): { getPropertyValue(name: string): string };
        }
      )
        .getComputedStyle(element)
        .getPropertyValue(property),
    name,
  );

/** What belongs to the site and not to what is read. */
const visibleFrame = async (page: Page): Promise<string[]> => {
  const parts = {
    bar: page.getByRole('banner'),
    way: page.getByRole('navigation', { name: 'You are here' }),
    footer: page.getByRole('contentinfo'),
  };
  const seen = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ((await part.first().isVisible()) ? [name] : [])),
  );
  return seen.flat();
};

test('a sheet has a letterhead and several pages, with the columns named on each and nothing of the site', async ({
  openBrowser,
  catalogue,
}) => {
  const page = await openBrowser(catalogue);
  await visit(page, '/catalogue/print');
  await expectHeading(page, 'Transcript');
  await expectSoundAtEveryWidth(page, 'print-sheet');
  const print = page.getByRole('button', { name: 'Print' });
  expect(await print.isVisible()).toBe(true);
  expect(await visibleFrame(page)).toContain('footer');

  await page.emulateMedia({ media: 'print' });
  expect(await visibleFrame(page)).toEqual([]);
  expect(await print.isVisible()).toBe(false);
  const sheet = page.getByRole('article');
  expect(await sheet.locator('header').first().innerText()).toContain('November 15, 2026');
  expect(await styleOf(sheet.locator('thead'), 'display')).toBe('table-header-group');
  expect(await styleOf(sheet.locator('tfoot'), 'display')).toBe('table-row-group');
  expect(await styleOf(sheet.getByRole('row').nth(5), 'break-inside')).toBe('avoid');
  expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect(await printedPages(page)).toBe(3);
});

test('an ordinary screen is printed without menus, filters and buttons, in rows also from a phone', async ({
  page,
  site,
}) => {
  await site.query(
    `insert into log_entry (type, action, payload)
     select 'ACTIVITY', 'courseActivity', '{"courseId":"printed ' || n || '"}' from generate_series(1, 3) n`,
  );
  await signInAs(page, 'onlysuper');
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, '/logits?tab=log&search=printed');
  await expectText(page, '3 entries');
  const columnNames = page.getByRole('columnheader', { name: 'Details' });
  expect(await columnNames.isVisible()).toBe(false);

  await page.emulateMedia({ media: 'print' });
  await columnNames.waitFor();
  expect(await visibleFrame(page)).toEqual([]);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await expectText(page, 'printed 3');
  expect(await printedPages(page)).toBe(1);
});
