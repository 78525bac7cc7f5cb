import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const BOOK = `_id isFinal weightsVersion mayEnter mayUnlock mayWeigh parts { partId title weight }
  finalisations { _id unlockReason }
  rows { studentId mayEnter grade state isEntered lastChangeId cells { state grade complete isEntered lastChangeId } }`;
const READ = `query gradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) { ${BOOK} } }`;
const ENTER = `mutation enterGrades($courseOfferingId: ID!, $reason: String!, $grades: [EnteredGradeInput!]!) {
  enterGrades(courseOfferingId: $courseOfferingId, reason: $reason, grades: $grades) { ${BOOK} } }`;
const TAKE_BACK = `mutation takeBackGrades($courseOfferingId: ID!, $changeIds: [ID!]!) {
  takeBackGrades(courseOfferingId: $courseOfferingId, changeIds: $changeIds) { ${BOOK} } }`;
const FINALISE = `mutation finaliseCourse($courseOfferingId: ID!, $finalisationId: ID!, $incomplete: Int) {
  finaliseCourse(courseOfferingId: $courseOfferingId, finalisationId: $finalisationId, incomplete: $incomplete) { ${BOOK} } }`;
const UNLOCK = `mutation unlockCourse($courseOfferingId: ID!, $finalisationId: ID!, $reason: String!) {
  unlockCourse(courseOfferingId: $courseOfferingId, finalisationId: $finalisationId, reason: $reason) { ${BOOK} } }`;
const WEIGH = `mutation weighParts($courseOfferingId: ID!, $version: Int!, $weights: [PartWeightInput!]!) {
  weighParts(courseOfferingId: $courseOfferingId, version: $version, weights: $weights) { ${BOOK} } }`;
const OWN = `query ownGrades { ownGrades { courses { grade state isEntered finalisedAt
  changes { partId grade previousGrade reason changedByName takesBack } } } }`;

interface Book {
  isFinal: boolean;
  rows: {
    studentId: string;
    grade: number | null;
    cells: { grade: number | null; lastChangeId: string }[];
  }[];
}

const bookIn = ({ data }: Answer): Book => Object.values(data ?? {})[0] as Book;
const problemOf = async (call: Promise<Answer>) => (await call).errors[0]?.extensions.problem;
const own = async (student: Browser): Promise<unknown> => {
  const { data } = await student.call(OWN, {});
  return (data?.['ownGrades'] as { courses: unknown[] } | undefined)?.courses[0];
};

/** One student who reached 60 in the one exam of a course, and who looks after the group. */
async function opened() {
  const course = await GradedCourse.open(college);
  const [manager, student] = [await course.manager(), await course.student()];
  const examId = await course.exam({ dueInDays: -5 });
  await course.sat(examId, student.person.id, 60);
  const { courseOfferingId } = course;
  const entry = (grade: number | null, lastChangeId: string | null = null) => ({
    courseOfferingId,
    reason: 'Oral exam',
    grades: [{ changeId: randomUUID(), studentId: student.person.id, partId: examId, grade, lastChangeId }],
  });
  return { course, manager, student, examId, courseOfferingId, entry };
}

test('a grade that is entered counts, is told to the student with who and why, and is taken back', async () => {
  const { manager, student, examId, courseOfferingId, entry } = await opened();
  const entered = entry(75.5);
  const after = bookIn(await manager.call(ENTER, entered));
  const changeId = entered.grades[0]?.changeId;
  expect(after.rows).toMatchObject([
    { grade: 75.5, cells: [{ state: 'GRADED', grade: 75.5, isEntered: true, lastChangeId: changeId }] },
  ]);
  const { firstName, lastName } = manager.person;
  const change = { partId: examId, grade: 75.5, previousGrade: null, reason: 'Oral exam', takesBack: false };
  expect(await own(student)).toMatchObject({
    grade: 75.5,
    changes: [{ ...change, changedByName: `${firstName} ${lastName}` }],
  });
  await manager.call(ENTER, entered);
  await manager.call(TAKE_BACK, { courseOfferingId, changeIds: [changeId] });
  await manager.call(TAKE_BACK, { courseOfferingId, changeIds: [changeId] });
  expect(await own(student)).toMatchObject({
    grade: 60,
    changes: [{ grade: null, previousGrade: 75.5, takesBack: true }, change],
  });
  const { rows } = await college.database.owner.query(
    `select action, reason from audit where entity = 'grade' and entity_id = $1 order by id`,
    [student.person.id],
  );
  expect(rows).toEqual([
    { action: 'enterGrade', reason: 'Oral exam' },
    { action: 'takeBackGrade', reason: 'Oral exam' },
  ]);
});

test('of two who enter a grade at once one is told', async () => {
  const { manager, entry } = await opened();
  await manager.call(ENTER, entry(80));
  expect(await problemOf(manager.call(ENTER, entry(90)))).toBe('changedMeanwhile');
  expect(await problemOf(manager.call(ENTER, entry(101)))).toBe('enteredGradeInvalid');
  expect(await problemOf(manager.call(ENTER, { ...entry(90), reason: ' ' }))).toBe('gradeReasonMissing');
});

test('many grades are entered together or not at all', async () => {
  const { course, manager, student, examId, courseOfferingId } = await opened();
  const other = await course.student();
  const stranger = await (await GradedCourse.open(college)).student();
  const grade = (studentId: string) => ({ changeId: randomUUID(), studentId, partId: examId, grade: 88 });
  const paste = (...people: (typeof student)[]) =>
    manager.call(ENTER, {
      courseOfferingId,
      reason: 'List',
      grades: people.map(({ person }) => grade(person.id)),
    });
  expect(await problemOf(paste(student, stranger))).toBe('recordNotFound');
  expect(await own(student)).toMatchObject({ grade: 60 });
  await paste(student, other);
  expect([await own(student), await own(other)]).toMatchObject([{ grade: 88 }, { grade: 88 }]);
});

test('a course that is finalised stands whatever becomes of its parts, until it is unlocked with a reason', async () => {
  const { course, manager, student, examId, courseOfferingId, entry } = await opened();
  await manager.call(ENTER, entry(72));
  const finalisationId = randomUUID();
  // A user who was told of another number of students with open grades is asked again.
  const stale = { courseOfferingId, finalisationId, incomplete: 77 };
  expect(await problemOf(manager.call(FINALISE, stale))).toBe('changedMeanwhile');
  expect(bookIn(await manager.call(FINALISE, { courseOfferingId, finalisationId })).isFinal).toBe(true);
  await manager.call(FINALISE, { courseOfferingId, finalisationId });
  const settled = { grade: 72, state: 'PASSED', finalisedAt: college.now().toISOString() };
  expect(await own(student)).toMatchObject(settled);
  expect(await problemOf(manager.call(ENTER, entry(10)))).toBe('gradesAreFinal');
  const refetch = { courseOfferingId, finalisationId: randomUUID() };
  expect(await problemOf(manager.call(FINALISE, refetch))).toBe('gradesAreFinal');

  // Neither another attempt nor the end of the course offering changes what is settled.
  await course.sat(examId, student.person.id, 100);
  await college.database.owner.query('delete from course_group where id = $1', [courseOfferingId]);
  expect(await own(student)).toMatchObject(settled);
  await college.database.owner.query(
    `insert into course_group (id, course_id, group_id, region_id, first_day, position)
     values ($1, $2, $3, $4, '2026-01-05', 1)`,
    [courseOfferingId, course.courseId, course.groupId, course.regionId],
  );

  const unlock = { courseOfferingId, finalisationId, reason: '' };
  expect(await problemOf(manager.call(UNLOCK, unlock))).toBe('gradeReasonMissing');
  await manager.call(UNLOCK, { ...unlock, reason: 'A paper was found' });
  expect(await own(student)).toMatchObject({ state: 'IN_PROGRESS', finalisedAt: null });
  const { changeId } = entry(0).grades[0] ?? { changeId: '' };
  const last = bookIn(await manager.call(READ, { courseOfferingId })).rows[0]?.cells[0]?.lastChangeId ?? null;
  await manager.call(ENTER, { ...entry(95, last), changeId });
  const { finalisations } = bookIn(await manager.call(FINALISE, refetch)) as unknown as {
    finalisations: unknown;
  };
  expect(finalisations).toHaveLength(2);
  expect(await own(student)).toMatchObject({ grade: 95, state: 'PASSED' });
});

test('what a student did with a group of another campus counts, regardless of who looks', async () => {
  const { course, manager, examId, courseOfferingId } = await opened();
  const [student, abroad] = [await course.student(), await GradedCourse.open(college)];
  const essay = await course.assignment({ dueInDays: -3 });
  await abroad.sat(examId, student.person.id, 90);
  await college.database.owner.query(
    'insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $2, $3, $4)',
    [essay, abroad.groupId, abroad.regionId, college.now()],
  );
  await abroad.graded(essay, student.person.id, 90);
  const ownRow = ({ rows }: Book) => rows.find(({ studentId }) => studentId === student.person.id);
  expect(await own(student)).toMatchObject({ grade: 90 });
  const book = bookIn(await manager.call(READ, { courseOfferingId }));
  expect(ownRow(book)).toMatchObject({ grade: 90, cells: [{ grade: 90 }, { grade: 90 }] });
  const settled = bookIn(await manager.call(FINALISE, { courseOfferingId, finalisationId: randomUUID() }));
  expect(ownRow(settled)).toMatchObject({ grade: 90, state: 'PASSED' });
});

test('what is settled cannot be changed in the database by the app itself', async () => {
  const { manager, courseOfferingId } = await opened();
  await manager.call(FINALISE, { courseOfferingId, finalisationId: randomUUID() });
  const { appPool } = college.served.state;
  for (const table of ['course_result', 'grade_change'])
    await expect(appPool.query(`update ${table} set score = 10000`)).rejects.toThrow('permission denied');
});

test('weights are the course’s, and count at once', async () => {
  const { course, manager, student, courseOfferingId, examId } = await opened();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [course.regionId] });
  const essay = await course.assignment({ dueInDays: -3 });
  await course.graded(essay, student.person.id, 100);
  expect(await own(student)).toMatchObject({ grade: 80 });
  const weigh = { courseOfferingId, version: 0, weights: [{ partId: examId, weight: 3 }] };
  expect(await problemOf(manager.call(WEIGH, weigh))).toBe('recordNotFound');
  await admin.call(WEIGH, weigh);
  expect(await own(student)).toMatchObject({ grade: 70 });
  const other = { ...weigh, weights: [{ partId: examId, weight: 4 }] };
  expect(await problemOf(admin.call(WEIGH, other))).toBe('changedMeanwhile');
});

test('the gradebook is for the user who looks after the group or teaches it, and nobody else', async () => {
  const teacher = await college.signedIn({});
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (name, person_id, region_id) values ('Paul', $1, $2) returning id`,
    [teacher.person.id, (await college.region({})).id],
  );
  const teacherId = rows[0]?.id ?? '';
  const course = await GradedCourse.open(college, { teacherId });
  const student = await course.student();
  await course.exam({ dueInDays: -5 });
  const { courseOfferingId } = course;
  const ask = async (browser: Browser) =>
    (await browser.call(READ, { courseOfferingId })).data?.['gradebook'] ?? null;
  expect(await ask(student)).toBeNull();
  expect(await ask(teacher)).toBeNull();
  await college.database.owner.query('insert into teacher_region (teacher_id, region_id) values ($1, $2)', [
    teacherId,
    course.regionId,
  ]);
  expect(await ask(await (await GradedCourse.open(college)).manager())).toBeNull();
  expect(await ask(teacher)).toMatchObject({ mayEnter: true, mayUnlock: false, mayWeigh: false });
  expect(await ask(await course.manager())).toMatchObject({
    mayUnlock: true,
    rows: [{ studentId: student.person.id, grade: 0, cells: [{ state: 'MISSED' }] }],
  });
  const finalisationId = randomUUID();
  await teacher.call(FINALISE, { courseOfferingId, finalisationId });
  const reason = 'A slip';
  expect(await problemOf(teacher.call(UNLOCK, { courseOfferingId, finalisationId, reason }))).toBe(
    'recordNotFound',
  );
});

test('the class is told its averages, and its lines come in the order that is asked for', async () => {
  const course = await GradedCourse.open(college);
  const manager = await course.manager();
  const students = [await course.student(), await course.student(), await course.student()];
  const [first, second, absent] = students.map(({ person }) => person.id);
  const examId = await course.exam({ dueInDays: 5 });
  await course.sat(examId, first ?? '', 60);
  await course.sat(examId, second ?? '', 85);
  const { courseOfferingId } = course;
  const read = async (args: string): Promise<unknown> => {
    const asked = `query gradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) {
      averages { parts course } rows${args} { studentId } } }`;
    return (await manager.call(asked, { courseOfferingId })).data?.['gradebook'];
  };
  const linesOf = (...ids: unknown[]) => ids.map((studentId) => ({ studentId }));
  const averages = { parts: [72.5], course: 72.5 };
  expect(await read(`(sortBy: "${examId}")`)).toEqual({ averages, rows: linesOf(first, second, absent) });
  expect(await read(`(sortBy: "${examId}", descending: true)`)).toEqual({
    averages,
    rows: linesOf(second, first, absent),
  });
  expect(await read(`(sortBy: "GRADE", descending: true, from: 1, first: 1)`)).toEqual({
    averages,
    rows: linesOf(first),
  });
  const { rows: byName } = (await read('')) as { rows: unknown[] };
  expect(await read('(descending: true)')).toEqual({ averages, rows: byName.toReversed() });
  expect(await read('(from: 1, first: 1)')).toEqual({ averages, rows: byName.slice(1, 2) });
  const whole = `query wholeGradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) {
    sheet(sortBy: "${examId}", descending: true) { studentIds } } }`;
  expect((await manager.call(whole, { courseOfferingId })).data?.['gradebook']).toEqual({
    sheet: { studentIds: [second, first, absent] },
  });
});
