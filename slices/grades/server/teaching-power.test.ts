import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

const CREATE_TEACHER = `mutation createTeacher($teacherId: ID!, $regionId: ID!, $teacherInput: TeacherInput!) {
  createTeacher(teacherId: $teacherId, regionId: $regionId, teacherInput: $teacherInput) { _id } }`;
const UPDATE_TEACHER = `mutation updateTeacher($teacherId: ID!, $version: Int!, $teacherInput: TeacherInput!) {
  updateTeacher(teacherId: $teacherId, version: $version, teacherInput: $teacherInput) { personId } }`;
const UPDATE_COURSE = `mutation updateCourse($courseId: ID!, $version: Int!, $courseInput: CourseInput!) {
  updateCourse(courseId: $courseId, version: $version, courseInput: $courseInput) { _id } }`;
const TEACH = `mutation teachCourse($courseId: ID!, $groupIds: [ID!]!, $courseOfferingInput: CourseOfferingInput!) {
  teachCourse(courseId: $courseId, groupIds: $groupIds, courseOfferingInput: $courseOfferingInput) { _id } }`;
const STOP =
  'mutation stopTeaching($courseOfferingId: ID!) { stopTeaching(courseOfferingId: $courseOfferingId) }';
const ENTER = `mutation enterGrades($courseOfferingId: ID!, $reason: String!, $grades: [EnteredGradeInput!]!) {
  enterGrades(courseOfferingId: $courseOfferingId, reason: $reason, grades: $grades) { _id } }`;
const OWN = 'query ownCourseOfferings { ownCourseOfferings { _id } }';
const IMPERSONATE = `mutation impersonateUser($userId: ID!) {
  impersonateUser(userId: $userId, reason: "To see what is wrong") { _id } }`;
const CHANGE_EMAIL = `mutation changeUserEmail($userId: ID!, $newEmail: String!) {
  changeUserEmail(userId: $userId, newEmail: $newEmail) { _id } }`;
const MERGE = `mutation mergeUsers($keptId: ID!, $mergedId: ID!) {
  mergeUsers(keptId: $keptId, mergedId: $mergedId, reason: "One person") { _id } }`;

type SignedIn = Browser & { person: TestPerson };

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: SignedIn;
let superadmin: SignedIn;
/** A course of Walsall, its student and their exam. */
let course: GradedCourse;
let student: SignedIn;
let examId: string;

beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  [denver, walsall] = [await college.region({ name: 'Denver' }), await college.region({ name: 'Walsall' })];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'], regionIds: [denver.id] });
});
beforeEach(async () => {
  course = await GradedCourse.open(college, { regionId: walsall.id });
  student = await course.student();
  examId = await course.exam({ dueInDays: -5 });
});
afterAll(() => college.close());

const problemOf = async (call: Promise<Answer>) => (await call).errors[0]?.extensions.problem;

async function teacherOfDenver(personId: string | null = null): Promise<string> {
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (name, person_id, region_id) values ('Paul Barrow', $1, $2) returning id`,
    [personId, denver.id],
  );
  return rows[0]?.id ?? '';
}

/** As a college has it that was there before it was written down who may teach where, or whose tables a user touched. */
const nameInDatabase = (teacherId: string) =>
  college.database.owner.query('update course set teacher_id = $2 where id = $1', [
    course.courseId,
    teacherId,
  ]);

const enters = (browser: Browser) =>
  problemOf(
    browser.call(ENTER, {
      courseOfferingId: course.courseOfferingId,
      reason: 'Oral exam',
      grades: [{ changeId: randomUUID(), studentId: student.person.id, partId: examId, grade: 99 }],
    }),
  );

/** The manager of Walsall takes the course, with the user who teaches it, for the group there. */
async function taughtInWalsall(teacherId: string): Promise<void> {
  const { courseId, groupId, courseOfferingId } = course;
  const { owner } = college.database;
  await owner.query('delete from course_group where id = $1', [courseOfferingId]);
  await nameInDatabase(teacherId);
  const courseOfferingInput = { firstDay: '2026-01-05' };
  const manager = await course.manager();
  expect(
    await problemOf(manager.call(TEACH, { courseId, groupIds: [groupId], courseOfferingInput })),
  ).toBeUndefined();
  await owner.query('update course_group set id = $2 where course_id = $1', [courseId, courseOfferingId]);
}

async function courseInput(teacherId: string) {
  const { rows } = await college.database.owner.query<{ code: string }>(
    'select code from course where id = $1',
    [course.courseId],
  );
  return { code: rows[0]?.code ?? '', ownLocale: 'en', teacherId, credits: 0, kind: 'CORE', hidden: false };
}

test('an admin of one campus who names themselves teacher enters no grades on another (D4)', async () => {
  const teacherId = randomUUID();
  const teacherInput = { name: 'Myself', personId: admin.person.id };
  const made = admin.call(CREATE_TEACHER, { teacherId, regionId: denver.id, teacherInput });
  expect(await problemOf(made)).toBeUndefined();
  const change = { courseId: course.courseId, version: 1, courseInput: await courseInput(teacherId) };
  const { errors } = await admin.call(UPDATE_COURSE, change);
  expect(errors[0]?.extensions.problem).toBe('courseUsedElsewhere');
  expect(errors[0]?.message).toContain('Walsall');
  expect(await enters(admin)).toBe('recordNotFound');
  await nameInDatabase(teacherId);
  expect(await enters(admin)).toBe('recordNotFound');
  expect((await admin.call(OWN)).data).toEqual({ ownCourseOfferings: [] });
  await college.database.owner.query('update teacher set person_id = null where id = $1', [teacherId]);
});

test('a teacher acts where the office takes the course with them, until it gives the course up (D4)', async () => {
  const paul = await college.signedIn({ regionIds: [denver.id] });
  await taughtInWalsall(await teacherOfDenver(paul.person.id));
  expect((await paul.call(OWN)).data).toEqual({ ownCourseOfferings: [{ _id: course.courseOfferingId }] });
  expect(await enters(paul)).toBeUndefined();
  const manager = await course.manager();
  await manager.call(STOP, { courseOfferingId: course.courseOfferingId });
  const { rows } = await college.database.owner.query('select from teacher_region where region_id = $1', [
    walsall.id,
  ]);
  expect(rows).toEqual([]);
});

test('a superadmin who changes the teacher of a course moves the power with it (D4)', async () => {
  const [paul, ruth] = [await college.signedIn({}), await college.signedIn({})];
  const [first, second] = [await teacherOfDenver(paul.person.id), await teacherOfDenver(ruth.person.id)];
  await taughtInWalsall(first);
  const change = { courseId: course.courseId, version: 1, courseInput: await courseInput(second) };
  expect(await problemOf(superadmin.call(UPDATE_COURSE, change))).toBeUndefined();
  expect([await enters(paul), await enters(ruth)]).toEqual(['recordNotFound', undefined]);
});

test('whose account a teacher is, is said by those responsible wherever the teacher acts, who are told (D4)', async () => {
  const teacherId = await teacherOfDenver();
  await taughtInWalsall(teacherId);
  const office = await college.person({ roles: ['user', 'admin'], regionIds: [walsall.id] });
  const link = (personId: string | null) => ({
    teacherId,
    version: 1,
    teacherInput: { name: 'Paul Barrow', personId },
  });
  const { errors } = await admin.call(UPDATE_TEACHER, link(admin.person.id));
  expect(errors[0]?.extensions.problem).toBe('teacherActsElsewhere');
  expect(errors[0]?.message).toContain('Walsall');
  expect(await enters(admin)).toBe('recordNotFound');
  const paul = await college.person({ firstName: 'Paul', lastName: 'Barrow', regionIds: [denver.id] });
  expect(await problemOf(superadmin.call(UPDATE_TEACHER, link(paul.id)))).toBeUndefined();
  await college.runJobs();
  const told = (await college.mails()).filter(({ to }) => to === office.email || to === admin.person.email);
  expect(told.map(({ to }) => to).toSorted()).toEqual([admin.person.email, office.email].toSorted());
  expect(told[0]?.text).toMatch(/linked the account of Paul Barrow .* in Denver and Walsall/);
  const { rows } = await college.database.owner.query<{ actorId: string; after: unknown }>(
    `select actor_id as "actorId", after from audit where entity_id = $1 and action = 'updateTeacher'`,
    [teacherId],
  );
  expect(rows).toEqual([{ actorId: superadmin.person.id, after: { personId: paul.id } }]);
});

test('nobody gets hold of the account of a teacher whose students are not theirs (D4)', async () => {
  const paul = await college.person({ regionIds: [denver.id] });
  const other = await college.person({ regionIds: [denver.id] });
  await taughtInWalsall(await teacherOfDenver(paul.id));
  const takeOver = async (by: Browser) => [
    await problemOf(by.call(CHANGE_EMAIL, { userId: paul.id, newEmail: `${randomUUID()}@example.org` })),
    await problemOf(by.call(MERGE, { keptId: other.id, mergedId: paul.id })),
  ];
  expect(await problemOf(admin.call(IMPERSONATE, { userId: paul.id }))).toBe('mayNotImpersonate');
  expect(await takeOver(admin)).toEqual(['mayNotChangeEmail', 'mayNotMerge']);
  expect(await takeOver(superadmin)).toEqual([undefined, undefined]);
});

test('the account of a teacher of one campus stays in the hands of its admin (D4)', async () => {
  const paul = await college.person({ regionIds: [denver.id] });
  await teacherOfDenver(paul.id);
  const browser = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  expect(await problemOf(browser.call(IMPERSONATE, { userId: paul.id }))).toBeUndefined();
});
