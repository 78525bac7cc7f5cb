import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectText } from '#testing/site/site-expectations.ts';
import { press } from '#testing/site/site-press.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

/** A class of the facilitator that meets now, with two students in it. */
async function runningClass(site: Site): Promise<string> {
  const sessionId = randomUUID();
  await site.query(
    `with taught as (select t.id, t.region_id from teacher t join person p on p.id = t.person_id
       where p.email = 'facilitator@berea.test'),
     class as (insert into student_group (region_id, name) select region_id, 'Check-in ' || $1 from taught returning id, region_id),
     member as (insert into group_member (group_id, person_id, region_id, first_day, sort_name)
       select class.id, p.id, class.region_id, current_date - 30, p.sort_name from class, person p where p.email in ('student@berea.test', 'freshman@berea.test'))
     insert into class_session (id, region_id, group_id, teacher_id, starts_at, ends_at)
     select $1::uuid, class.region_id, class.id, taught.id, now() - interval '3 minutes', now() + interval '1 hour' from class, taught`,
    [sessionId],
  );
  return sessionId;
}

const kindsIn = async (site: Site, sessionId: string): Promise<string[]> =>
  (
    await site.query<{ kind: string }>(
      'select kind from attendance_mark where session_id = $1 order by kind',
      [sessionId],
    )
  ).map(({ kind }) => kind);

test('a student checks in by the code on the wall, the teacher sees the name, and a late code is worth nothing', async ({
  page,
  openBrowser,
  site,
}) => {
  const sessionId = await runningClass(site);
  const phone = await openBrowser(site, 'phone');
  await Promise.all([signInAs(page, 'facilitator'), signInAs(phone, 'student')]);
  await visit(page, `/attendances/${sessionId}`);
  await press(page, page.getByRole('button', { name: 'Start check-in' }));
  await expectText(page, '0 of 2 checked in');
  const shown = (await page.getByText(/^\d{3} \d{3}$/).textContent()) ?? '';
  const code = shown.replaceAll(' ', '');
  await visit(phone, `/check-in?code=${code}`);
  await expectText(phone, 'You’re checked in');
  await expectText(page, '1 of 2 checked in');
  expect(await kindsIn(site, sessionId)).toEqual(['PRESENT']);

  await press(page, page.getByRole('link', { name: 'Back to the roll' }));
  await press(page, page.getByRole('button', { name: 'Stop check-in' }));
  await expectText(page, /^1 student didn’t check in:/);
  // What was passed on is worth nothing any more.
  await visit(phone, `/check-in?code=${code}`);
  await expectText(phone, 'None of your classes has a check-in running now.');
  await press(page, page.getByRole('button', { name: 'Mark 1 absent' }));
  await expectText(page, /^Roll taken by /);
  expect(await kindsIn(site, sessionId)).toEqual(['ABSENT', 'PRESENT']);
});
