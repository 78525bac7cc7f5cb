import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { ExamRoom } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { MANY_GRADES } from '../../rules/alarm.ts';
import { watchGrades } from './watch-grades.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  room = await ExamRoom.open(college, (await college.region()).id);
});
afterAll(() => college.close());

const OUTLOOK = `query regradeOutlook($examId: ID!) { regradeOutlook(examId: $examId) { seen } }`;
const REGRADE = `mutation regradeExam($examId: ID!, $regradeId: ID!, $seen: String!, $reason: String!) {
  regradeExam(examId: $examId, regradeId: $regradeId, seen: $seen, reason: $reason) { changed } }`;
const ALARMS = `query gradeAlarms { gradeAlarms { personId grades } }`;
const RESTORE = `query gradeRestore($personId: ID!, $from: DateTime!, $to: DateTime!) {
  gradeRestore(personId: $personId, from: $from, to: $to) { count regrades { _id examId changed } } }`;

/** An exam with as many attempts, all marked by a key that was wrong and is not any more. */
async function wronglyKeyed(attempts: number): Promise<string> {
  const examId = await room.exam({ questions: 1 });
  const questionId = randomUUID();
  await room.saveQuestion({ examId, questionId, questionInput: { right: { isTrue: false } } });
  const ana = await room.student();
  await ana.sit(examId, 2);
  const { owner } = college.database;
  // As if others had answered just so: a class that sits it one after the other takes a test too long.
  await owner.query(
    `insert into exam_attempt select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', n + 1))).*
     from exam_attempt a, generate_series(1, $2) n where a.exam_id = $1`,
    [examId, attempts - 1],
  );
  await owner.query(
    `insert into attempt_event select (jsonb_populate_record(e, jsonb_build_object('attempt_id', a.id))).*
     from exam_attempt sat join attempt_event e on e.attempt_id = sat.id
     join exam_attempt a on a.exam_id = $1 and a.id <> sat.id where sat.exam_id = $1`,
    [examId],
  );
  await room.saveQuestion({ examId, questionId, version: 1, questionInput: { right: { isTrue: true } } });
  return examId;
}

async function regrade(examId: string): Promise<string> {
  const { data } = await room.admin.call(OUTLOOK, { examId });
  const outlook = data?.['regradeOutlook'] as { seen: string } | undefined;
  const seen = outlook?.seen ?? '';
  const regradeId = randomUUID();
  const done = await room.admin.call(REGRADE, { examId, regradeId, seen, reason: 'The key was wrong' });
  expect(done.errors).toEqual([]);
  return regradeId;
}

async function watch(): Promise<void> {
  const { appPool, services } = college.served.state;
  await watchGrades.run({}, { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 });
}

test('who regrades unusually many attempts within an hour is told of, and where it is undone', async () => {
  const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
  const alarms = async () => (await superadmin.call(ALARMS)).data?.['gradeAlarms'];
  const span = { from: college.now(), to: new Date(college.now().getTime() + 3_600_000) };
  await regrade(await wronglyKeyed(MANY_GRADES - 1));
  await watch();
  expect(await alarms()).toEqual([]);
  const examId = await wronglyKeyed(1);
  const regradeId = await regrade(examId);
  await watch();
  const raised = await alarms();
  expect(raised).toEqual([{ personId: expect.any(String) as string, grades: MANY_GRADES }]);
  const [{ personId }] = raised as [{ personId: string }];
  const { data } = await superadmin.call(RESTORE, { personId, ...span });
  expect(data).toMatchObject({
    gradeRestore: {
      count: 0,
      regrades: expect.arrayContaining([{ _id: regradeId, examId, changed: 1 }]) as object[],
    },
  });
});
