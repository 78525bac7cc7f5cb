import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';

/** Eight classes that the student has missed on one day some days ago, more than any term forgives; nothing was asked for it yet. */
const MISSED = `with free as (
    select p.id as person_id, m.group_id, m.region_id, d::date as day, r.time_zone
    from person p join group_member m on m.person_id = p.id and m.last_day is null
    join group_schema s on s.group_id = m.group_id join region r on r.id = m.region_id
    cross join generate_series(current_date - 20, current_date - 3, interval '1 day') d
    where p.email = 'student@berea.test' and not exists (select from leave_request l
      where l.person_id = p.id and l.group_id = m.group_id and d::date between l.first_day and l.last_day)
    order by d limit 1),
  held as (
    insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
    select region_id, group_id, (day + n * interval '40 minutes') at time zone time_zone,
      (day + n * interval '40 minutes' + interval '30 minutes') at time zone time_zone, now(), array[person_id]
    from free, generate_series(1, 8) n returning id, region_id),
  missed as (
    insert into attendance_mark (session_id, person_id, region_id, kind, taken_at)
    select held.id, free.person_id, held.region_id, 'ABSENT', now() from held, free)
  select to_char(day, 'MM/DD/YYYY') as day, array_agg(held.id) as ids from free, held group by day`;

/** All that the student's own pages say of attendance, of this month and the one before, and of grades. */
async function standingOf(page: Page): Promise<{ attendance: string; grades: string }> {
  await visit(page, '/student/grades');
  const grades = await page.locator('main').innerText();
  await visit(page, '/student/attendance');
  const thisMonth = await page.locator('main').innerText();
  const earlier = page.getByRole('button', { name: 'Previous month' });
  if (await earlier.isEnabled()) await earlier.click();
  return { attendance: thisMonth + (await page.locator('main').innerText()), grades };
}

const TAB = '/student/attendance?tab=leave-requests';

test('a student asks for leave, the dean is mailed, an admin reads the effect and approves, and takes it back (ATT-10) (ATT-15) (ATT-18) (ATT-21) (ATT-22) (NAV-41)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [missed] = await site.query<{ day: string; ids: string[] }>(MISSED);
  const { day, ids } = missed ?? { day: '', ids: [] };
  await signInAs(page, 'student', TAB);
  const before = await standingOf(page);
  await visit(page, TAB);
  await page.getByRole('button', { name: 'Request leave' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill(day);
  await page.getByRole('textbox', { name: 'To' }).fill(day);
  await page.getByLabel('Type').selectOption('Family');
  await page.getByLabel('Reason').fill('My sister was ill.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('She was in our care on that day.'),
  });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Your request was sent.');

  const toDean = await openMail(site, 'dean@berea.test', /^Mateo Herrera has requested leave\.$/);
  expect(toDean.text).toContain('Reason: My sister was ill.');

  const office = await openBrowser(site);
  await signInAs(office, 'admin', '/attendance-leave-requests?search=Mateo&sort=-ASKED');
  await office.getByRole('button', { name: 'Decide about Mateo Herrera' }).first().click();
  await expectText(office, 'My sister was ill.');
  await expectText(office, /^8 sessions become Excused/);
  const letter = await office.getByRole('link', { name: 'letter.txt' }).getAttribute('href');
  const fetched = await office.request.get(site.origin + letter);
  expect(await fetched.text()).toBe('She was in our care on that day.');
  await office.getByLabel('Note to Mateo').fill('We hope she is well again.');
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectToast(office, 'Mateo Herrera: leave approved');

  const toStudent = await openMail(site, 'student@berea.test', /^Your leave request has been approved\.$/);
  expect(toStudent.text).toContain('Note from the college: We hope she is well again.');
  const link = linkIn(toStudent, site);
  expect(link).toBe(site.origin + TAB);
  await page.goto(link);
  await arrive(page);
  await expectText(page, 'We hope she is well again.');

  const excused = await standingOf(page);
  expect(excused.attendance).toMatch(/Absent → leave approved by .+ → Excused/);
  // Eight absences fewer cost less, in the term and in the grades of its courses.
  expect(before.attendance).not.toBe(excused.attendance);
  expect(excused.grades).not.toBe(before.grades);

  await visit(office, '/attendance-leave-requests?tab=approved&search=Mateo&sort=-ASKED');
  await expectHeading(office, 'Leave requests');
  await office.getByRole('button', { name: 'Mateo Herrera', exact: true }).first().click();
  await office.getByRole('button', { name: 'Undo decision' }).click();
  await expectToast(office, 'Mateo Herrera: decision undone');
  await openMail(site, 'student@berea.test', /^Your leave request is pending again\.$/);
  expect(await standingOf(page)).toEqual(before);
  await visit(page, TAB);
  await page.getByText('My sister was ill.').waitFor();
  expect(await page.getByText('We hope she is well again.').count()).toBe(0);
  await site.query(`delete from class_session where id in (${ids.map((id) => `'${id}'`).join()})`);
  await site.query(`delete from leave_request where reason = 'My sister was ill.'`);
});
