import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Site } from '#testing/site/site.ts';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { arrive, logIn, logOut, visit } from '#testing/site/site-visit.ts';
import { COUNTRIES } from '#slices/regions/rules/countries.ts';

const lydia = 'lydia@example.org';
const password = 'seller of purple cloth';

async function groupId(site: Site, isOpen: boolean): Promise<string> {
  const text = 'select id from student_group where open_for_sign_up = $1 limit 1';
  const [group] = await site.query<{ id: string }>(text, [isOpen]);
  return group?.id ?? '';
}

test('a visitor registers, sets a password by mail, and is a student (AUTH-43, AUTH-45, AUTH-46, AUTH-47, AUTH-48, AUTH-49, AUTH-50, AUTH-51, AUTH-52, AUTH-61, AUTH-62, AUTH-66)', async ({
  page,
  site,
}) => {
  const group = await groupId(site, true);
  await visit(page, `/create-account/${group}`);
  await expectHeading(page, 'Create Account');
  await expectText(page, 'Register for Foundations of Faith');
  await page.getByLabel('First name').fill('Lydia');
  await page.getByLabel('Last name').fill('Thyatira');
  await page.getByLabel('Email').fill(lydia);
  await page.getByLabel('Country').selectOption({ label: 'Greece' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectHeading(page, 'Check Your Email');
  await expectText(page, lydia);
  expect(await page.getByLabel('First name').count()).toBe(0);
  await arrive(page);
  expect(Traffic.of(page).calls('selfCreateAccount')[0]?.variables).toMatchObject({
    groupId: group,
    country: 'GRC',
    locale: 'en',
  });

  const link = linkIn(await openMail(site, lydia, /^Confirm your email/), site);
  expect(link).toContain('/enroll-account/');
  await visit(page, link);
  await expectHeading(page, 'Set your password');
  await expectText(page, 'At least 6 characters.');
  const setPassword = page.getByRole('button', { name: 'Set password' });
  await setPassword.click();
  await page.getByRole('alert').getByText('Required field missing').waitFor();
  await page.getByLabel('New password').fill('12345');
  await setPassword.click();
  await page.getByRole('alert').getByText('Use at least 6 characters').waitFor();
  expect(Traffic.of(page).calls('recoverPassword')).toEqual([]);
  await page.getByLabel('New password').fill(password);
  await setPassword.click();
  await expectToast(page, 'Password set, login with new password.');
  expect(Traffic.of(page).calls('recoverPassword')[0]?.variables['newPassword']).toBe(
    createHash('sha256').update(password).digest('hex'),
  );

  await logIn(page, lydia, password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectHeading(page, /, Lydia$/);
  await expectText(page, 'Foundations of Faith, free online course');
  await logOut(page);

  await visit(page, link);
  await expectText(page, 'This link has expired or was already used.');
});

test('every field is needed (AUTH-55, AUTH-56, AUTH-57, AUTH-58, AUTH-59)', async ({ page, site }) => {
  await visit(page, `/create-account/${await groupId(site, true)}`);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectText(page, 'Please correct these 4 fields:');
  for (const label of ['First name', 'Last name', 'Email', 'Country']) {
    const field = page.getByLabel(label);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const problem = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${problem}"]`).innerText()).toBe('Required field missing');
  }
  await arrive(page);
  expect(Traffic.of(page).calls('selfCreateAccount')).toEqual([]);
});

test('the countries are those of the list, and the server takes no other (AUTH-60, AUTH-65)', async ({
  page,
  site,
}) => {
  await visit(page, `/create-account/${await groupId(site, true)}`);
  const offered = await page.evaluate<string[]>(
    `Array.from(document.querySelector('select[name=country]').options, (option) => option.value)`,
  );
  const known = COUNTRIES.map(({ alpha3Code }) => alpha3Code);
  expect(offered.filter(Boolean).toSorted()).toEqual(known.toSorted());
  await page.getByLabel('First name').fill('Nimrod');
  await page.getByLabel('Last name').fill('of Shinar');
  await page.getByLabel('Email').fill('nimrod@example.org');
  await page.evaluate(`document.querySelector('select[name=country]').add(new Option('Shinar', 'SHI'))`);
  await page.getByLabel('Country').selectOption('SHI');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Choose a country from the list.');
  await expectHeading(page, 'Create Account');
});

test('a user who has an account is told so and taken to the login (AUTH-63, AUTH-64)', async ({
  page,
  site,
}) => {
  await visit(page, `/create-account/${await groupId(site, true)}`);
  await page.getByLabel('First name').fill('Mateo');
  await page.getByLabel('Last name').fill('Herrera');
  await page.getByLabel('Email').fill('student@berea.test');
  await page.getByLabel('Country').selectOption('USA');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'You already have an account. Please log in.');
  expect(await page.locator('[data-toast=info]').count()).toBe(1);
  await expectAddress(page, '/login');
  expect(await page.getByLabel('Email').inputValue()).toBe('student@berea.test');
});

test('the link of the mail names the language of the form, which is English otherwise (AUTH-53, AUTH-54)', async ({
  page,
  site,
}) => {
  const path = `/create-account/${await groupId(site, true)}`;
  const html = page.locator('html');
  await visit(page, `${path}?suggestedLocale=de_DE`);
  expect(await html.getAttribute('lang')).toBe('de-DE');
  expect(await page.locator('option[value="GRC"]').innerText()).toBe('Griechenland');
  await visit(page, path);
  expect(await html.getAttribute('lang')).toBe('en');
  expect(await page.locator('option[value="GRC"]').innerText()).toBe('Greece');
});

test('a group that is not open shows no more than that there is no access (NAV-85)', async ({
  page,
  site,
}) => {
  await visit(page, `/create-account/${await groupId(site, false)}`);
  await expectText(page, 'No Access');
  expect(await page.getByLabel('First name').count()).toBe(0);
});
