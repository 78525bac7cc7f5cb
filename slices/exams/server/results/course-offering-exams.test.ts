import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

const TAUGHT = `query courseOfferingExams($courseOfferingId: ID!, $filter: ExamResultFilter, $after: ID) {
  courseOfferingExams(courseOfferingId: $courseOfferingId) { mayMark courseOffering { groupName }
    results(filter: $filter, after: $after) { count rows { _id personId state } } } }`;
const STAFF = `query staffAttempt($attemptId: ID!) { staffAttempt(attemptId: $attemptId) {
  listed { state } mayMark possibleDecisions timeline { kind } decisions { kind }
  attempt { receipt steps { kind } questions { _id answer { isTrue } right { isTrue } } } } }`;
const TO_MARK = `query answersToMark($courseOfferingId: ID) { answersToMark(courseOfferingId: $courseOfferingId) { _id questionId answer } }`;
const WAITING = `query ownCourseOfferings { ownCourseOfferings { _id answersToMark { count } } }`;
const MARK = `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!) {
  markAnswer(attemptId: $attemptId, questionId: $questionId, points: $points) { result { grade } questions { comment } } }`;

let college: College;
let room: ExamRoom;
let courseOfferingId: string;
let ana: Student;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
});
beforeEach(async () => {
  const campus = await college.region();
  room = await ExamRoom.open(college, campus.id);
  ana = await room.student();
  courseOfferingId = await first('select id from course_group where course_id = $1', [room.courseId]);
});
afterAll(() => college.close());

const first = async (text: string, values: unknown[]): Promise<string> =>
  (await college.database.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? '';

/** A user with an account and no role, on a campus that is not the group's. */
async function teacher(of: 'course' | 'group' | 'nothing'): Promise<Browser> {
  const away = await college.region();
  const caller = await college.signedIn({ regionIds: [away.id] });
  await appoint(of, caller.person.id);
  return caller;
}

async function appoint(of: 'course' | 'group' | 'nothing', personId: string): Promise<void> {
  const teacherId = await first(
    `insert into teacher (region_id, name, person_id)
     select region_id, 'Ruth', $2 from student_group where id = $1 returning id`,
    [room.groupId, personId],
  );
  const { owner } = college.database;
  if (of === 'course')
    await owner.query('update course set teacher_id = $2 where id = $1', [room.courseId, teacherId]);
  if (of === 'group')
    await owner.query(
      `insert into group_teacher (group_id, teacher_id, region_id) select id, $2, region_id from student_group where id = $1`,
      [room.groupId, teacherId],
    );
}

/** Hands in an exam of one true statement and one essay. */
async function handIn(student: Student = ana): Promise<{ attemptId: string; essayId: string }> {
  const examId = await room.exam({ questions: 1 });
  const essayId = randomUUID();
  await room.saveQuestion({ examId, questionId: essayId, questionInput: { kind: 'ESSAY', right: {} } });
  const attemptId = randomUUID();
  const questions = questionsOf(await student.start(examId, attemptId));
  const plain = questions.filter(({ _id }) => _id !== essayId);
  await student.record(attemptId, [
    ...student.answers(plain, 1),
    student.event('ANSWER', { questionId: essayId, answer: { words: 'By grace' } }),
  ]);
  await student.submit(attemptId);
  return { attemptId, essayId };
}

const problemOf = ({ errors }: Answer): string | undefined => errors[0]?.extensions.problem;

test.each(['course', 'group'] as const)(
  'a user who teaches the %s sees results, attempts and what happened in them, on any campus',
  async (of) => {
    const { attemptId } = await handIn();
    const ruth = await teacher(of);
    expect((await ruth.call(TAUGHT, { courseOfferingId })).data).toMatchObject({
      courseOfferingExams: {
        mayMark: of === 'course',
        results: { count: 1, rows: [{ _id: attemptId, personId: ana.personId, state: 'TO_MARK' }] },
      },
    });
    expect((await ruth.call(STAFF, { attemptId })).data).toMatchObject({
      staffAttempt: {
        mayMark: of === 'course',
        possibleDecisions: [],
        timeline: [{ kind: 'ANSWER' }, { kind: 'ANSWER' }],
        attempt: { receipt: expect.any(String) },
      },
    });
  },
);

test('the teacher of the course marks essays and is told how many wait, the teacher of the group does not', async () => {
  const { attemptId, essayId } = await handIn();
  const [paul, ruth] = [await teacher('course'), await teacher('group')];
  const waiting = async (caller: Browser) => (await caller.call(WAITING)).data?.['ownCourseOfferings'];
  expect(await waiting(paul)).toEqual([{ _id: courseOfferingId, answersToMark: { count: 1 } }]);
  expect(await waiting(ruth)).toEqual([{ _id: courseOfferingId, answersToMark: { count: 0 } }]);
  expect((await ruth.call(TO_MARK, { courseOfferingId })).data).toEqual({ answersToMark: [] });
  expect((await paul.call(TO_MARK, { courseOfferingId })).data).toEqual({
    answersToMark: [{ _id: attemptId, questionId: essayId, answer: 'By grace' }],
  });
  const mark = { attemptId, questionId: essayId, points: 1 };
  expect(problemOf(await ruth.call(MARK, mark))).toBe('recordNotFound');
  expect((await paul.call(MARK, mark)).data).toMatchObject({ markAnswer: { result: { grade: 100 } } });
  expect(await waiting(paul)).toEqual([{ _id: courseOfferingId, answersToMark: { count: 0 } }]);
  expect((await ruth.call(STAFF, { attemptId })).data).toMatchObject({
    staffAttempt: { listed: { state: 'PASSED' }, attempt: { steps: [{ kind: 'RAW' }] } },
  });
});

test('those who look after the campus are told in which classes how many wait, and nobody else is', async () => {
  const { attemptId, essayId } = await handIn();
  const [there, away] = [
    await first('select region_id as id from student_group where id = $1', [room.groupId]),
    (await college.region()).id,
  ];
  const waiting = async (caller: Browser) =>
    (await caller.call(`query campusToMark { courseOfferingsToMark { _id answersToMark { count } } }`))
      .data?.['courseOfferingsToMark'];
  const staff = (role: 'manager' | 'admin', id: string) =>
    college.signedIn({ roles: ['user', role], regionIds: [id] });
  const manager = await staff('manager', there);
  for (const caller of [manager, await staff('admin', there)])
    expect(await waiting(caller)).toEqual([{ _id: courseOfferingId, answersToMark: { count: 1 } }]);
  expect(await waiting(await staff('manager', away))).toEqual([]);
  expect(await waiting(await teacher('course'))).toBeUndefined();
  await manager.call(MARK, { attemptId, questionId: essayId, points: 1 });
  expect(await waiting(manager)).toEqual([]);
});

test('of more answers than are read at a sitting the true number is told', async () => {
  await handIn();
  await college.database.owner.query(
    `insert into exam_attempt select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', n + 1))).*
     from exam_attempt a, generate_series(1, 119) n where a.person_id = $1`,
    [ana.personId],
  );
  await college.database.owner.query(
    `insert into attempt_event select (jsonb_populate_record(e, jsonb_build_object('attempt_id', a.id))).*
     from attempt_event e, exam_attempt a where e.person_id = $1 and a.person_id = $1 and a.id <> e.attempt_id`,
    [ana.personId],
  );
  const paul = await teacher('course');
  const { data } = await paul.call(
    `query answersToMark($courseOfferingId: ID) { answersToMark(courseOfferingId: $courseOfferingId) { _id } answersToMarkCount(courseOfferingId: $courseOfferingId) }`,
    { courseOfferingId },
  );
  expect(data?.['answersToMark']).toHaveLength(100);
  expect(data?.['answersToMarkCount']).toBe(120);
});

test('nobody sees or marks what another teaches', async () => {
  const { attemptId, essayId } = await handIn();
  const otherRoom = await ExamRoom.open(college, (await college.region()).id);
  const stranger = await teacher('nothing');
  for (const caller of [stranger, (await otherRoom.student()).browser, otherRoom.admin, ana.browser]) {
    expect((await caller.call(TAUGHT, { courseOfferingId })).data).toEqual({ courseOfferingExams: null });
    expect((await caller.call(STAFF, { attemptId })).data).toEqual({ staffAttempt: null });
    expect((await caller.call(TO_MARK, { courseOfferingId })).data).toEqual({ answersToMark: [] });
    const marked = await caller.call(MARK, { attemptId, questionId: essayId, points: 1 });
    expect(problemOf(marked)).toBe('recordNotFound');
  }
});

test('what a teacher asks for never leads beyond the group', async () => {
  const { attemptId } = await handIn();
  const paul = await teacher('course');
  const otherRoom = await ExamRoom.open(college, (await college.region()).id);
  const filter = { groupId: otherRoom.groupId, courseId: otherRoom.courseId };
  const results = async (more: object) => (await paul.call(TAUGHT, { courseOfferingId, ...more })).data;
  expect(await results({ filter })).toMatchObject({
    courseOfferingExams: { results: { rows: [{ _id: attemptId }] } },
  });
  room = otherRoom;
  const elsewhere = await handIn(await otherRoom.student());
  expect(await results({ after: elsewhere.attemptId })).toMatchObject({
    courseOfferingExams: { results: { rows: [] } },
  });
});

test('a student who also teaches the group sees nothing of an attempt of their own', async () => {
  await appoint('group', ana.personId);
  const { attemptId } = await handIn();
  expect((await ana.browser.call(TAUGHT, { courseOfferingId })).data).toMatchObject({
    courseOfferingExams: { results: { count: 0, rows: [] } },
  });
  expect((await ana.browser.call(STAFF, { attemptId })).data).toEqual({ staffAttempt: null });
});
