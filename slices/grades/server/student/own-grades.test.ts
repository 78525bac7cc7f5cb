import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { readRecords } from '../api.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const OWN = `query ownGrades { ownGrades { courses { courseId term grade state finalisedAt
  parts { title kind state grade complete weight } steps { kind grade weight } projection { kind grade partIds }
  changes { reason } } } }`;

const later = (days: number): Date => new Date(college.now().getTime() + days * 86_400_000);

const OWN_DEADLINES = `query ownGrades { ownGrades { courses { parts { state dueAt } } } }`;

const own = async (student: Browser, asked = OWN): Promise<unknown> => {
  const { data } = await student.call(asked, {});
  return (data?.['ownGrades'] as { courses: unknown } | undefined)?.courses;
};

test('a student sees what they have reached in a course, what is missing and what they still need (GRAD-01) (HOLE-41)', async () => {
  const course = await GradedCourse.open(college);
  const student = await course.student();
  const first = await course.exam({ title: 'First exam', dueInDays: -3 });
  const last = await course.exam({ title: 'Last exam', dueInDays: 3 });
  await course.assignment({ title: 'Essay', dueInDays: -2 });
  const journal = await course.assignment({ title: 'Journal', dueInDays: -1, kind: 'COMPLETION' });
  await course.sat(first, student.person.id, 60);
  await course.sat(first, student.person.id, 90);
  await course.graded(journal, student.person.id, true);
  await course.sat(first, (await course.student()).person.id, 10);
  expect(await own(student)).toEqual([
    {
      courseId: course.courseId,
      term: 'Spring 2026',
      grade: 45,
      state: 'IN_PROGRESS',
      finalisedAt: null,
      parts: [
        { title: 'First exam', kind: 'EXAM', state: 'GRADED', grade: 90, complete: null, weight: 1 },
        { title: 'Essay', kind: 'ASSIGNMENT', state: 'MISSED', grade: 0, complete: null, weight: 1 },
        { title: 'Journal', kind: 'COMPLETION', state: 'GRADED', grade: null, complete: true, weight: 1 },
        { title: 'Last exam', kind: 'EXAM', state: 'TO_COME', grade: null, complete: null, weight: 1 },
      ],
      steps: [
        { kind: 'PART', grade: 90, weight: 1 },
        { kind: 'PART', grade: 0, weight: 1 },
        { kind: 'MEAN', grade: 45, weight: null },
      ],
      projection: { kind: 'OUT_OF_REACH', grade: null, partIds: [last] },
      changes: [],
    },
  ]);
});

test('on the day of a move to another group with the same course, the course is taken once, with the new group', async () => {
  const course = await GradedCourse.open(college);
  const [student, manager] = [await course.student(), await course.manager()];
  const { id: evening } = await college.group({ regionId: course.regionId });
  const { owner } = college.database;
  await owner.query(
    `insert into course_group (course_id, group_id, region_id, first_day, term, position)
     values ($1, $2, $3, '2026-01-05', 'Evening', 1)`,
    [course.courseId, evening, course.regionId],
  );
  const terms = async () => ((await own(student)) as { term: string }[] | undefined)?.map(({ term }) => term);
  const move = (groupId: string, toGroupId: string) =>
    manager.call(
      `mutation m($groupId: ID!, $toGroupId: ID!, $personIds: [ID!]!) {
        moveGroupMembers(groupId: $groupId, toGroupId: $toGroupId, personIds: $personIds) { _id } }`,
      { groupId, toGroupId, personIds: [student.person.id] },
    );
  expect(await terms()).toEqual(['Spring 2026']);
  expect((await move(course.groupId, evening)).errors).toEqual([]);
  expect(await terms()).toEqual(['Evening']);
  expect((await move(evening, course.groupId)).errors).toEqual([]);
  expect(await terms()).toEqual(['Spring 2026']);
});

test('the grade of one course is the one that stands among all', async () => {
  const [course, other] = [await GradedCourse.open(college), await GradedCourse.open(college)];
  const student = await course.student();
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2025-01-01')`,
    [other.groupId, student.person.id, other.regionId],
  );
  await course.sat(await course.exam({ dueInDays: -3 }), student.person.id, 80);
  await other.sat(await other.exam({ dueInDays: -3 }), student.person.id, 60);
  const one = `query ownGrades($courseId: ID!) { ownGrades { courses(courseId: $courseId) { courseId grade state } } }`;
  const all = `query ownGrades { ownGrades { courses { courseId grade state } } }`;
  const gradesIn = async ({ courseId }: GradedCourse, reader = student) =>
    (await reader.call(one, { courseId })).data?.['ownGrades'];
  const listed = (await own(student, all)) as { courseId: string; grade: number }[];
  expect(listed.map(({ grade }) => grade).toSorted((a, b) => a - b)).toEqual([60, 80]);
  for (const each of [course, other])
    expect(await gradesIn(each)).toEqual({
      courses: listed.filter(({ courseId }) => courseId === each.courseId),
    });
  const stranger = await other.student();
  expect(await gradesIn(course, stranger)).toEqual({ courses: [] });
});

test('of a course that is over the grade passes or fails, and who left before has none', async () => {
  const course = await GradedCourse.open(college);
  const [student, gone] = [await course.student(), await course.student()];
  const exam = await course.exam({ dueInDays: -20 });
  await course.sat(exam, student.person.id, 82.5);
  await course.sat(exam, gone.person.id, 82.5);
  await college.database.owner.query(
    `update group_member set last_day = $2::date - 10 where person_id = $1`,
    [gone.person.id, college.now()],
  );
  await course.end();
  expect(await own(student)).toMatchObject([{ grade: 82.5, state: 'PASSED', projection: null }]);
  expect(await own(gone)).toEqual([]);
});

test('a student with more time sees the own deadlines, and the heads of the book keep the group’s', async () => {
  const course = await GradedCourse.open(college);
  const [student, manager] = [await course.student(), await course.manager()];
  const exam = await course.exam({ dueInDays: -1 });
  const essay = await course.assignment({ dueInDays: 1 });
  const [ofExam, ofEssay] = [later(3), later(5)];
  await college.database.owner.query(
    `insert into exam_grant (exam_id, group_id, person_id, region_id, deadline, extra_minutes, reason, granted_at)
     values ($1, $2, $3, $4, $5, 30, 'Ill', $6)`,
    [exam, course.groupId, student.person.id, course.regionId, ofExam, college.now()],
  );
  await college.database.owner.query(
    `insert into submission (assignment_id, person_id, group_id, region_id, extended_to, extension_reason)
     values ($1, $2, $3, $4, $5, 'Ill')`,
    [essay, student.person.id, course.groupId, course.regionId, ofEssay],
  );
  expect(await own(student, OWN_DEADLINES)).toEqual([
    {
      parts: [
        { state: 'TO_COME', dueAt: ofExam.toISOString() },
        { state: 'TO_COME', dueAt: ofEssay.toISOString() },
      ],
    },
  ]);
  const heads = `query gradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) { parts { dueAt } } }`;
  const { data } = await manager.call(heads, { courseOfferingId: course.courseOfferingId });
  expect(data?.['gradebook']).toEqual({
    parts: [{ dueAt: later(-1).toISOString() }, { dueAt: later(1).toISOString() }],
  });
});

test('an archived exam still counts where its deadline had passed by then', async () => {
  const course = await GradedCourse.open(college);
  const student = await course.student();
  const [past, future] = [await course.exam({ dueInDays: -5 }), await course.exam({ dueInDays: 5 })];
  await course.sat(past, student.person.id, 80);
  await college.database.owner.query('update exam set archived_at = $2 where id = any($1)', [
    [past, future],
    college.now(),
  ]);
  expect(await own(student)).toMatchObject([{ grade: 80, parts: [{ grade: 80 }] }]);
});

test('the records of many students are read in the same few statements', async () => {
  const course = await GradedCourse.open(college);
  const [ana, ben] = [await course.student(), await course.student()];
  const exam = await course.exam({ dueInDays: -5 });
  await course.sat(exam, ana.person.id, 91);
  await course.end();
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  const asked = { locale: 'en', now: college.now() };
  const records = await readRecords(db, [ana.person.id, ben.person.id], asked);
  expect(records.get(ana.person.id)).toMatchObject([
    { courseId: course.courseId, term: 'Spring 2026', grade: 91, state: 'PASSED', credits: 0, kind: 'CORE' },
  ]);
  expect(records.get(ben.person.id)).toMatchObject([{ grade: 0, state: 'FAILED', finalisedAt: null }]);
});

test('an exam that counts nothing because it was left says how it was left, until an attempt was handed in', async () => {
  const course = await GradedCourse.open(college);
  const student = await course.student();
  const examId = await course.exam({ dueInDays: -1 });
  await course.sat(examId, student.person.id, 0);
  await college.database.owner.query(`update exam_attempt set ending = 'CLOSED_BROWSER' where exam_id = $1`, [
    examId,
  ]);
  const LEFT = 'query ownGrades { ownGrades { courses { parts { grade leftBy } } } }';
  const parts = async () => (await student.call(LEFT)).data?.['ownGrades'];
  expect(await parts()).toMatchObject({ courses: [{ parts: [{ grade: 0, leftBy: 'CLOSED_BROWSER' }] }] });
  await course.sat(examId, student.person.id, 60);
  expect(await parts()).toMatchObject({ courses: [{ parts: [{ grade: 60, leftBy: null }] }] });
});

test('who joins late is not failed by what was due before, and who is moved within the course keeps what is theirs', async () => {
  const course = await GradedCourse.open(college);
  const { id: other } = await college.group({ regionId: course.regionId });
  await college.database.owner.query(
    `insert into course_group (course_id, group_id, region_id, first_day, position)
     select course_id, $2, region_id, first_day, position from course_group where id = $1`,
    [course.courseOfferingId, other],
  );
  const [late, moved] = [await course.student(), await course.student()];
  const essay = await course.assignment({ title: 'Essay', dueInDays: -3 });
  await course.exam({ title: 'First exam', dueInDays: -2 });
  await course.exam({ title: 'Last exam', dueInDays: 3 });
  const today = later(0).toISOString().slice(0, 10);
  for (const { person } of [late, moved])
    await college.database.owner.query(
      'update group_member set first_day = $2 where person_id = $1 and group_id = $3',
      [person.id, today, course.groupId],
    );
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day, last_day)
     values ($1, $2, $3, $4, $5)`,
    [other, moved.person.id, course.regionId, later(-30), later(-1)],
  );
  const asked = `query ownGrades { ownGrades { courses { grade parts { title state grade } projection { kind } } } }`;
  expect(await own(late, asked)).toEqual([
    {
      grade: null,
      parts: [
        { title: 'Essay', state: 'NOT_REQUIRED', grade: null },
        { title: 'First exam', state: 'NOT_REQUIRED', grade: null },
        { title: 'Last exam', state: 'TO_COME', grade: null },
      ],
      projection: { kind: 'NEEDED' },
    },
  ]);
  expect(await own(moved, asked)).toMatchObject([{ grade: 0, parts: [{ state: 'MISSED' }, {}, {}] }]);
  await college.database.owner.query(
    `insert into submission (assignment_id, person_id, group_id, region_id, extended_to, extension_reason)
     values ($1, $2, $3, $4, $5, 'New here')`,
    [essay, late.person.id, course.groupId, course.regionId, later(2)],
  );
  expect(await own(late, asked)).toMatchObject([{ parts: [{ state: 'TO_COME' }, {}, {}] }]);
});
