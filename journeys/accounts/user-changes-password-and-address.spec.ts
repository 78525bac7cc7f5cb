import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const NEW_PASSWORD = 'quiet harbour lamp';
const NEW_EMAIL = 'moved@berea.test';

const password = (page: Page) => page.locator('form#password');
const email = (page: Page) => page.locator('form#email');

async function openAccount(page: Page, account?: string): Promise<void> {
  const path = '/profile?tab=account';
  await (account === undefined ? visit(page, path) : signInAs(page, account, path));
  await expectHeading(page, 'Account');
  await page.getByText('This device').waitFor();
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await password(page).getByLabel('Current password', { exact: true }).fill(from);
  await password(page).getByLabel('New password', { exact: true }).fill(to);
  await password(page).getByRole('button', { name: 'Change password' }).click();
}

test('a new password logs the other devices out and this one stays (USER-30) (HOLE-15)', async ({
  page,
  openBrowser,
  site,
  troubles,
}) => {
  troubles.expect('the ended session in the console', /(frame|studentDashboardFirst) CallProblem/);
  const phone = await openBrowser(site);
  await signInAs(phone, 'owing');
  await openAccount(page, 'owing');
  await expectSoundAtEveryWidth(page, 'account');
  await changePassword(page, 'not my password', NEW_PASSWORD);
  await password(page).getByRole('alert').getByText('That isn’t your current password.').waitFor();
  await changePassword(page, DEMO_PASSWORD, NEW_PASSWORD);
  await expectToast(page, 'Your password was changed.');
  expect(await password(page).getByLabel('New password', { exact: true }).inputValue()).toBe('');
  await openAccount(page);
  await visit(phone, '/dashboard');
  await expectAddress(phone, '/login?redirect=%2Fdashboard');
  await openMail(site, 'owing@berea.test', /^Your eCharis password was changed$/);

  await openAccount(page);
  await changePassword(page, NEW_PASSWORD, DEMO_PASSWORD);
  await expectToast(page, 'Your password was changed.');
});

test('a new address counts once its mail is answered, and the old one is told (USER-30) (HOLE-15)', async ({
  page,
  site,
}) => {
  await openAccount(page, 'owing');
  await email(page).getByLabel('New email address').fill(NEW_EMAIL);
  await email(page).getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
  await email(page).getByRole('button', { name: 'Change email address' }).click();
  await expectText(page, `We’ve sent a link to ${NEW_EMAIL}`);
  const link =
    (await openMail(site, NEW_EMAIL, /^Confirm your new/)).links.find((one) =>
      one.includes('/confirm-email/'),
    ) ?? '';
  const path = new URL(link).pathname;

  await visit(page, path);
  await expectHeading(page, 'Confirm your email address');
  await expectSoundAtEveryWidth(page, 'confirm-email');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectText(page, 'Your email address was changed.');
  expect((await openMail(site, 'owing@berea.test', /address was changed/)).text).toContain(NEW_EMAIL);

  await visit(page, path);
  await expectText(page, 'This link has expired or was already used.');
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expectText(page, `You log in with ${NEW_EMAIL}.`);
  await site.query(`update person set email = 'owing@berea.test' where email = $1`, [NEW_EMAIL]);
});

test('devices are logged out one by one, or all at once', async ({ page, openBrowser, site, troubles }) => {
  troubles.expect('the ended session in the console', /(frame|studentDashboardFirst) CallProblem/);
  const phone = await openBrowser(site);
  await signInAs(phone, 'owing');
  await openAccount(page, 'owing');
  const others = page
    .getByRole('listitem')
    .filter({ hasText: 'Last used' })
    .filter({ hasNotText: 'This device' });
  await others.first().getByRole('button', { name: 'Log out: Chrome on Linux' }).click();
  await expectToast(page, 'Logged out: Chrome on Linux');
  await visit(phone, '/dashboard');
  await expectAddress(phone, '/login?redirect=%2Fdashboard');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByText('You’ll be logged out on all devices').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expectHeading(page, 'Welcome back');
  await visit(page, '/profile');
  await expectAddress(page, '/login');
});
