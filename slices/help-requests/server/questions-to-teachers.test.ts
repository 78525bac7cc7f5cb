import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

const ASK = `mutation askForHelp($helpRequestId: ID!, $message: String!, $courseId: ID, $attemptId: ID) {
  askForHelp(helpRequestId: $helpRequestId, message: $message, courseId: $courseId, attemptId: $attemptId) {
    _id askedOfName attemptId courseOfferingId } }`;
const TO_ANSWER = `query questionsToAnswer { questionsToAnswer(state: OPEN) { rows { personName message attemptId } count } }`;
const CLOSE = `mutation closeHelpRequest($helpRequestId: ID!, $answer: String!) {
  closeHelpRequest(helpRequestId: $helpRequestId, answer: $answer) { state } }`;

let college: College;
let course: GradedCourse;
let teacher: Browser & { person: TestPerson };
let student: Browser & { person: TestPerson };

const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;

const ask = (from: Browser, facts: { courseId?: string; attemptId?: string }, message = 'What now?') =>
  from.call(ASK, { helpRequestId: randomUUID(), message, ...facts });

const idOf = (data: Record<string, unknown> | null): string =>
  (data?.['askForHelp'] as { _id: string } | undefined)?._id ?? '';

const asked = async (from: Browser) =>
  ((await from.call(TO_ANSWER)).data?.['questionsToAnswer'] as { rows: unknown[] } | undefined)?.rows;

async function attemptOf(personId: string): Promise<string> {
  const [examId, id] = [await course.exam(), randomUUID()];
  await college.database.owner.query(
    `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at,
       last_seen_at, pass_mark, deadline, return_seconds)
     values ($1, $2, $3, $4, $5, 1, 'en', '[]', $1, $6, $6, 7000, now(), 0)`,
    [id, examId, personId, course.groupId, course.regionId, college.now()],
  );
  return id;
}

beforeAll(async () => {
  college = await College.open();
  const { id: regionId } = await college.region();
  teacher = await college.signedIn({ firstName: 'Paul', lastName: 'Barrow', regionIds: [regionId] });
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (name, person_id, region_id) values ('Paul Barrow', $1, $2) returning id`,
    [teacher.person.id, regionId],
  );
  course = await GradedCourse.open(college, { regionId, teacherId: rows[0]?.id ?? '' });
  student = await college.signedIn({
    firstName: 'Ana',
    lastName: 'Souza',
    regionIds: [regionId],
    groupIds: [course.groupId],
  });
});
afterAll(() => college.close());

test('a student asks the teacher of a course, who is told, reads it and answers', async () => {
  const { data } = await ask(student, { courseId: course.courseId });
  const _id = idOf(data);
  expect(data?.['askForHelp']).toEqual({
    _id,
    askedOfName: 'Paul Barrow',
    attemptId: null,
    courseOfferingId: course.courseOfferingId,
  });
  expect(await asked(teacher)).toEqual([{ personName: 'Ana Souza', message: 'What now?', attemptId: null }]);
  const told = await college.database.owner.query(
    `select n.person_id, n.path from notification n
     join notification_definition d on d.id = n.definition_id where d.name = 'questionAsked'`,
  );
  expect(told.rows).toEqual([{ person_id: teacher.person.id, path: '/help/questions' }]);
  const waiting = async () =>
    (await teacher.call('query w { ownCourseOfferings { questionsToAnswer { count since } } }')).data?.[
      'ownCourseOfferings'
    ];
  expect(await waiting()).toEqual([{ questionsToAnswer: { count: 1, since: expect.any(String) as string } }]);
  const answer = await teacher.call(CLOSE, { helpRequestId: _id, answer: 'Read on.' });
  expect(answer.data).toEqual({ closeHelpRequest: { state: 'CLOSED' } });
  expect(await asked(teacher)).toEqual([]);
  expect(await waiting()).toEqual([{ questionsToAnswer: { count: 0, since: null } }]);
});

test('a question about an attempt has it attached and reaches those who reinstate; nobody else sees or answers it', async () => {
  const attemptId = await attemptOf(student.person.id);
  const manager = await course.manager();
  const { data } = await ask(student, { attemptId }, 'The network went away.');
  const _id = idOf(data);
  expect(await asked(teacher)).toMatchObject([{ message: 'The network went away.', attemptId }]);
  const { data: desk } = await manager.call(
    'query s { currentUser { unreadNotifications } queues { name waiting { count } } }',
  );
  expect(desk).toEqual({
    currentUser: { unreadNotifications: 1 },
    queues: [{ name: 'campusQuestions', waiting: { count: 1 } }],
  });
  expect(await asked(manager)).toMatchObject([{ message: 'The network went away.', attemptId }]);
  const other = await (await GradedCourse.open(college)).manager();
  expect(await asked(other)).toEqual([]);
  expect(await problemOf(other.call(CLOSE, { helpRequestId: _id, answer: '' }))).toBe('recordNotFound');
  expect(await problemOf(student.call(CLOSE, { helpRequestId: _id, answer: '' }))).toBe('recordNotFound');
  expect((await manager.call(CLOSE, { helpRequestId: _id, answer: 'Reinstated.' })).errors).toEqual([]);
});

test('a student who asks about an attempt twice has asked once, until it has broken off once more', async () => {
  const ABOUT = `query questionsAboutExam($examId: ID!) { questionsAboutExam(examId: $examId) { _id attemptId state } }`;
  const attemptId = await attemptOf(student.person.id);
  const { rows } = await college.database.owner.query<{ exam_id: string }>(
    'select exam_id from exam_attempt where id = $1',
    [attemptId],
  );
  const examId = rows[0]?.exam_id;
  const about = async (from: Browser) => (await from.call(ABOUT, { examId })).data?.['questionsAboutExam'];
  expect(await about(student)).toEqual([]);
  const _id = idOf((await ask(student, { attemptId })).data);
  expect(idOf((await ask(student, { attemptId })).data)).toBe(_id);
  expect(await about(student)).toEqual([{ _id, attemptId, state: 'OPEN' }]);
  expect(await about(await course.student())).toEqual([]);
  // It was reinstated, gone on with and broke off once more.
  await college.database.owner.query('update exam_attempt set last_seen_at = $2 where id = $1', [
    attemptId,
    new Date(college.now().getTime() + 60_000),
  ]);
  college.pass(120_000);
  const again = idOf((await ask(student, { attemptId })).data);
  expect(again).not.toBe(_id);
  expect(idOf((await ask(student, { attemptId })).data)).toBe(again);
  await teacher.call(CLOSE, { helpRequestId: again, answer: 'Reinstated.' });
  await teacher.call(CLOSE, { helpRequestId: _id, answer: 'Reinstated.' });
  expect(await about(student)).toEqual([
    { _id: again, attemptId, state: 'CLOSED' },
    { _id, attemptId, state: 'CLOSED' },
  ]);
});

test('nobody asks about the attempt of another student or a course they do not take', async () => {
  const attemptId = await attemptOf((await course.student()).person.id);
  expect(await problemOf(ask(student, { attemptId }))).toBe('recordNotFound');
  const elsewhere = await GradedCourse.open(college);
  expect(await problemOf(ask(student, { courseId: elsewhere.courseId }))).toBe('recordNotFound');
});

test('where the teacher has no account, those who look after the campus are told and answer', async () => {
  const untaught = await GradedCourse.open(college, { regionId: course.regionId });
  const [manager, stranger] = [await untaught.manager(), await (await GradedCourse.open(college)).manager()];
  const { data } = await ask(await untaught.student(), { courseId: untaught.courseId });
  expect(data?.['askForHelp']).toMatchObject({
    askedOfName: null,
    courseOfferingId: untaught.courseOfferingId,
  });
  const seen = async (reader: Browser) =>
    (await reader.call('query s { currentUser { unreadNotifications } queues { name waiting { count } } }'))
      .data;
  expect(await seen(manager)).toEqual({
    currentUser: { unreadNotifications: 1 },
    queues: [{ name: 'campusQuestions', waiting: { count: 1 } }],
  });
  expect(await seen(stranger)).toEqual({ currentUser: { unreadNotifications: 0 }, queues: [] });
  expect(await asked(manager)).toMatchObject([{ message: 'What now?' }]);
  expect(await asked(stranger)).toEqual([]);
  const answer = { helpRequestId: idOf(data), answer: 'It is in room 2.' };
  expect(await problemOf(stranger.call(CLOSE, answer))).toBe('recordNotFound');
  expect((await manager.call(CLOSE, answer)).errors).toEqual([]);
  expect(await asked(manager)).toEqual([]);
});

test('a request names course, exam, group and campus, and is narrowed to what it is about and to a campus', async () => {
  const asker = await college.signedIn({ regionIds: [course.regionId], groupIds: [course.groupId] });
  const attemptId = await attemptOf(asker.person.id);
  await ask(asker, { attemptId }, 'It broke off.');
  await ask(asker, { courseId: course.courseId }, 'When is class?');
  await ask(asker, {}, 'I lost my card.');
  const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
  const FILTERED = `query helpRequests($about: HelpSubject, $regionId: ID) {
    helpRequests(about: $about, regionId: $regionId, first: 100) {
      rows { personId message courseName examTitle groupName regionName } } }`;
  const rowsOf = async (filter: { about?: string; regionId?: string }) => {
    const { data } = await superadmin.call(FILTERED, filter);
    const { helpRequests } = data as { helpRequests: { rows: { personId: string; message: string }[] } };
    return helpRequests.rows.filter(({ personId }) => personId === asker.person.id);
  };
  const { rows } = await college.database.owner.query<Record<'group' | 'region' | 'course' | 'exam', string>>(
    `select g.name as "group", r.name as region,
       (select name from course_text where course_id = $2 limit 1) as course,
       (select t.title from exam_text t join exam_attempt a on a.exam_id = t.exam_id where a.id = $3 limit 1) as exam
     from student_group g join region r on r.id = g.region_id where g.id = $1`,
    [course.groupId, course.courseId, attemptId],
  );
  const [names] = rows;
  const ofClass = { courseName: names?.course, groupName: names?.group, regionName: names?.region };
  const ofNone = { courseName: null, examTitle: null, groupName: null };
  expect(await rowsOf({ about: 'EXAM' })).toMatchObject([
    { message: 'It broke off.', examTitle: names?.exam, ...ofClass },
  ]);
  expect(await rowsOf({ about: 'COURSE' })).toMatchObject([{ message: 'When is class?', ...ofClass }]);
  expect(await rowsOf({ about: 'COLLEGE' })).toMatchObject([{ ...ofNone, regionName: names?.region }]);
  expect(await rowsOf({ regionId: course.regionId })).toHaveLength(3);
  expect(await rowsOf({ regionId: (await college.region()).id })).toEqual([]);
});
