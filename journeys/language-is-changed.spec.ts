import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languageTag, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, logIn, signInAs, visit } from '#testing/site/site-visit.ts';

const picker = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

async function choose(page: Page, locale: Locale): Promise<void> {
  await picker(page).selectOption(locale);
  await expectSoon(() => page.locator('html').getAttribute('lang')).toBe(languageTag(locale));
  await arrive(page);
}

const appState = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse(await page.evaluate<string>(`localStorage.getItem('appState')`)) as Record<string, unknown>;

test('a visitor chooses a language, which a fresh page then speaks (I18N-07, I18N-08, I18N-09, NAV-69, API-36)', async ({
  page,
}) => {
  await visit(page, '/login');
  await page.evaluate(`globalThis.pageBefore = true`);
  await choose(page, 'de_DE');
  await expectHeading(page, 'Willkommen zurück');
  expect(await page.evaluate(`globalThis.pageBefore`)).toBeUndefined();
  const stored = await appState(page);
  expect(stored['publicLocale']).toBe('de_DE');
  expect(Object.keys(stored).toSorted()).toEqual([
    'adminDashRegionId',
    'publicLocale',
    'readLocale',
    'selectedDashboard',
    'selectedGroup',
    'selectedRegionId',
    'showHidden',
    'userGroups',
    'writeLocale',
  ]);
  await visit(page, '/forgot-password');
  await expectHeading(page, 'Passwort vergessen');
  await visit(page, '/privacy');
  await expectText(page, 'Datenschutz in Kürze');
});

test('what was typed is still there in the other language, except for a password', async ({ page }) => {
  await visit(page, '/login');
  await page.getByLabel('Email').fill('half@typed.test');
  await page.getByLabel('Password', { exact: true }).fill('not for storing');
  await choose(page, 'it_IT');
  expect(await page.locator('input[name=email]').inputValue()).toBe('half@typed.test');
  expect(await page.locator('input[name=password]').inputValue()).toBe('');
  expect(await page.evaluate(`JSON.stringify(sessionStorage)`)).not.toContain('typed');
});

test('every language of the college can be chosen and read at the login (I18N-01)', async ({ page }) => {
  await visit(page, '/login');
  const offered = await page.evaluate<string[]>(
    `Array.from(document.querySelector('footer select').options, (option) => option.value)`,
  );
  expect(offered).toEqual([...LOCALES]);
  await page.setViewportSize({ width: 390, height: 800 });
  const headings = new Set<string>();
  for (const locale of LOCALES.filter((one) => one !== 'en')) {
    await choose(page, locale);
    headings.add(await page.locator('h1').innerText());
  }
  expect(headings.size).toBe(LOCALES.length - 1);
});

test('a user’s language follows them to another browser (I18N-06)', async ({ page, site, openBrowser }) => {
  await signInAs(page, 'facilitator');
  await choose(page, 'fr_FR');
  await expectHeading(page, /^Bon.+, Samuel$/);
  const stored = await site.query(`select locale from person where email = 'facilitator@berea.test'`);
  expect(stored).toEqual([{ locale: 'fr_FR' }]);

  const elsewhere = await openBrowser(site);
  await visit(elsewhere, '/login');
  await logIn(elsewhere, 'facilitator@berea.test');
  await expectHeading(elsewhere, /^Bon.+, Samuel$/);
  await arrive(elsewhere);
  await site.query(`update person set locale = 'en' where email = 'facilitator@berea.test'`);
});

test('a text that staff have changed is the one that is read', async ({ page, site }) => {
  await site.query(
    `insert into translation (locale, message_id, text) values ('pl_PL', 'welcomeBack', 'Pokój z tobą')`,
  );
  await visit(page, '/login');
  await choose(page, 'pl_PL');
  await expectHeading(page, 'Pokój z tobą');
});
