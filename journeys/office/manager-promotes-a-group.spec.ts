import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

interface Student {
  id: string;
  name: string;
}

/**
 * A group of the manager's campus whose campus asks for evaluations and hours alone: of five students one lacks an evaluation, and one
 * has nothing at all.
 */
async function groupAtYearsEnd(site: Site): Promise<{ groupId: string; students: Student[] }> {
  const groupId = randomUUID();
  await site.query(
    'update site_settings set core_after_second_year = 0, electives_after_second_year = 0, version = version + 1',
  );
  const students = await site.query<Student>(
    `with campus as (select region_ids[1] as id from person where email = 'manager@berea.test'),
     policy as (insert into promotion_policy (region_id, study_year, asks_hours, min_evaluations, min_score_tenths)
       select id, 2, true, 1, 30 from campus on conflict (region_id, study_year) do update set asks_hours = true,
         min_attendance = null, min_evaluations = 1, min_score_tenths = 30, asks_dues = false),
     class as (insert into student_group (id, region_id, name, study_year, intake)
       select $1, id, 'Second Year at Its End', 2, '2026/27' from campus returning id, region_id),
     required as (insert into hour_policy (group_id, region_id) select id, region_id from class returning group_id),
     category as (select c.id from hour_category c join campus on campus.id = c.region_id order by c.position limit 1),
     asked as (insert into hour_requirement (group_id, category_id, region_id, required_minutes)
       select class.id, category.id, class.region_id, 60 from class, category, required),
     chosen as (select p.id, p.first_name || ' ' || p.last_name as name, row_number() over (order by p.id) as place
       from person p, campus where p.student_number is not null and p.status = 'ACTIVE' and p.email not like '%@berea.test'
         and p.graduated_on is null and p.region_ids = array[campus.id] order by p.id limit 5),
     member as (insert into group_member (group_id, person_id, region_id, first_day)
       select class.id, chosen.id, class.region_id, current_date - 60 from class, chosen),
     served as (insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, status, created_at)
       select gen_random_uuid(), chosen.id, class.region_id, class.id, category.id, current_date - 9, 60, 'CONFIRMED', now()
       from class, chosen, category where place < 5),
     seen as (insert into evaluation (id, form_id, form_version_id, region_id, group_id, student_id, day, answers, status,
         published_at, created_at)
       select gen_random_uuid(), v.form_id, v.id, class.region_id, class.id, chosen.id, current_date - 5,
         jsonb_build_object(gen_random_uuid()::text, 4), 'PUBLISHED', now(), now()
       from class, chosen, lateral (select v.id, v.form_id from evaluation_form_version v where v.region_id = class.region_id
         order by v.id limit 1) v where place < 4)
     select id, name from chosen order by place`,
    [groupId],
  );
  return { groupId, students };
}

test('a manager reads who is ready for the next year, promotes them and one more with a reason, and undoes it', async ({
  page,
  site,
}) => {
  const { groupId, students } = await groupAtYearsEnd(site);
  const [lacking, last] = students.slice(3);
  const membersNow = async () =>
    (
      await site.query<{ id: string }>(
        'select person_id as id from group_member where group_id = $1 and last_day is null order by person_id',
        [groupId],
      )
    ).map(({ id }) => id);
  await signInAs(page, 'manager');
  await visit(page, `/groups/${groupId}`);
  await page.getByRole('link', { name: 'Readiness', exact: true }).click();
  await expectText(page, 'Ready for Year 3: 3 of 5');
  await expectSoundAtEveryWidth(page, 'readiness');
  const row = page.getByRole('row', { name: lacking?.name ?? '' });
  await row.getByRole('button', { name: '0 of 1' }).click();
  await expectText(page, 'No scores yet');
  expect(await page.getByRole('link', { name: 'Open the details' }).getAttribute('href')).toBe(
    `/evaluations?groupId=${groupId}`,
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Promote' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('3 members meet the requirements').waitFor();
  await dialog.getByRole('checkbox', { name: lacking?.name ?? '' }).check();
  await dialog.getByLabel(`Reason for ${lacking?.name ?? ''}`).fill('Was abroad with a team');
  await expectSoundAtEveryWidth(page, 'promote-with-exception');
  await dialog.getByRole('button', { name: 'Promote 4 students' }).click();
  await expectHeading(page, /Third Year|Second Year at Its End/);
  await expectToast(page, '4 students promoted');
  expect(await membersNow()).toEqual([last?.id]);
  const recorded = await site.query<{ reason: string }>(
    `select reason from audit where action = 'promoteWithException' and entity_id = $1`,
    [lacking?.id],
  );
  expect(recorded).toEqual([{ reason: 'Was abroad with a team' }]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectSoon(async () => (await membersNow()).length).toEqual(5);
});
