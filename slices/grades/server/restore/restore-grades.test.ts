import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const BOOK = `query gradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) {
  rows { studentId grade state isEntered cells { grade isEntered } } } }`;
const ENTER = `mutation enterGrades($courseOfferingId: ID!, $reason: String!, $grades: [EnteredGradeInput!]!) {
  enterGrades(courseOfferingId: $courseOfferingId, reason: $reason, grades: $grades) { _id } }`;
const PLAN = `query gradeRestore($personId: ID!, $from: DateTime!, $to: DateTime!) {
  gradeRestore(personId: $personId, from: $from, to: $to) { count students courses changedSince final } }`;
const RESTORE = `mutation restoreGrades($personId: ID!, $from: DateTime!, $to: DateTime!, $reason: String!) {
  restoreGrades(personId: $personId, from: $from, to: $to, reason: $reason) { count changedSince final } }`;

const MINUTE_MS = 60_000;
const STUDENTS = 40;
const EXAMS = 10;

/** Enters one grade in every exam for some students; those that were changed before are told by their last changes. */
async function enterAll(
  browser: Browser,
  courseOfferingId: string,
  cells: readonly { studentId: string; partId: string; grade: number; lastChangeId: string | null }[],
) {
  const grades = cells.map((cell) => ({ ...cell, changeId: randomUUID() }));
  const { errors } = await browser.call(ENTER, { courseOfferingId, reason: 'Changed', grades });
  expect(errors).toEqual([]);
  return grades;
}

test('four hundred grades that one manager changed go back in one action, and all of them are as before (J2)', async () => {
  const course = await GradedCourse.open(college);
  const { courseOfferingId } = course;
  const [honest, rogue] = [await course.manager(), await course.manager()];
  const students: { id: string }[] = [];
  for (let index = 0; index < STUDENTS; index++)
    students.push(await college.person({ regionIds: [course.regionId], groupIds: [course.groupId] }));
  const exams: string[] = [];
  for (let index = 0; index < EXAMS; index++) exams.push(await course.exam({ dueInDays: -5 }));
  for (const examId of exams)
    for (const { id } of students.slice(0, 20)) await course.sat(examId, id, 55 + exams.indexOf(examId));
  const cells = students.flatMap(({ id: studentId }) => exams.map((partId) => ({ studentId, partId })));
  // Half of the grades had been entered by an honest user before.
  const entered = await enterAll(
    honest,
    courseOfferingId,
    cells.slice(0, 200).map((cell) => ({ ...cell, grade: 71, lastChangeId: null })),
  );
  const book = async () => (await honest.call(BOOK, { courseOfferingId })).data;
  const before = await book();

  college.pass(MINUTE_MS);
  const from = college.now().toISOString();
  const first = await enterAll(
    rogue,
    courseOfferingId,
    cells.map((cell, at) => ({ ...cell, grade: 100, lastChangeId: entered[at]?.changeId ?? null })),
  );
  // Some of them twice, as a user does who covers their tracks.
  await enterAll(
    rogue,
    courseOfferingId,
    first.slice(0, 50).map(({ changeId, ...cell }) => ({ ...cell, grade: 99, lastChangeId: changeId })),
  );
  college.pass(MINUTE_MS);
  const span = { personId: rogue.person.id, from, to: college.now().toISOString() };
  expect(await book()).not.toEqual(before);

  const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
  expect((await superadmin.call(PLAN, span)).data).toMatchObject({
    gradeRestore: { count: 400, students: 40, courses: 1, changedSince: 0, final: 0 },
  });
  await superadmin.call(RESTORE, { ...span, reason: 'Changed without leave' });
  expect(await book()).toEqual(before);
  const { rows } = await college.database.owner.query<{ count: number }>(
    `select count(*)::int as count from audit where action = 'restoreGrade'`,
  );
  expect(rows[0]?.count).toBe(400);

  // Done twice, it changes nothing more.
  expect((await superadmin.call(RESTORE, { ...span, reason: 'Again' })).data).toMatchObject({
    restoreGrades: { count: 0, changedSince: 400 },
  });
  expect(await book()).toEqual(before);
});

test('more grades than one statement can name go back too', async () => {
  const course = await GradedCourse.open(college);
  const [rogue, student] = [await course.manager(), await course.student()];
  const at = college.now().toISOString();
  await college.database.owner.query(
    `insert into grade_change (id, course_id, group_id, person_id, region_id, part_id, score, reason, changed_by, changed_at)
     select gen_random_uuid(), $1, $2, $3, $4, gen_random_uuid(), 10000, 'Changed', $5, $6 from generate_series(1, 7000)`,
    [course.courseId, course.groupId, student.person.id, course.regionId, rogue.person.id, at],
  );
  const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
  const span = { personId: rogue.person.id, from: at, to: at, reason: 'Changed without leave' };
  expect((await superadmin.call(RESTORE, span)).data).toMatchObject({ restoreGrades: { count: 7000 } });
  const { rows } = await college.database.owner.query<{ count: number }>(
    `select count(*)::int as count from audit where action = 'restoreGrade' and entity_id = $1`,
    [student.person.id],
  );
  expect(rows[0]?.count).toBe(7000);
});

test('a user who is no superadmin restores nothing, and learns nothing', async () => {
  const course = await GradedCourse.open(college);
  const manager = await course.manager();
  const now = college.now().toISOString();
  const { errors } = await manager.call(PLAN, { personId: manager.person.id, from: now, to: now });
  expect(errors).toHaveLength(1);
});
