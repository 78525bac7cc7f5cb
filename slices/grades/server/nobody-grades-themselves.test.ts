import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

const IMPERSONATE = `mutation impersonateUser($userId: ID!) {
  impersonateUser(userId: $userId, reason: "To see what is wrong") { _id } }`;
const BOOK = `query gradebook($courseOfferingId: ID!) { gradebook(courseOfferingId: $courseOfferingId) { rows { studentId mayEnter } } }`;
const HISTORY = `query gradeHistory($courseOfferingId: ID!, $studentId: ID!) {
  gradeHistory(courseOfferingId: $courseOfferingId, studentId: $studentId) { changedByName } }`;
const ENTER = `mutation enterGrades($courseOfferingId: ID!, $grades: [EnteredGradeInput!]!) {
  enterGrades(courseOfferingId: $courseOfferingId, reason: "Oral exam", grades: $grades) { _id } }`;
const GRADE = `mutation gradeSubmission($assignmentId: ID!, $studentId: ID!) {
  gradeSubmission(assignmentId: $assignmentId, studentId: $studentId, version: 0, grade: 100, comment: "") { grade } }`;
const EXTEND = `mutation extendSubmission($assignmentId: ID!, $studentId: ID!, $until: DateTime!) {
  extendSubmission(assignmentId: $assignmentId, studentId: $studentId, version: 0, until: $until, reason: "Ill") { state } }`;
const DECIDE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!) {
  decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: VOID, reason: "Noise") { _id } }`;
const GRANT = `mutation grantExam($examId: ID!, $groupId: ID!, $personId: ID!) {
  grantExam(examId: $examId, groupId: $groupId, personId: $personId, extraAttempts: 1, extraMinutes: 30, reason: "Ill") { version } }`;
const ISSUE = `mutation issueTranscript($issueId: ID!, $studentId: ID!) {
  issueTranscript(issueId: $issueId, studentId: $studentId, locale: "en", paper: A4) { number } }`;
const LIST = `query assignmentSubmissions { assignmentSubmissions { rows { studentId } } }`;
const RESTORE = `mutation restoreGrades($personId: ID!, $from: DateTime!, $to: DateTime!) {
  restoreGrades(personId: $personId, from: $from, to: $to, reason: "A slip") { count } }`;

let college: College;
let course: GradedCourse;
let examId: string;
let assignmentId: string;
let student: TestPerson;
/** An admin of the campus who takes the course as well. */
let admin: Browser & { person: TestPerson };

beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
});
beforeEach(async () => {
  course = await GradedCourse.open(college);
  [examId, assignmentId] = [await course.exam(), await course.assignment()];
  student = (await course.student()).person;
  admin = await college.signedIn({
    firstName: 'Ada',
    lastName: 'Cole',
    roles: ['user', 'manager', 'admin'],
    regionIds: [course.regionId],
    groupIds: [course.groupId],
  });
});
afterAll(() => college.close());

const problemOf = async (call: Promise<Answer>) => (await call).errors[0]?.extensions.problem;

async function attemptOf(personId: string): Promise<string> {
  await course.sat(examId, personId, 40);
  const { rows } = await college.database.owner.query<{ id: string }>(
    'select id from exam_attempt where exam_id = $1 and person_id = $2',
    [examId, personId],
  );
  return rows[0]?.id ?? '';
}

/** A user who looks after the group, with the admin behind the screen. */
async function managerImpersonated(): Promise<Browser> {
  const { person } = await college.signedIn({
    firstName: 'Max',
    lastName: 'Hill',
    roles: ['user', 'manager'],
    regionIds: [course.regionId],
  });
  expect(await problemOf(admin.call(IMPERSONATE, { userId: person.id }))).toBeUndefined();
  return admin;
}

const enters = (by: Browser, studentId: string) =>
  problemOf(
    by.call(ENTER, {
      courseOfferingId: course.courseOfferingId,
      grades: [{ changeId: randomUUID(), studentId, partId: examId, grade: 99 }],
    }),
  );

/** Everything by which a user has a hand in what a student reaches; each that was refused. */
async function refused(by: Browser, personId: string): Promise<string[]> {
  const work = { assignmentId, studentId: personId };
  const until = new Date(college.now().getTime() + 30 * 86_400_000);
  const { groupId } = course;
  const attemptId = await attemptOf(personId);
  const tried = {
    enterGrades: await enters(by, personId),
    decideAttempt: await problemOf(by.call(DECIDE, { attemptId, decisionId: randomUUID() })),
    grantExam: await problemOf(by.call(GRANT, { examId, groupId, personId })),
    extendSubmission: await problemOf(by.call(EXTEND, { ...work, until })),
    gradeSubmission: await problemOf(by.call(GRADE, work)),
    issueTranscript: await problemOf(by.call(ISSUE, { issueId: randomUUID(), studentId: personId })),
  };
  return Object.entries(tried).flatMap(([name, problem]) => (problem === 'recordNotFound' ? [name] : []));
}

const EVERYTHING = [
  'enterGrades',
  'decideAttempt',
  'grantExam',
  'extendSubmission',
  'gradeSubmission',
  'issueTranscript',
];

test('nobody has a hand in their own grades, whatever else they may do', async () => {
  expect(await refused(admin, admin.person.id)).toEqual(EVERYTHING);
  expect(await refused(admin, student.id)).not.toEqual(expect.arrayContaining(['enterGrades', 'grantExam']));
});

test('nor in another user’s place: the person behind the screen counts as well (D4)', async () => {
  const manager = await managerImpersonated();
  expect(await refused(manager, admin.person.id)).toEqual(EVERYTHING);
  const { data } = await manager.call(BOOK, { courseOfferingId: course.courseOfferingId });
  expect(data?.['gradebook']).toMatchObject({
    rows: expect.arrayContaining([
      { studentId: admin.person.id, mayEnter: false },
      { studentId: student.id, mayEnter: true },
    ]) as unknown[],
  });
});

test('the teacher’s list of work leaves out that of the user who is behind the screen', async () => {
  const teacher = await college.person({ regionIds: [course.regionId] });
  await college.database.owner.query(
    `with made as (insert into teacher (name, person_id, region_id) values ('Paul', $1, $2) returning id)
     update course set teacher_id = made.id from made where course.id = $3`,
    [teacher.id, course.regionId, course.courseId],
  );
  expect(await problemOf(admin.call(IMPERSONATE, { userId: teacher.id }))).toBeUndefined();
  const { data } = await admin.call(LIST);
  expect(data?.['assignmentSubmissions']).toEqual({ rows: [{ studentId: student.id }] });
});

test('the history of a grade and the audit log name both who is impersonated and who is behind', async () => {
  const manager = await managerImpersonated();
  expect(await enters(manager, student.id)).toBeUndefined();
  const { data } = await manager.call(HISTORY, {
    courseOfferingId: course.courseOfferingId,
    studentId: student.id,
  });
  expect(data?.['gradeHistory']).toEqual([{ changedByName: 'Ada Cole, acting as Max Hill' }]);
  const { rows } = await college.database.owner.query<{ behind: string; inAudit: string }>(
    `select c.impersonator_id as behind, l.impersonator_id as "inAudit" from grade_change c
     join audit l on l.entity_id = c.person_id and l.action = 'enterGrade' where c.person_id = $1`,
    [student.id],
  );
  expect(rows).toEqual([{ behind: admin.person.id, inAudit: admin.person.id }]);
});

test('a user who undoes what a user did to grades leaves their own alone', async () => {
  const superadmin = await college.signedIn({
    roles: ['user', 'superadmin'],
    regionIds: [course.regionId],
    groupIds: [course.groupId],
  });
  const manager = await course.manager();
  for (const { id } of [superadmin.person, student]) expect(await enters(manager, id)).toBeUndefined();
  const span = { from: college.now(), to: college.now() };
  const restored = await superadmin.call(RESTORE, { personId: manager.person.id, ...span });
  expect(restored.data?.['restoreGrades']).toEqual({ count: 1 });
  const { rows } = await college.database.owner.query<{ id: string }>(
    'select person_id as id from grade_change where takes_back is not null and course_id = $1',
    [course.courseId],
  );
  expect(rows).toEqual([{ id: student.id }]);
});
