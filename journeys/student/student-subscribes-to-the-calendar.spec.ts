import ICAL from 'ical.js';
import { expect } from 'vitest';
import { expectHeading, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a student reads the month, gives the calendar to a program, and takes it back (DASH-01)', async ({
  page,
  site,
}) => {
  await signInAs(page, 'student', '/calendar?view=month');
  await expectHeading(page, 'Calendar');
  await arrive(page);
  // A full day of the month shows a few of its entries, the week all of them.
  await visit(page, '/calendar?view=week');
  await page
    .getByRole('button', { name: /Chapel/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Everyone is welcome.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Get the address' }).click();
  const address = (await page.locator('code').textContent()) ?? '';
  const { pathname } = new URL(address);
  const given = await fetch(site.origin + pathname);
  expect(given.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await given.text()) as []);
  const titles = calendar
    .getAllSubcomponents('vevent')
    .map((component) => component.getFirstPropertyValue('summary'));
  expect(titles).toContain('Chapel');

  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expectToast(page, 'The address was withdrawn.');
  expect((await fetch(site.origin + pathname)).status).toBe(404);
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'calendar');
});
