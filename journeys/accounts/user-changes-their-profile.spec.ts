import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import {
  expectAddress,
  expectHeading,
  expectSoon,
  expectText,
  expectToast,
} from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function openProfile(page: Page, account?: string): Promise<void> {
  await (account === undefined ? visit(page, '/profile') : signInAs(page, account, '/profile'));
  await expectHeading(page, 'Profile Settings');
  await field(page, 'First name').waitFor();
}

test('a user changes their profile and finds it so the next time (USER-29) (USER-30) (USER-31) (USER-32) (USER-33) (USER-34)', async ({
  page,
}) => {
  await openProfile(page, 'freshman');
  await expectSoundAtEveryWidth(page, 'profile');
  const typed = {
    Location: 'Pueblo',
    'Social user name': '@freshman',
    'Home page': 'freshman.example.org',
    'Work phone': '+1 719 555 0142',
    'Other phone': '(719) 555-0143',
    'School email': 'freshman@school.example',
  };
  for (const [name, words] of Object.entries(typed)) await field(page, name).fill(words);
  await field(page, 'Currency').selectOption('GBP');
  await field(page, 'Time zone').selectOption('Europe/London');
  await save(page);
  await expectToast(page, 'Your profile was saved.');
  await openProfile(page);
  for (const [name, words] of Object.entries({ ...typed, 'Home page': 'https://freshman.example.org' }))
    expect(await field(page, name).inputValue()).toBe(words);
  expect(await field(page, 'Currency').inputValue()).toBe('GBP');
  expect(await field(page, 'Time zone').inputValue()).toBe('Europe/London');
});

test('what cannot be right is told beside its field and in the summary, and nothing is sent', async ({
  page,
}) => {
  await openProfile(page, 'freshman');
  await field(page, 'Mobile phone').fill('call me');
  await field(page, 'Home page').fill('javascript:alert(1)');
  await field(page, 'Last name').fill('');
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Last name' });
  await summary.waitFor();
  expect(await summary.innerText()).toContain('Enter a phone number');
  expect(await field(page, 'Home page').getAttribute('aria-invalid')).toBe('true');
  await expectSoundAtEveryWidth(page, 'profile-wrong');
});

test('a profile changed in two windows loses nothing', async ({ page }) => {
  await openProfile(page, 'freshman');
  const other = await page.context().newPage();
  await openProfile(other);
  await field(other, 'Location').fill('Boise');
  await save(other);
  await expectToast(other, 'Your profile was saved.');
  await other.close();

  await field(page, 'Social user name').fill('@second.window');
  await save(page);
  await expectToast(page, 'This was changed in another window');
  await expectSoon(() => field(page, 'Location').inputValue()).toBe('Boise');
  expect(await field(page, 'Social user name').inputValue()).toBe('@second.window');
  await save(page);
  await expectToast(page, 'Your profile was saved.');
});

test('changes are kept behind the other tab, and asked about before they are left (UI-20)', async ({
  page,
}) => {
  await openProfile(page, 'freshman');
  await field(page, 'Location').fill('Somewhere new');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expectAddress(page, '/profile?tab=account');
  await page.getByRole('link', { name: 'Profile', exact: true }).last().click();
  expect(await field(page, 'Location').inputValue()).toBe('Somewhere new');
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('dialog');
  await question.waitFor();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expectAddress(page, '/dashboard');
});

test('a picture is cut to a square, shown, and removed again', async ({ page }) => {
  await openProfile(page, 'freshman');
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#5aa4b7' } })
    .jpeg()
    .toBuffer();
  await field(page, 'New picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByLabel('Part of the picture').press('ArrowRight');
  await expectSoundAtEveryWidth(page, 'profile-crop');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expectToast(page, 'Your picture was saved.');
  const face = page.getByRole('main').locator('img');
  await face.waitFor();
  await expectSoon(() =>
    page.evaluate<number>(
      `document.querySelector('main img').naturalWidth / document.querySelector('main img').naturalHeight`,
    ),
  ).toBe(1);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expectToast(page, 'Your picture was removed.');
  await face.waitFor({ state: 'detached' });
});

test('addresses are added, changed and removed, and only the country is required (USER-35) (REG-09) (REG-10) (REG-11)', async ({
  page,
}) => {
  await openProfile(page, 'freshman');
  await page.getByRole('button', { name: 'Add address' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Address name').fill('Holidays');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByText('Country: Required field missing').waitFor();
  await expectSoundAtEveryWidth(page, 'profile-address');
  await sheet.getByLabel('Country').selectOption({ label: 'Italy' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The address was saved.');

  await page.getByRole('button', { name: 'Edit: Holidays' }).click();
  await page.getByRole('dialog').getByLabel('City').fill('<Roma> & co');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectText(page, '<Roma> & co');

  await page.getByRole('button', { name: 'Remove: Holidays' }).click();
  await page.getByRole('dialog').getByText('Are you sure? This is permanent!').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
  await expectToast(page, 'The address was removed.');
  await page.getByRole('button', { name: 'Edit: Holidays' }).waitFor({ state: 'detached' });
});

test('an address that is refused is told in a toast (REG-12)', async ({ page, site }) => {
  await openProfile(page, 'freshman');
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await site.query(
    `delete from address a using person p where p.id = a.person_id and p.email = 'freshman@berea.test'`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
  await expectToast(page, 'This doesn’t exist, or you can’t change it.');
});

test('the profile speaks another language, on every device', async ({ page, site }) => {
  await openProfile(page, 'companion');
  await field(page, 'Language').first().selectOption('de_DE');
  await save(page);
  await expectHeading(page, 'Profileinstellungen');
  await expectSoundAtEveryWidth(page, 'profile-german');
  await visit(page, '/profile?tab=account');
  await expectHeading(page, 'Konto');
  await page.getByRole('heading', { name: 'Geräte' }).waitFor();
  await expectSoundAtEveryWidth(page, 'account-german');
  await site.query(`update person set locale = 'en' where email = 'companion@berea.test'`);
});
