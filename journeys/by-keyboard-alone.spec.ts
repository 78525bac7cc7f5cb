import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { arrowTo, expectFocus, focus, tabTo } from '#testing/site/site-keyboard.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, visit } from '#testing/site/site-visit.ts';

async function typeNameAndPassword(page: Page, account: string): Promise<void> {
  await visit(page, '/login');
  expect(await focus(page)).toEqual({ name: 'Email', isMarked: true });
  await page.keyboard.type(`${account}@berea.test`);
  await page.keyboard.press('Tab');
  await tabTo(page, 'Password');
  await page.keyboard.type(DEMO_PASSWORD);
}

/** Types over what stands in the field that has the focus. */
async function typeOver(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

test('a user without a mouse logs in, looks around and logs out', async ({ page }) => {
  await typeNameAndPassword(page, 'onlysuper');
  await tabTo(page, 'Show password');
  await page.keyboard.press('Space');
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expectHeading(page, /, Dmytro$/);
  await arrive(page);

  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'System Log' }).waitFor();
  await arrowTo(page, 'System Log');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'System Log');
  await arrive(page);
  await tabTo(page, 'Action');
  await page.keyboard.type('nothing was ever called this');
  await page.keyboard.press('Enter');
  await expectText(page, 'No matches');

  await tabTo(page, 'Account of Dmytro Kovalenko');
  await page.keyboard.press('ArrowUp');
  await expectFocus(page, 'Logout');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/login');
});

test('a user without a mouse keeps their profile', async ({ page }) => {
  await typeNameAndPassword(page, 'dean');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await arrive(page);
  await tabTo(page, 'Account of Miriam Castellanos');
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, 'Profile');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Profile Settings');
  await arrive(page);

  await tabTo(page, 'First name');
  await typeOver(page, 'Priscilla');
  await tabTo(page, 'Work phone');
  await typeOver(page, '+1 719 555 0177');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your profile was saved.');

  await tabTo(page, 'Add address');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await arrive(page);
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await expectFocus(page, 'Add address');

  await page.reload();
  await arrive(page);
  expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('Priscilla');
  expect(await page.getByLabel('Work phone', { exact: true }).inputValue()).toBe('+1 719 555 0177');

  await tabTo(page, 'Account');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Account');
  await arrive(page);
  // The first one belongs to the change of the address.
  await tabTo(page, 'Current password');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Current password');
  await page.keyboard.type('not my password');
  await tabTo(page, 'New password');
  await page.keyboard.type('quiet harbour lamp');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('That isn’t your current password.').waitFor();
});

test('the first thing the Tab key finds leads past the menu', async ({ page }) => {
  await visit(page, '/privacy');
  await page.keyboard.press('Tab');
  expect(await focus(page)).toEqual({ name: 'Skip to content', isMarked: true });
  await page.keyboard.press('Enter');
  expect(await page.evaluate(`document.activeElement.id`)).toBe('main');
});

test('a form that cannot be sent takes the focus to its problems and from there to the field', async ({
  page,
}) => {
  await visit(page, '/login');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('alert');
  await arrive(page);
  await page.keyboard.press('Tab');
  expect(await focus(page)).toEqual({ name: 'Email', isMarked: true });
  await page.keyboard.press('Enter');
  await page.keyboard.type('somebody@example.org');
  expect(await page.getByLabel('Email').inputValue()).toBe('somebody@example.org');
});
