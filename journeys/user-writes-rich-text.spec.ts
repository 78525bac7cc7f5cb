import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { openParts, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAt, expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

/** The editor's own code and that of its packages. */
const EDITOR = '/assets/writing-area-';
const EDITOR_ADDRESS = `**${EDITOR}*`;

const FROM_WORD = `<html><head><style>p { color: red }</style></head><body>
  <p class=MsoNormal style='margin:0'>We <b style='color:red'>meet</b>:<o:p></o:p></p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Hymn book</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Pen</p></body></html>`;

const specimen = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const post = (page: Page): Locator => page.getByRole('textbox', { name: 'Noticeboard post' });
const handedOver = (page: Page): Promise<string> => page.locator('textarea[name=post]').inputValue();

async function openEmpty(page: Page): Promise<void> {
  await openParts(page, 'richText');
  await post(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expectSoon(() => handedOver(page)).toBe('');
}

/** As a browser hands it over when a user pastes where the cursor is. */
const paste = (page: Page, html: string): Promise<void> =>
  page.evaluate<void>(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);

const heightOf = async (part: Locator): Promise<number | undefined> => (await part.boundingBox())?.height;

describe('a user who writes', () => {
  test('types, marks up by keyboard, and saves clean HTML', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openEmpty(page);
    await page.keyboard.type('Chapel is at ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('six');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('.');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('Home');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(`document.activeElement.ariaLabel`)).toBe('Bulleted list');
    await page.keyboard.press('Enter');
    // The cursor goes back into the text with the next picture that is drawn.
    await expectSoon(() => page.evaluate(`document.activeElement.role`)).toBe('textbox');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bring a pen');
    const written = '<ul><li><p>Chapel is at <strong>six</strong>.</p></li><li><p>Bring a pen</p></li></ul>';
    expect(await handedOver(page)).toBe(written);
    await specimen(page, 'Rich text editor').getByRole('button', { name: 'Save' }).click();
    await expectToast(page, JSON.stringify({ post: written }));
  });

  test('pastes a page of Word and takes it back', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openEmpty(page);
    await paste(page, FROM_WORD);
    await expectSoon(() => handedOver(page)).toBe(
      '<p>We <strong>meet</strong>:</p><ul><li><p>Hymn book</p></li><li><p>Pen</p></li></ul>',
    );
    await page.keyboard.press('Control+Z');
    await expectSoon(() => handedOver(page)).not.toContain('Pen');
  });

  test('links words in a dialog, and goes on writing behind them', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await page.setViewportSize({ width: 390, height: 900 });
    await openEmpty(page);
    await page.keyboard.type('See the calendar');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await specimen(page, 'Rich text editor').getByRole('button', { name: 'Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add link' });
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await expectSoundAt(page, 390, 'rich-text-link', 'dialog[open]');
    await dialog.getByLabel('Address').fill('example.org/calendar');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await expectSoon(() => handedOver(page)).toBe(
      '<p>See the <a rel="noopener noreferrer nofollow" href="https://example.org/calendar">calendar</a> today</p>',
    );
  });

  test('finds the editor sound on every device', async ({ openBrowser, catalogue }) => {
    const page = await openBrowser(catalogue);
    await openParts(page, 'richText');
    await post(page).waitFor();
    await specimen(page, 'Rich text, empty').getByRole('button', { name: 'Save' }).click();
    await specimen(page, 'Rich text, empty').getByText('Required field missing').last().waitFor();
    await expectSoundAtEveryWidth(page, 'rich-text', 'section[aria-label^="Rich text"]');
  });
});

describe('the editor', () => {
  test('is as high as what stands there before it has come, on every device', async ({
    openBrowser,
    catalogue,
  }) => {
    const page = await openBrowser(catalogue);
    for (const width of [1280, 768, 390]) {
      const held = Promise.withResolvers<void>();
      await page.setViewportSize({ width, height: 900 });
      await page.route(EDITOR_ADDRESS, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/catalogue?only=richText');
      const part = specimen(page, 'Rich text editor');
      await part.getByRole('heading', { name: 'Chapel on Friday' }).waitFor();
      const before = await heightOf(part);
      held.resolve();
      await post(page).waitFor();
      expect({ width, height: await heightOf(part) }).toEqual({ width, height: before });
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('that does not come is asked for again, and the text is there meanwhile', async ({
    openBrowser,
    catalogue,
    troubles,
  }) => {
    troubles.expect('the editor is out of reach', /ERR_CONNECTION_REFUSED/);
    const page = await openBrowser(catalogue);
    await page.route(EDITOR_ADDRESS, (route) => route.abort('connectionrefused'));
    await openParts(page, 'richText');
    const part = specimen(page, 'Rich text editor');
    await part.getByText('The editor couldn’t be loaded. Your text is safe.').waitFor();
    await part.getByRole('heading', { name: 'Chapel on Friday' }).waitFor();
    await page.unroute(EDITOR_ADDRESS);
    await part.getByRole('button', { name: 'Try again' }).click();
    await post(page).click();
    await page.keyboard.type('Hello');
    await expectSoon(() => handedOver(page)).toContain('Hello');
  });

  test('comes only where a user writes, not to the login page or the first screen', async ({
    openBrowser,
    catalogue,
  }) => {
    const page = await openBrowser(catalogue);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await signInAs(page, 'student');
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((address) => address.includes(EDITOR))).toEqual([]);
    await openParts(page, 'richText');
    await post(page).waitFor();
    expect(fetched.filter((address) => address.includes(EDITOR))).not.toEqual([]);
  });
});
