import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import {
  expectAddress,
  expectHeading,
  expectSoon,
  expectSound,
  expectText,
  expectToast,
} from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const textCalled = (page: Page, id: string) => page.getByRole('article', { name: id, exact: true });
const ownWords = (page: Page, id: string) => textCalled(page, id).getByLabel('Custom text');

test('a translation is corrected by an administrator and read by a student (I18N-13)', async ({
  page,
  site,
  openBrowser,
}) => {
  const speak = (locale: string) =>
    site.query(`update person set locale = $1 where email = 'student@berea.test'`, [locale]);
  // Other stories meet the same student.
  onTestFinished(async () => void (await speak('en')));
  await speak('de_DE');
  await signInAs(page, 'admin', '/translations?locale=de_DE');
  await expectHeading(page, 'Translations');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'translations');

  await page.getByRole('searchbox').fill('privacy');
  await expectAddress(page, '/translations?locale=de_DE&search=privacy');
  await ownWords(page, 'privacy').fill('Ihre {welche} Daten');
  await textCalled(page, 'privacy').getByRole('button', { name: 'Save' }).click();
  await expectText(page, 'The English text has no placeholder welche: argument.');
  await ownWords(page, 'privacy').fill('Ihre Daten bei uns');
  await textCalled(page, 'privacy').getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved. Everyone sees it from now on.');

  const elsewhere = await openBrowser(site);
  await signInAs(elsewhere, 'student');
  await arrive(elsewhere);
  await elsewhere.getByRole('contentinfo').getByText('Ihre Daten bei uns').waitFor();

  await textCalled(page, 'privacy').getByRole('button', { name: 'Restore default text' }).click();
  await expectToast(page, 'The default text was restored.');
  await elsewhere.reload();
  await arrive(elsewhere);
  await elsewhere.getByRole('contentinfo').getByText('Datenschutz').waitFor();
  expect(await elsewhere.getByText('Ihre Daten bei uns').count()).toBe(0);
});

test('words that were typed outlive another search, and two windows never overwrite each other unseen', async ({
  page,
  openBrowser,
  site,
}) => {
  await signInAs(page, 'admin', '/translations?locale=fr_FR&search=welcomeBack');
  await ownWords(page, 'welcomeBack').fill('La paix soit avec vous');
  await page.getByRole('searchbox').fill('logout');
  await ownWords(page, 'logout').waitFor();
  await expectText(page, '1 unsaved text');

  const other = await openBrowser(site);
  await signInAs(other, 'admin', '/translations?locale=fr_FR&search=welcomeBack');
  await ownWords(other, 'welcomeBack').fill('Bienvenue chez vous');
  await textCalled(other, 'welcomeBack').getByRole('button', { name: 'Save' }).click();
  await expectToast(other, 'Saved. Everyone sees it from now on.');

  await page.getByRole('searchbox').fill('welcomeBack');
  await textCalled(page, 'welcomeBack').waitFor();
  expect(await ownWords(page, 'welcomeBack').inputValue()).toBe('La paix soit avec vous');
  await expectText(page, 'Saved elsewhere in the meantime: Bienvenue chez vous');
  await textCalled(page, 'welcomeBack').getByRole('button', { name: 'Discard' }).click();
  expect(await ownWords(page, 'welcomeBack').inputValue()).toBe('Bienvenue chez vous');
  await textCalled(page, 'welcomeBack').getByRole('button', { name: 'Restore default text' }).click();
  await expectToast(page, 'The default text was restored.');
});

test('the texts of a language are taken along as a file, and come back translated', async ({ page }) => {
  await signInAs(page, 'admin', '/translations?locale=de_DE&search=welcomeBack');
  await textCalled(page, 'welcomeBack').waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('translations-de_DE.csv');
  expect(file).toContain('"ID","Category","Where it’s shown","English","Default translation","Custom text"');
  expect(file).toContain('"welcomeBack","sign-in"');
  expect(file).toContain('"Welcome back","Willkommen zurück",');

  const filledIn = `${file.replace('"Willkommen zurück",', '"Willkommen zurück","Friede sei mit Ihnen"')}"none",,,,,"Nichts"\r\n`;
  await page.getByRole('button', { name: 'Import a file' }).click();
  const chosen = { name: 'translations-de_DE.csv', mimeType: 'text/csv', buffer: Buffer.from(filledIn) };
  await page.locator('dialog input[type=file]').setInputFiles(chosen);
  await page.getByText('2 lines with text: 1 change, 0 unchanged, 1 can’t be used.').waitFor();
  await page.getByText('A text with this ID doesn’t exist.').waitFor();
  await expectSound(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Save 1 text' }).click();
  await expectToast(page, '1 text saved. Everyone sees it from now on.');
  await expectSoon(() => ownWords(page, 'welcomeBack').inputValue()).toBe('Friede sei mit Ihnen');
  await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
  await expectSoon(() => ownWords(page, 'welcomeBack').inputValue()).toBe('');
});
