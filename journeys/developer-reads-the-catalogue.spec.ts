import { readdir, readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectHeading, expectSoon, expectSound, expectToast } from '#testing/site/site-expectations.ts';
import { acceptIfAsked, changedLooks, pictureOf, picturesOf } from '#testing/site/site-pictures.ts';
import { test } from '#testing/site/site-story.ts';
import { openParts, visit } from '#testing/site/site-visit.ts';
import { expectSoundAt, expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const CATALOGUE = '/catalogue';
/** What lies over the page. */
const OPENED = 'dialog[open], :popover-open';
/** One small picture of each part. */
const PICTURES = 'journeys/pictures/catalogue';

/** What these stories need of a browser's window; the rest of the repository's scripts know none. */
interface BrowserWindow {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string };
}

const looksOf = (part: Locator, names: readonly string[]): Promise<Record<string, string>> =>
  part.evaluate((element, asked) => {
    const looks = (globalThis as unknown as BrowserWindow).getComputedStyle(element);
    return Object.fromEntries(asked.map((name) => [name, looks.getPropertyValue(name)]));
  }, names);

/** The windows that buttons of the catalogue open. */
const WINDOWS = [
  ['Add New', 'Add New'],
  ['Delete attempt', 'Delete this attempt?'],
  ['Open the drawer', 'Leave request'],
  ['Open the palette', 'Find anything'],
  ['Open the keyboard help', 'Keyboard shortcuts'],
] as const;

async function picturesOfDialogs(page: Page): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [button, name] of WINDOWS) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const opened = page.getByRole('dialog', { name });
    await opened.waitFor();
    pictures.set(`Window: ${button}`, await pictureOf(opened));
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  }
  // The last button would show that it has the focus.
  await page.evaluate('document.activeElement.blur()');
  return pictures;
}

const specimen = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

describe('a developer', () => {
  test('finds every part sound on every device', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openParts(page);
    await expectHeading(page, 'Parts');
    await expectSoundAtEveryWidth(page, 'catalogue');
  });

  test('finds the catalogue in what is shown straight from the sources', async ({
    openBrowser,
    developers,
  }) => {
    const page = await openBrowser(developers);
    // The smallest of its pages, but every module is compiled and sent by itself: a busy machine needs its time.
    await page.goto(`${CATALOGUE}/print`, { timeout: 240_000 });
    await expectHeading(page, 'Transcript');
  });

  test('finds every part as it was accepted, and is told which one is not', async ({
    openBrowser,
    catalogue,
  }) => {
    const page = await openBrowser(catalogue);
    await page.clock.setFixedTime('2026-11-15T12:00:00Z');
    await openParts(page);
    const pictures = new Map([...(await picturesOf(page)), ...(await picturesOfDialogs(page))]);
    await acceptIfAsked(PICTURES, pictures);
    // How to accept what is seen now stands in CONTRIBUTING.md.
    expect(await changedLooks(PICTURES, pictures)).toEqual([]);

    await page.evaluate(`for (const button of document.querySelectorAll('[data-tone=permanent]'))
      button.style.setProperty('background', '#1f6375', 'important')`);
    const [told, ...others] = await changedLooks(PICTURES, await picturesOf(page));
    expect(told).toMatch(/^Buttons looks otherwise in \d+ of \d+ places/);
    expect(others).toEqual([]);
  });

  test('finds everything that opens sound on a phone', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await page.setViewportSize({ width: 390, height: 900 });
    await openParts(page, 'page', 'dates', 'overlays', 'records', 'list');
    for (const [button, opened] of [
      ['Open the menu', page.getByRole('menu')],
      ...WINDOWS.map(([opener, name]) => [opener, page.getByRole('dialog', { name })] as const),
      ['Due day: choose from the calendar', page.getByRole('grid')],
      ['Paid', page.getByLabel('From', { exact: true }).and(page.locator('[popover] input'))],
      ['86', page.locator('[popover]').getByText('Average of exams')],
      ['About this page', page.getByRole('heading', { level: 2, name: 'Courses' })],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await opened.waitFor();
      await expectSoundAt(page, 390, `catalogue-${button.toLowerCase().replaceAll(' ', '-')}`, OPENED);
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
    }
  });

  test('finds the measures of the specification in the browser (UI-18) (UI-19) (UI-23) (UI-24) (UI-33) (UI-57) (UI-58) (UI-59) (UI-60) (UI-61) (UI-62)', async ({
    openBrowser,
    catalogue,
  }) => {
    const page = await openBrowser(catalogue);
    await openParts(page, 'buttons', 'inputs', 'overlays');
    const dropdown = page.getByLabel('Campus of study').locator('xpath=ancestor::div[2]');
    expect(await looksOf(dropdown, ['min-width', 'margin-bottom'])).toEqual({
      'min-width': '280px',
      'margin-bottom': '21px',
    });

    await page.getByRole('button', { name: 'Add New' }).click();
    const modal = page.getByRole('dialog');
    expect(await looksOf(modal, ['z-index', 'min-width'])).toEqual({
      'z-index': '1100',
      'min-width': '400px',
    });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '5 minutes ago' }).hover();
    const tooltip = page.getByRole('tooltip');
    expect(await looksOf(tooltip, ['max-width'])).toEqual({ 'max-width': '300px' });

    const spinners = await specimen(page, 'Spinners').locator('[data-size]').all();
    const sizes = await Promise.all(
      spinners.map(async (one) => Object.values(await looksOf(one, ['width', 'height', 'flex-shrink']))),
    );
    expect(sizes).toEqual([
      ['44px', '44px', '1'],
      ['39px', '39px', '0'],
      ['24px', '24px', '1'],
      ['16px', '16px', '0'],
    ]);
    expect(await looksOf(spinners[0]!, ['border-top-color'])).toEqual({
      'border-top-color': 'rgb(125, 0, 35)',
    });

    const circle = specimen(page, 'Buttons').locator('[data-tone="brand"]');
    expect(await looksOf(circle, ['width', 'height', 'border-radius'])).toEqual({
      width: '40px',
      height: '40px',
      'border-radius': '50%',
    });
    const noteIcon = specimen(page, 'Notes').locator('svg').first();
    expect(await looksOf(noteIcon, ['width', 'height'])).toEqual({ width: '24px', height: '24px' });
    expect(await looksOf(specimen(page, 'Notes'), ['border-top', 'border-radius'])).toEqual({
      'border-top': '1px solid rgba(0, 0, 0, 0.12)',
      'border-radius': '12px',
    });
  });

  test('sees a toast at the bottom in the middle (UI-01)', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openParts(page, 'overlays');
    await page.getByRole('button', { name: 'Move people' }).click();
    await expectToast(page, 'Moved 3 people to Second year, evening');
    const toast = page.locator('[data-toast]').first();
    await expectSoon(async () => {
      const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { middle: Math.round(box.x + box.width / 2), isAtTheFoot: box.y + box.height > 850 };
    }).toEqual({ middle: 640, isAtTheFoot: true });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  test('works the parts by keyboard alone', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openParts(page, 'inputs', 'overlays', 'charts');
    const focused = (): Promise<string> => page.evaluate<string>(`document.activeElement.innerText.trim()`);

    await page.getByRole('button', { name: 'Open the menu' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await focused()).toBe('Delete account');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Open the menu');

    const group = page.getByRole('combobox', { name: 'Group', exact: true });
    await group.fill('evening');
    await page.keyboard.press('Enter');
    expect(await group.inputValue()).toBe('Second year, evening');

    const chart = page.getByRole('figure', { name: 'Income by month' });
    await chart.getByRole('slider').focus();
    await page.keyboard.press('End');
    await chart.getByText('September 2026').waitFor();
    await page.keyboard.press('ArrowLeft');
    await chart.getByText('August 2026').waitFor();
    await page.keyboard.press('Escape');
    await chart.getByText('August 2026').waitFor({ state: 'detached' });

    const opener = page.getByRole('button', { name: 'Delete attempt' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate<boolean>(
        `document.activeElement === document.body || document.querySelector('dialog').contains(document.activeElement)`,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Delete attempt');
  });

  test('reads a chart with a finger, as a table and as a file', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await page.setViewportSize({ width: 390, height: 900 });
    await openParts(page, 'charts');
    const chart = page.getByRole('figure', { name: 'Income by month' });
    await chart.scrollIntoViewIfNeeded();
    const field = await chart.getByRole('slider').boundingBox();
    await page.mouse.click(field!.x + field!.width - 3, field!.y + 60);
    await chart.getByText('September 2026').waitFor();
    await expectSoundAt(page, 390, 'catalogue-chart-read', 'figure');

    await chart.getByRole('button', { name: 'Show as table' }).click();
    expect(await chart.getByRole('row').last().innerText()).toBe(
      ['September 2026', '$21,700', '$12,600', '$29,900'].join('\t'),
    );
    await expectSoundAtEveryWidth(page, 'catalogue-chart-table', 'figure');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('income.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('"2026-04",16400,,24100\r\n');
  });

  test('is asked before leaving a form with changes (UI-20) (UI-21)', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openParts(page, 'inputs');
    await page.getByLabel('Campus of study').selectOption('Walsall');
    await page.getByRole('link', { name: 'Privacy' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Unsaved changes. Are you sure you want to leave this page?').waitFor();
    await expectSound(page, OPENED);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expectHeading(page, 'Parts');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await question.getByRole('button', { name: 'Leave page' }).click();
    await page.waitForURL('**/privacy');
  });
});

describe('everybody else', () => {
  test('finds no catalogue, and nothing of it in what the site sends', async ({ page }) => {
    await visit(page, CATALOGUE);
    await expectHeading(page, /404/);
    const files = (await readdir('dist/web/assets')).filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(files.map((name) => readFile(`dist/web/assets/${name}`, 'utf8')));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => script.includes('Every basic part in every state'))).toEqual([]);
  });

  test('fetches no part for the login page that only opens after signing in', async ({ page }) => {
    await visit(page, '/login');
    const scripts = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
    );
    const names = scripts.map((address) =>
      address
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{7}\.js$/, ''),
    );
    expect(names).toContain('parts');
    expect(names).not.toContain('college-parts');
  });
});
