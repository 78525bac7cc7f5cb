import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const SUMMARY = 'query studySummary { studySummary { courseCount week weeks average creditsPassed } }';

/** Courses of a group: from and to are days from today, and the grade that is final there. */
async function teach(
  group: { id: string; regionId: string },
  personId: string,
  courses: readonly {
    from: number;
    to: number | null;
    grade?: number;
    credits?: number;
    unlocked?: boolean;
  }[],
): Promise<void> {
  for (const { from, to, grade, credits = 1, unlocked = false } of courses)
    await college.database.owner.query(
      `with made as (insert into course (code, credits) values ('S ' || right(uuidv7()::text, 12), $6) returning id, code),
       named as (insert into course_text (course_id, locale, name) select id, 'en', code from made),
       taught as (
         insert into course_group (course_id, group_id, region_id, first_day, last_day, position)
         select made.id, $1, $2, $9::timestamptz::date + $4::int, $9::timestamptz::date + $5::int, 1 from made
         returning course_id, group_id, region_id, first_day),
       settled as (
         insert into finalisation (id, course_id, group_id, region_id, finalised_at, unlocked_at, unlock_reason)
         select uuidv7(), course_id, group_id, region_id, $9, case when $8 then $9::timestamptz end, case when $8 then 'A mistake' end
         from taught where $7::int is not null returning id)
       insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, term, first_day, credits,
         kind, score, state, parts, steps)
       select settled.id, $3, taught.region_id, taught.course_id, taught.group_id, made.code, '', taught.first_day, $6, 'CORE',
         $7, case when $7 >= 7000 then 'PASSED' else 'FAILED' end, '[]', '[]'
       from settled, taught, made`,
      [group.id, group.regionId, personId, from, to, credits, grade ?? null, unlocked, college.now()],
    );
}

test('a student is told what runs today, the week of it, and what final grades come to', async () => {
  const { id: regionId } = await college.region();
  const group = { ...(await college.group({ regionId })), regionId };
  const student = await college.signedIn({ groupIds: [group.id] });
  await teach(group, student.person.id, [
    { from: -14, to: 13 },
    { from: -7, to: 27 },
    { from: 3, to: 40 }, // Still to come.
    { from: -300, to: -200, grade: 9_000, credits: 3 },
    { from: -300, to: -200, grade: 5_000, credits: 1 },
    { from: -300, to: -200, grade: 1_000, credits: 1, unlocked: true },
  ]);
  expect((await student.call(SUMMARY)).data).toEqual({
    studySummary: { courseCount: 2, week: 3, weeks: expect.any(Number), average: 80, creditsPassed: 3 },
  });
  const other = await college.signedIn({ groupIds: [group.id] });
  expect((await other.call(SUMMARY)).data).toMatchObject({
    studySummary: { courseCount: 2, average: null, creditsPassed: 0 },
  });
});

test('who is in no group, and who left theirs, is told of no courses; a course without an end has no weeks', async () => {
  const { id: regionId } = await college.region();
  const group = { ...(await college.group({ regionId })), regionId };
  const [stranger, student] = [await college.signedIn(), await college.signedIn({ groupIds: [group.id] })];
  await teach(group, student.person.id, [{ from: -14, to: null }]);
  const nothing = { courseCount: 0, week: null, weeks: null, average: null, creditsPassed: 0 };
  expect((await stranger.call(SUMMARY)).data).toEqual({ studySummary: nothing });
  expect((await student.call(SUMMARY)).data).toEqual({ studySummary: { ...nothing, courseCount: 1 } });
  await college.database.owner.query(
    'update group_member set first_day = current_date - 9, last_day = current_date - 2 where person_id = $1',
    [student.person.id],
  );
  expect((await student.call(SUMMARY)).data).toEqual({ studySummary: nothing });
});
