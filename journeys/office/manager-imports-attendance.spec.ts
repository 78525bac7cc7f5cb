import { expect } from 'vitest';
import { expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

interface Held {
  sessionId: string;
  studentId: string;
  number: string;
  day: string;
  start: string;
}

test('a manager imports past attendance: what is wrong is named, what is good is stored, and taken back', async ({
  page,
  site,
}) => {
  // A person who was there in a class of last month, the only one of the group on that day.
  const [held] = await site.query<Held>(
    `select s.id as "sessionId", p.id as "studentId", p.student_number::text as number,
       to_char(s.starts_at at time zone r.time_zone, 'YYYY-MM-DD') as day, to_char(s.starts_at at time zone r.time_zone, 'HH24:MI') as start
     from class_session s join region r on r.id = s.region_id join person m on m.email = 'manager@berea.test' and r.id = any (m.region_ids)
     join person p on p.id = any (s.roll_person_ids) and p.student_number is not null and p.email not like '%@berea.test'
     join group_member g on g.person_id = p.id and g.group_id = s.group_id and g.last_day is null
     where s.starts_at between now() - interval '60 days' and now() - interval '20 days'
       and not exists (select from attendance_mark k where k.session_id = s.id and k.person_id = p.id)
     order by s.starts_at, s.id, p.id limit 1`,
  );
  if (!held) throw new Error('Nobody was in a class.');
  const markOf = () =>
    site.query<{ kind: string }>(
      'select kind from attendance_mark where session_id = $1 and person_id = $2',
      [held.sessionId, held.studentId],
    );

  await signInAs(page, 'manager', '/attendances/import');
  await expectHeading(page, 'Import attendance');
  const lines = [
    'Student number,Date,Start,Status,Minutes late',
    `${held.number},${held.day},${held.start},L,12`,
    `${held.number},${held.day},${held.start},X,`,
    `999999999,${held.day},${held.start},A,`,
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'autumn.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expectText(page, '1 mark can be imported');
  await expectText(page, 'Status: “X” isn’t P, L, A or E');
  await expectText(page, 'Student: “999999999” isn’t a student of this campus');
  expect(await markOf()).toEqual([]);
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'attendance-import-checked');

  await page.getByRole('button', { name: 'Import 1 mark' }).click();
  await expectText(page, '1 mark was imported.');
  expect(await markOf()).toEqual([{ kind: 'LATE' }]);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expectText(page, '1 mark was taken back.');
  expect(await markOf()).toEqual([]);
});
