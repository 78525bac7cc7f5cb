import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectText } from '#testing/site/site-expectations.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';

/** A student in Walsall asks about a course whose teacher has no account. */
const ask = (site: Site, message: string) =>
  site.query(
    `insert into help_request (id, person_id, message, asked_at, course_group_id)
     select $1, m.person_id, $2, now() - interval '2 days', c.id
     from course_group c join region r on r.id = c.region_id and r.name = 'Walsall'
     join group_member m on m.group_id = c.group_id limit 1`,
    [randomUUID(), message],
  );

test('manager’s morning: what waits stands on the home page with its age, is done from there, and is counted down (DASH-01)', async ({
  page,
  site,
}) => {
  await ask(site, 'May I hand in a day later?');
  await signInAs(page, 'manager.uk');
  await expectText(page, /since/);
  const answers = page.getByText(/^\d+ answers to mark$/).first();
  const before = Number.parseInt((await answers.textContent()) ?? '', 10);

  await page.getByRole('link', { name: /^1 question about a course at your campus.* since/ }).click();
  await page.getByRole('dialog').getByText('May I hand in a day later?').waitFor();
  await arrive(page);
  await page.getByRole('textbox', { name: 'Reply' }).fill('Yes, until Friday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reply and close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await visit(page, '/dashboard');
  expect(await page.getByText(/question about a course/).count()).toBe(0);
  await page
    .getByRole('link', { name: /answers to mark/ })
    .first()
    .click();
  await page.getByLabel(/^Points/).fill('6');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expectText(page, /^Answer 2 of /);

  await visit(page, '/dashboard');
  await expectText(page, `${before - 1} answers to mark`);
});
