import { expect } from 'vitest';
import { expectText, expectToast } from '#testing/site/site-expectations.ts';
import { openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

/** A class of yesterday that the student has missed and nobody has excused. */
const MISSED = `with held as (
    insert into class_session (region_id, group_id, room, starts_at, ends_at, roll_taken_at, roll_person_ids)
    select m.region_id, m.group_id, 'Room of the story', now() - interval '30 hours', now() - interval '29 hours', now(), array[p.id]
    from person p join group_member m on m.person_id = p.id and m.last_day is null
    join group_schema s on s.group_id = m.group_id
    where p.email = 'student@berea.test' order by m.group_id limit 1
    returning id, region_id, roll_person_ids[1] as person_id)
  insert into attendance_mark (session_id, person_id, region_id, kind, taken_at)
  select id, person_id, region_id, 'ABSENT', now() from held returning session_id as id`;

const TAB = '/student/attendance?tab=absence-explanations';
const WORDS = 'The bridge was closed and I could not cross the river.';

test('a student explains an absence, an attendance admin excuses it and takes that back (ATT-24) (ATT-27) (ATT-29)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [missed] = await site.query<{ id: string }>(MISSED);
  const id = missed?.id ?? '';
  const statusNow = async () => {
    const [row] = await site.query<{ status: string }>(
      `select status from absence_explanation where session_id = '${id}'`,
    );
    return row?.status;
  };
  await signInAs(page, 'student', `${TAB}&explain=${id}`);
  await page.getByLabel('Why were you absent?').fill(WORDS);
  await page.locator('input[type=file]').setInputFiles({
    name: 'bridge.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The bridge is closed until noon.'),
  });
  await page.getByRole('button', { name: 'Send explanation' }).click();
  await expectToast(page, 'Your explanation was sent.');
  await expectText(page, WORDS);

  const office = await openBrowser(site);
  await signInAs(office, 'manager', '/attendances?tab=explanations&search=Mateo');
  await office
    .getByRole('row')
    .filter({ hasText: WORDS })
    .getByRole('button', { name: 'Mateo Herrera', exact: true })
    .click();
  await expectText(office, 'bridge.txt');
  await expectText(office, 'If excused');
  await office.getByLabel('Note to Mateo').fill('Thank you for the notice.');
  await office.getByRole('button', { name: 'Excuse', exact: true }).click();
  await expectToast(office, 'Mateo Herrera’s absence was excused.');
  expect(await statusNow()).toBe('EXCUSED');

  const mail = await openMail(site, 'student@berea.test', /^Your absence on .+ has been excused\.$/);
  expect(mail.text).toContain('Note from the college: Thank you for the notice.');
  await visit(page, TAB);
  await expectText(page, 'Thank you for the notice.');

  await visit(office, '/attendances?tab=explanations&status=EXCUSED&search=Mateo');
  await office
    .getByRole('row')
    .filter({ hasText: WORDS })
    .getByRole('button', { name: 'Mateo Herrera', exact: true })
    .click();
  await office.getByRole('button', { name: 'Take back decision' }).click();
  await expectToast(office, 'The decision on Mateo Herrera’s explanation was taken back.');
  expect(await statusNow()).toBe('PENDING');
  await openMail(site, 'student@berea.test', /^Your explanation for .+ is pending again\.$/);
  await site.query(`delete from class_session where id = '${id}'`);
});
