import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectHeading, expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { openParts, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAt } from '#testing/site/site-widths.ts';

const toastOf = (page: Page, words: string): Locator => page.locator('[data-toast]', { hasText: words });

/** However busy the machine is, the five seconds of a toast are not over before the story is. */
const SLOWLY = `document.querySelector('[data-toast]').getAnimations().forEach((a) => a.updatePlaybackRate(0.01))`;

interface Edges {
  top: number;
  bottom: number;
}

async function edgesOf(part: Locator): Promise<Edges> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no place.');
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
}

describe('a toast told while a dialog is open', () => {
  test('is read, reached by Tab, acted upon and closed without closing the dialog', async ({
    openBrowser,
    catalogue,
  }) => {
    const page = await openBrowser(catalogue);
    await page.setViewportSize({ width: 390, height: 900 });
    await openParts(page, 'overlays');
    await page.getByRole('button', { name: 'Add New', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New' });
    const tell = dialog.getByRole('button', { name: 'Tell from here' });
    const toast = toastOf(page, 'Moved into the other group');

    await tell.click();
    await toast.waitFor();
    await page.evaluate(SLOWLY);
    await expectSoundAt(page, 390, 'toast-over-dialog', 'dialog[open], [data-toast]');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.textContent`)).toBe('Undo');
    await page.keyboard.press('Enter');
    await toast.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);

    await tell.click();
    await toast.waitFor();
    await page.evaluate(SLOWLY);
    await toast.getByText('Moved into the other group').click();
    await toast.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);

    await tell.click();
    await toast.waitFor();
    await page.evaluate(SLOWLY);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await toast.isVisible()).toBe(true);
  });
});

describe('the tray', () => {
  test.for([1280, 390])(
    'stays in its corner while people move about, and covers neither toasts nor the foot of the page, at %i px',
    async (width, { openBrowser, catalogue }) => {
      const page = await openBrowser(catalogue);
      await page.setViewportSize({ width, height: 900 });
      await signInAs(page, 'student', '/catalogue?only=overlays');
      const tray = page.getByRole('complementary', { name: 'In progress' });
      expect(await tray.count()).toBe(0);
      await page.getByRole('button', { name: 'Begin work' }).click();
      await tray.getByText('Hermeneutics II, lesson 3.mp4').waitFor();

      await page.getByRole('button', { name: 'Tell news' }).click();
      await expectToast(page, 'A new version is ready');
      await page.evaluate(SLOWLY);
      await expectSoon(async () => {
        const [toast, corner] = await Promise.all([edgesOf(toastOf(page, 'A new version')), edgesOf(tray)]);
        return toast.bottom <= corner.top;
      }).toBe(true);

      await page.getByRole('link', { name: 'Privacy' }).click();
      await expectHeading(page, 'Privacy');
      await tray.getByText('Hermeneutics II, lesson 3.mp4').waitFor();
      await expectSoon(async () => {
        // The text of the page may still be on its way, and the page grow.
        await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight)`);
        const [words, corner] = await Promise.all([
          edgesOf(page.locator('footer span').last()),
          edgesOf(tray),
        ]);
        return words.bottom <= corner.top && corner.bottom <= 900;
      }).toBe(true);
    },
  );
});
