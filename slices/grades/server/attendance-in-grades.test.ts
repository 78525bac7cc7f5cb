import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';

let college: College;
let course: GradedCourse;
let student: Awaited<ReturnType<GradedCourse['student']>>;
let manager: Browser;

beforeAll(async () => {
  college = await College.open();
  course = await GradedCourse.open(college);
  student = await course.student();
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [course.regionId] });
  await course.sat(await course.exam({ dueInDays: -3 }), student.person.id, 90);
});
afterAll(() => college.close());

const query = (text: string, values: unknown[]) => college.database.owner.query(text, values);

/** A term around now that forgives one absence; each more costs 3 percent. */
async function countedTerm(): Promise<void> {
  await query(
    `with schema as (insert into attendance_schema (name) values ('Day') returning id),
     policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
       grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 1, 2, 300, 100 from schema),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'This term', $3::date - 400, $3::date + 400 from schema),
     type as (insert into leave_type (schema_id, names) select id, '{"en": "Illness"}' from schema)
     insert into group_schema (group_id, region_id, schema_id) select $1, $2, id from schema`,
    [course.groupId, course.regionId, college.now()],
  );
}

/** Away on a day some days ago. */
const absence = (daysAgo: number) =>
  query(
    `with session as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
       values ($1, $2, $4::timestamptz - $5 * interval '1 day', $4::timestamptz - $5 * interval '1 day' + interval '1 hour', $4, array[$3::uuid])
       returning id)
     insert into attendance_mark (session_id, person_id, region_id, kind, taken_at) select id, $3, $1, 'ABSENT', $4 from session`,
    [course.regionId, course.groupId, student.person.id, college.now(), daysAgo],
  );

const leave = (daysAgo: number, status: string) =>
  query(
    `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status)
     select $1, $2, $3, t.id, $4::date - $5::int - 1, $4::date - $5::int + 1, 'Flu', $6 from leave_type t`,
    [course.regionId, course.groupId, student.person.id, college.now(), daysAgo, status],
  );
const decide = (status: string) => query('update leave_request set status = $1', [status]);

async function grade(): Promise<unknown> {
  const { data } = await student.call(
    `query ownGrades { ownGrades { courses { grade steps { kind grade takenOff } } } }`,
    {},
  );
  return (data?.['ownGrades'] as { courses: unknown[] } | undefined)?.courses[0];
}
const bookGrade = async (): Promise<unknown> => {
  const { data } = await manager.call(
    `query gradebook($id: ID!) { gradebook(courseOfferingId: $id) { attendanceChangedCount rows(first: 5) { grade } } }`,
    { id: course.courseOfferingId },
  );
  return data?.['gradebook'];
};

test('absences beyond the grace are a step of the grade, as long as no leave excuses them (ATT-05, HOLE-45, HOLE-48)', async () => {
  await countedTerm();
  await absence(30);
  expect(await grade()).toMatchObject({ grade: 90 });
  await absence(20);
  await absence(10);
  expect(await grade()).toMatchObject({
    grade: 84,
    steps: [{ kind: 'PART' }, { kind: 'MEAN', grade: 90 }, { kind: 'DEDUCTION', grade: 84, takenOff: 6 }],
  });
  await leave(20, 'APPROVED');
  expect(await grade()).toMatchObject({ grade: 87 });
  await decide('ACKNOWLEDGED');
  expect(await grade()).toMatchObject({ grade: 84 });
});

test('a settled course keeps its grade when a leave is approved later, and staff are told of it', async () => {
  expect(await bookGrade()).toMatchObject({ attendanceChangedCount: 0, rows: [{ grade: 84 }] });
  const { errors } = await manager.call(
    `mutation finalise($id: ID!, $key: ID!) { finaliseCourse(courseOfferingId: $id, finalisationId: $key) { _id } }`,
    { id: course.courseOfferingId, key: randomUUID() },
  );
  expect(errors).toEqual([]);
  await decide('APPROVED');
  expect(await grade()).toMatchObject({ grade: 84 });
  expect(await bookGrade()).toMatchObject({ attendanceChangedCount: 1, rows: [{ grade: 84 }] });
});
