import { createHash } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import {
  expectAddress,
  expectHeading,
  expectSoon,
  expectText,
  expectToast,
} from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';
import { arrive, logIn, logOut, visit } from '#testing/site/site-visit.ts';

const forgetful = 'blocked@berea.test';
const newPassword = 'four words well remembered';
const CHECK_EMAIL = 'Check your email for a link to set your password.';
/** The subject of the mail with the link, in whatever language. */
const RESET = /eCharis/;

test('a user asks for a link, opens the mail and logs in with a new password (AUTH-24, AUTH-28, AUTH-29, AUTH-31, AUTH-33, AUTH-34, AUTH-35, AUTH-36, AUTH-37, AUTH-38, AUTH-39, AUTH-40)', async ({
  page,
  site,
}) => {
  const [before] = await site.query<{ hash: string }>(
    'select password_hash as hash from person where email = $1',
    [forgetful],
  );
  // Other stories sign in with the password that all accounts of the demo college have.
  onTestFinished(async () => {
    await site.query('update person set password_hash = $2 where email = $1', [forgetful, before?.hash]);
  });
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await arrive(page);
  await page.getByLabel('Email').fill(forgetful);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectToast(page, CHECK_EMAIL);

  const link = linkIn(await openMail(site, forgetful, RESET), site);
  expect(link).toContain('/reset-password/');
  await visit(page, link);
  await expectHeading(page, 'Choose a new password');
  await expectText(page, 'At least 6 characters.');
  await expectSoundAtEveryWidth(page, 'reset-password-open');
  const setPassword = page.getByRole('button', { name: 'Set password' });
  await setPassword.click();
  await page.getByRole('alert').getByText('Required field missing').waitFor();
  await page.getByLabel('New password').fill('12345');
  await setPassword.click();
  await page.getByRole('alert').getByText('Use at least 6 characters').waitFor();
  await arrive(page);
  expect(Traffic.of(page).calls('recoverPassword')).toEqual([]);

  await page.getByLabel('New password').fill(newPassword);
  await setPassword.click();
  await expectToast(page, 'Your password was changed. You can log in with it now.');
  await expectAddress(page, '/login');
  expect(Traffic.of(page).calls('recoverPassword')[0]?.variables).toEqual({
    token: link.split('/').at(-1),
    newPassword: createHash('sha256').update(newPassword).digest('hex'),
  });

  await logIn(page, forgetful, newPassword);
  await expectHeading(page, /, Tobias$/);
  await logOut(page);

  await visit(page, link);
  await expectText(page, 'This link has expired or was already used.');
  expect(await page.getByLabel('New password').count()).toBe(0);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expectHeading(page, 'Forgot Password');
});

test('a link that another user uses first is refused in a toast (AUTH-40)', async ({ page, site }) => {
  const other = 'student@berea.test';
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill(other);
  await page.getByRole('button', { name: 'Send link' }).click();
  await visit(page, linkIn(await openMail(site, other, RESET), site));
  await page.getByLabel('New password').fill(newPassword);
  await site.query(`update mailed_link set used_at = now() where used_at is null`);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectToast(page, 'This link has expired or was already used.');
});

test('a mailed link speaks the language of its reader on a device that speaks another', async ({
  page,
  site,
  openBrowser,
}) => {
  const reader = 'facilitator@berea.test';
  await site.query(`update person set locale = 'hu_HU' where email = $1`, [reader]);
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill(reader);
  await page.getByRole('button', { name: 'Send link' }).click();
  const link = linkIn(await openMail(site, reader, RESET), site);

  const phone = await openBrowser(site);
  await visit(phone, link);
  expect(await phone.locator('html').getAttribute('lang')).toBe('hu-HU');
  await phone.getByRole('contentinfo').getByRole('combobox').selectOption('uk_UA');
  await expectSoon(() => phone.locator('html').getAttribute('lang')).toBe('uk-UA');
  await phone.getByRole('banner').getByRole('link').last().click();
  await expectAddress(phone, '/login');
  expect(await phone.locator('html').getAttribute('lang')).toBe('uk-UA');
  await site.query(`update person set locale = 'en' where email = $1`, [reader]);
});

test('the secret of a mailed link goes to no other address', async ({ page, site }) => {
  await visit(page, `${site.origin}/reset-password/a-secret-token`);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await arrive(page);
  const sent = await Promise.all(
    Traffic.of(page).requests.map(async (request) => (await request.allHeaders())['referer'] ?? ''),
  );
  expect(sent.filter((referer) => referer.includes('a-secret-token'))).toEqual([]);
});

test('a user who never had a password asks for one in the same way (AUTH-25)', async ({ page }) => {
  await visit(page, '/set-password');
  await expectHeading(page, 'Set Password');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectToast(page, CHECK_EMAIL);
});

test('asking again and again is answered by the server’s message (AUTH-30)', async ({ page }) => {
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill('impatient@example.org');
  const send = page.getByRole('button', { name: 'Send link' });
  for (let times = 1; times <= 3; times += 1) {
    await send.click();
    await expectSoon(() => Traffic.of(page).calls('forgotPassword').length).toBe(times);
    await expectSoon(() => send.isEnabled()).toBe(true);
  }
  await send.click();
  await expectToast(page, /Please wait (59|60) minutes/);
});

test('the page that older mails lead to says it is done and links to the login (AUTH-41)', async ({
  page,
}) => {
  await visit(page, '/password-recoverd');
  await expectHeading(page, 'Your password is set');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expectAddress(page, '/login');
});
