import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

/** No other story has it. */
const CATEGORY = 'Prison visits';

/** Units are written without a break. */
const inWords = (words: string): RegExp => new RegExp(words.replaceAll(' ', '\\s'));

async function log(page: Page, hours: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Log hours' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category').selectOption(CATEGORY);
  await dialog.getByLabel('Hours', { exact: true }).fill(hours);
  await dialog.getByRole('button', { name: '+30 min' }).click();
  await dialog.getByLabel('What you did').fill(note);
  await dialog.getByRole('button', { name: 'Log hours' }).click();
  await expectToast(page, 'Your hours were logged. A manager confirms them.');
}

/** The row of the hours with a note, in the queue of the category. */
async function openHours(office: Page, categoryId: string, note: string): Promise<void> {
  await visit(office, `/timelogs?categoryId=${categoryId}`);
  await office.getByRole('row').filter({ hasText: note }).getByRole('button', { name: 'Decide' }).click();
  await office.getByText(`${CATEGORY} so far`).waitFor();
}

test('a student logs hours, a manager confirms some and refuses others, and the student reads it (HOURS-01) (HOURS-02) (HOURS-03) (HOURS-04) (NAV-19)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [group] = await site.query<{ id: string }>(
    `select m.group_id as id from group_member m join student_group g on g.id = m.group_id join person p on p.id = m.person_id
     where p.email = 'student@berea.test' and m.last_day is null and g.archived_at is null order by m.first_day desc limit 1`,
  );
  const office = await openBrowser(site);
  await signInAs(office, 'manager', `/timelogs?tab=requirements&groupId=${group?.id}`);
  await office.getByRole('button', { name: 'Add category' }).click();
  await office.getByRole('dialog').getByLabel('English').fill(CATEGORY);
  await office.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectToast(office, `${CATEGORY} was saved.`);
  await office.getByRole('textbox', { name: CATEGORY }).fill('10');
  await office.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, 'Requirements saved');
  await expectSoundAtEveryWidth(office, 'timelogs-requirements');
  const [category] = await site.query<{ id: string }>(
    `select id from hour_category where names ->> 'en' = '${CATEGORY}'`,
  );
  const categoryId = category?.id ?? '';

  await signInAs(page, 'student', `/student/hours?groupId=${group?.id}`);
  const ring = page.getByRole('img', { name: CATEGORY });
  await ring.waitFor();
  await log(page, '2', 'Sang with the men');
  await log(page, '4', 'Drove the bus');
  await expect
    .poll(() => ring.getAttribute('aria-label'))
    .toMatch(inWords('0 hr confirmed, 7 hr pending, 10 hr required'));
  await expectSoundAtEveryWidth(page, 'student-hours');

  await openHours(office, categoryId, 'Sang with the men');
  await expectText(office, inWords('0 hr confirmed, 7 hr pending, 10 hr required'));
  await office.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(office, 'Mateo Herrera: hours confirmed');
  await visit(office, '/timelogs');
  await expectSoundAtEveryWidth(office, 'timelogs');
  await openHours(office, categoryId, 'Drove the bus');
  await office.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expectText(office, 'Say why the hours are refused.');
  await office.getByLabel('Note to Mateo').fill('The bus was not for the prison.');
  await office.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expectToast(office, 'Mateo Herrera: hours refused');
  await visit(office, `/timelogs?tab=totals&groupId=${group?.id}&search=Mateo`);
  await expectText(office, inWords('2 hr 30 min'));
  await expectSoundAtEveryWidth(office, 'timelogs-totals');

  await visit(page, `/student/hours?groupId=${group?.id}`);
  expect(await ring.getAttribute('aria-label')).toMatch(
    inWords('2 hr 30 min confirmed, 0 hr pending, 10 hr required'),
  );
  await page.getByRole('link', { name: 'Details' }).click();
  await expectText(page, 'The bus was not for the prison.');
  await expectSoundAtEveryWidth(page, 'student-hours-details');

  await site.query(`delete from hour_entry where category_id = '${categoryId}'`);
  await site.query(`delete from hour_requirement where category_id = '${categoryId}'`);
  await site.query(`delete from hour_category where id = '${categoryId}'`);
});
