import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from '#testing/site/site.ts';
import { expectAddress, expectHeading } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, chooseFromBar, quiet, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

async function impersonateStudent(page: Page, site: Site): Promise<string> {
  const [student] = await site.query<{ id: string }>(
    `select id from person where email = 'student@berea.test'`,
  );
  const userId = student?.id ?? '';
  await signInAs(page, 'admin', `/users/${userId}`);
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await page.getByLabel('Reason').fill('a question about a group');
  await page.getByRole('button', { name: 'Start' }).click();
  await expectHeading(page, /, Mateo$/);
  return userId;
}

test('an administrator never forgets in whose place they are, on whatever device', async ({ page, site }) => {
  await impersonateStudent(page, site);
  await expectSoundAtEveryWidth(page, 'impersonating');
});

test('an administrator reads another’s site in a language of their choice, and leaves that person’s alone', async ({
  page,
  site,
}) => {
  await impersonateStudent(page, site);
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('it_IT');
  await expectHeading(page, /^Buon.+, Mateo$/);
  await arrive(page);
  expect(await site.query(`select locale from person where email = 'student@berea.test'`)).toEqual([
    { locale: 'en' },
  ]);
});

test.for(['complementary', 'banner'] as const)(
  'an administrator sees the site as a student, and leaves by the %s as themselves (USER-27, AUTH-77, AUTH-78, NAV-71, NAV-72)',
  async (place, { page, site }) => {
    const userId = await impersonateStudent(page, site);
    await page.getByRole('complementary').getByText('You’re signed in as Mateo Herrera.').waitFor();

    if (place === 'banner') await chooseFromBar(page, 'Account of Mateo Herrera', 'Logout');
    else await page.getByRole(place).getByRole('button', { name: 'Logout' }).click();
    await expectAddress(page, `/users/${userId}`);
    await page.getByRole('banner').getByText('Jonathan Whitfield').waitFor();
    await quiet(page);
    expect(await page.getByText('You’re signed in as').count()).toBe(0);
    await page.goto('/dashboard');
    await expectHeading(page, /, Jonathan$/);
    await arrive(page);
  },
);
