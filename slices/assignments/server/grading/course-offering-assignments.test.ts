import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const TAUGHT = `query courseOfferingAssignments($courseOfferingId: ID!, $filter: SubmissionFilter, $after: ID) {
  courseOfferingAssignments(courseOfferingId: $courseOfferingId) { courseOffering { groupId } choices { assignmentId title }
    submissions(filter: $filter, after: $after) { count rows { _id assignmentId studentId state } } } }`;
const PROGRESS = `query groupProgress($courseOfferingId: ID!) {
  groupProgress(courseOfferingId: $courseOfferingId) { courseOffering { mayGradeAssignments } } }`;
const READ = `query assignmentSubmission($assignmentId: ID!, $studentId: ID!) {
  assignmentSubmission(assignmentId: $assignmentId, studentId: $studentId) { state version versions { number } } }`;

const GRADE = `mutation gradeSubmission($assignmentId: ID!, $studentId: ID!, $version: Int!, $grade: Percent, $comment: String!) {
  gradeSubmission(assignmentId: $assignmentId, studentId: $studentId, version: $version, grade: $grade, comment: $comment) { state } }`;
const WAITING = `query ownCourseOfferings { ownCourseOfferings { _id workToGrade { count } } }`;

interface Taught {
  choices: { assignmentId: string; title: string }[];
  submissions: { count: number; rows: { _id: string; studentId: string; state: string }[] };
}

let college: College;
let desk: AssignmentDesk;
let courseOfferingId: string;
let assignmentId: string;
let student: Awaited<ReturnType<AssignmentDesk['student']>>;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(async () => {
  desk = await AssignmentDesk.open(college);
  courseOfferingId = await first('select id from course_group where course_id = $1', [desk.courseId]);
  student = await desk.student();
  assignmentId = await desk.assignment();
  await desk.handIn(student, assignmentId);
});
afterAll(() => college.close());

const first = async (text: string, values: unknown[]): Promise<string> =>
  (await college.database.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? '';

/** A user with an account and no role, on a campus that is not the group's. */
async function teacher(of: 'course' | 'group', at: AssignmentDesk = desk): Promise<Browser> {
  const away = await college.region();
  const caller = await college.signedIn({ regionIds: [away.id] });
  await appoint(of, caller.person.id, at);
  return caller;
}

async function appoint(of: 'course' | 'group', personId: string, at: AssignmentDesk = desk): Promise<void> {
  const teacherId = await first(
    `insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id`,
    [at.regionId, personId],
  );
  const { owner } = college.database;
  if (of === 'course')
    await owner.query('update course set teacher_id = $2 where id = $1', [at.courseId, teacherId]);
  else
    await owner.query('insert into group_teacher (group_id, teacher_id, region_id) values ($1, $2, $3)', [
      at.groupId,
      teacherId,
      at.regionId,
    ]);
}

const taught = async (caller: Browser, more: object = {}): Promise<Taught | null> =>
  (await caller.call(TAUGHT, { courseOfferingId, ...more })).data?.[
    'courseOfferingAssignments'
  ] as Taught | null;
const progress = async (caller: Browser) => (await caller.call(PROGRESS, { courseOfferingId })).data;

test('the teacher of the course, on any campus, and the office find what the group hands in (HOLE-42)', async () => {
  for (const caller of [await teacher('course'), desk.admin]) {
    expect(await taught(caller)).toEqual({
      courseOffering: { groupId: desk.groupId },
      choices: [{ assignmentId, title: 'Essay' }],
      submissions: {
        count: 1,
        rows: [{ _id: expect.any(String), assignmentId, studentId: student.person.id, state: 'SUBMITTED' }],
      },
    });
    expect(await progress(caller)).toEqual({
      groupProgress: { courseOffering: { mayGradeAssignments: true } },
    });
    const read = await caller.call(READ, { assignmentId, studentId: student.person.id });
    expect(read.data).toMatchObject({
      assignmentSubmission: { state: 'SUBMITTED', versions: [{ number: 1 }] },
    });
  }
});

test('the teacher of the course is told how much waits to be graded, the teacher of the group is not', async () => {
  const [paul, ruth] = [await teacher('course'), await teacher('group')];
  const waiting = async (caller: Browser) => (await caller.call(WAITING)).data?.['ownCourseOfferings'];
  await desk.handIn(await desk.student(), assignmentId);
  expect(await waiting(paul)).toEqual([{ _id: courseOfferingId, workToGrade: { count: 2 } }]);
  expect(await waiting(ruth)).toEqual([{ _id: courseOfferingId, workToGrade: { count: 0 } }]);
  const work = { assignmentId, studentId: student.person.id };
  const read = (await paul.call(READ, work)).data?.['assignmentSubmission'] as
    | { version: number }
    | undefined;
  await paul.call(GRADE, { ...work, version: read?.version, grade: 80, comment: '' });
  expect(await waiting(paul)).toEqual([{ _id: courseOfferingId, workToGrade: { count: 1 } }]);
});

test('the office of the campus is told what waits to be graded, but for what it teaches itself; nobody else is (HOLE-29)', async () => {
  const queues = async (caller: Browser) =>
    (await caller.call('query q { queues { name path regionId waiting { count since } } }')).data?.['queues'];
  const since = college.now().toISOString();
  const waiting = {
    name: 'submissions',
    path: '/assignmentSubmissions',
    regionId: desk.regionId,
    waiting: { count: 1, since },
  };
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] });
  expect(await queues(desk.admin)).toEqual([waiting]);
  for (const other of [manager, await teacher('group'), (await AssignmentDesk.open(college)).admin])
    expect(await queues(other)).toEqual([]);
  const own = await college.signedIn({ roles: ['user', 'admin'], regionIds: [desk.regionId] });
  await appoint('course', own.person.id);
  expect(await queues(own)).toEqual([]);
  expect(await queues(desk.admin)).toEqual([waiting]);
  const work = { assignmentId, studentId: student.person.id };
  const read = (await desk.admin.call(READ, work)).data?.['assignmentSubmission'] as { version: number };
  await desk.admin.call(GRADE, { ...work, version: read.version, grade: 80, comment: '' });
  expect(await queues(desk.admin)).toEqual([]);
});

test('the teacher of the group and its manager follow the group and find nothing to grade', async () => {
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] });
  for (const caller of [await teacher('group'), manager]) {
    expect(await progress(caller)).toEqual({
      groupProgress: { courseOffering: { mayGradeAssignments: false } },
    });
    expect(await taught(caller)).toBeNull();
  }
});

test('the teacher of another course, the office of another campus and students get nothing', async () => {
  const other = await AssignmentDesk.open(college);
  for (const caller of [await teacher('course', other), other.admin, student]) {
    expect(await taught(caller)).toBeNull();
    const read = await caller.call(READ, { assignmentId, studentId: student.person.id });
    expect(read.data).toEqual({ assignmentSubmission: null });
  }
});

test('what a teacher asks for never leads beyond the group and the course', async () => {
  const paul = await teacher('course');
  const other = await AssignmentDesk.open(college);
  const elsewhere = await other.assignment();
  const stranger = await other.student();
  await other.handIn(stranger, elsewhere);
  const { id: secondCourse } = await college.course({ groupIds: [desk.groupId] });
  const ofSecondCourse = await desk.assignment();
  await college.database.owner.query('update assignment set course_id = $2 where id = $1', [
    ofSecondCourse,
    secondCourse,
  ]);
  const rows = async (more: object) => (await taught(paul, more))?.submissions.rows.length;
  expect(await rows({ filter: { groupId: other.groupId, regionId: null } })).toBe(1);
  expect(await rows({ filter: { assignmentId: elsewhere } })).toBe(0);
  expect(await rows({ filter: { assignmentId: ofSecondCourse } })).toBe(0);
  const place = await first('select app.submission_place($1, $2, $3) as id', [
    elsewhere,
    other.groupId,
    stranger.person.id,
  ]);
  expect(await rows({ after: place })).toBe(0);
  expect((await taught(paul))?.choices).toEqual([{ assignmentId, title: 'Essay' }]);
});

test('a student who teaches the course finds the work of others and not their own', async () => {
  const other = await desk.student();
  await desk.handIn(other, assignmentId);
  await appoint('course', student.person.id);
  const ids = (await taught(student))?.submissions.rows.map(({ studentId }) => studentId);
  expect(ids).toEqual([other.person.id]);
});
