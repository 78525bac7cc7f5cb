import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { noteKeysShown } from './shown-keys.queries.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  const { id } = await college.region({ timeZone: 'Europe/London' });
  room = await ExamRoom.open(college, id);
});
afterAll(() => college.close());

const DAY_MS = 86_400_000;
const RIGHT = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { questions { right { isTrue } } } }`;
const GRANT = `mutation grantExam($examId: ID!, $groupId: ID!, $personId: ID!, $deadline: DateTime) {
  grantExam(examId: $examId, groupId: $groupId, personId: $personId, extraAttempts: 0, extraMinutes: 0, deadline: $deadline,
    reason: "Ill") { version } }`;
const STAFF = `query staffAttempt($attemptId: ID!) { staffAttempt(attemptId: $attemptId) { shownKeys { askedAgain } } }`;
const DECIDE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!, $decision: AttemptDecisionKind!) {
  decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: $decision, reason: "Wrong exam") { _id } }`;

async function seesKeys(student: Student, attemptId: string): Promise<boolean> {
  const { data } = await student.browser.call(RIGHT, { attemptId });
  const attempt = data?.['examAttempt'] as { questions: { right: object | null }[] } | undefined;
  if (!attempt) throw new Error('The student does not find the attempt.');
  return attempt.questions.some(({ right }) => right !== null);
}

const passed = async (student: Student, examId: string): Promise<string> =>
  String((await student.sit(examId, 99))['_id']);

test('who has passed sees what was right when the deadline of the whole group is over, also of who was granted more (B1)', async () => {
  const [ana, ben] = [await room.student(), await room.student()];
  const examId = await room.exam({ questions: 1, deadlineInDays: 2 });
  const deadline = new Date(college.now().getTime() + 4 * DAY_MS).toISOString();
  const granted = { examId, groupId: room.groupId, personId: ben.personId, deadline };
  expect((await room.admin.call(GRANT, granted)).errors).toEqual([]);
  const attemptId = await passed(ana, examId);
  expect(await seesKeys(ana, attemptId)).toBe(false);
  await room.letDaysPass(examId, 3);
  expect(await seesKeys(ana, attemptId)).toBe(false);
  await room.letDaysPass(examId, 2);
  expect(await seesKeys(ana, attemptId)).toBe(true);
});

test('an exam that says so shows them before the deadline, and says it to the student', async () => {
  const ana = await room.student();
  const examId = await room.exam({ questions: 1, input: { review: 'BEFORE_DEADLINE' } });
  const SAID = `query studentExam($examId: ID!) { studentExam(examId: $examId) { review } }`;
  expect((await ana.browser.call(SAID, { examId })).data).toEqual({
    studentExam: { review: 'BEFORE_DEADLINE' },
  });
  expect(await seesKeys(ana, await passed(ana, examId))).toBe(true);
});

test('whose attempt is voided after they saw the answers is asked other questions, and staff read where there are none', async () => {
  const ana = await room.student();
  const examId = await room.exam({ questions: 0, input: { review: 'AT_ONCE' } });
  const category = (name: string) => ({ questionInput: { category: name }, examId });
  for (const name of ['drawn', 'drawn', 'drawn', 'always']) await room.saveQuestion(category(name));
  const picks = [{ category: 'drawn', pick: 1 }];
  await room.saveExam({ examId, version: 1, examInput: { review: 'AT_ONCE', picks } });
  const attemptId = randomUUID();
  const first = questionsOf(await ana.start(examId, attemptId));
  await ana.submit(attemptId, ana.answers(first, 9));
  const shown = async () => (await room.admin.call(STAFF, { attemptId })).data?.['staffAttempt'];
  expect(await shown()).toEqual({ shownKeys: null });
  expect(await seesKeys(ana, attemptId)).toBe(true);
  expect(await shown()).toEqual({ shownKeys: { askedAgain: 1 } });
  const voided = { attemptId, decisionId: randomUUID(), decision: 'VOID' };
  expect((await room.admin.call(DECIDE, voided)).errors).toEqual([]);
  const second = questionsOf(await ana.start(examId));
  expect(second).toHaveLength(2);
  const known = new Set(first.map(({ _id }) => _id));
  expect(second.filter(({ _id }) => known.has(_id))).toHaveLength(1);
});

/** Fails one attempt and loses the next: its page was not heard of for so many hours, and the deadline is over. */
async function loseSecond({ hours }: { hours: number }) {
  const ana = await room.student();
  const examId = await room.exam({ questions: 1, deadlineInDays: 1, input: { review: 'AT_ONCE' } });
  const first = String((await ana.sit(examId, 0))['_id']);
  const second = randomUUID();
  ana.reload();
  await ana.start(examId, second);
  await room.letDaysPass(examId, 2);
  await college.database.owner.query(
    `update exam_attempt set ending = 'CONNECTION_LOST', ended_at = $2, last_seen_at = $2, score = 0, passed = false where id = $1`,
    [second, new Date(college.now().getTime() - hours * 3_600_000)],
  );
  return { ana, first, second };
}

test('what is right stays hidden while the page of a lost attempt may be heard of again', async () => {
  const { ana, first, second } = await loseSecond({ hours: 23 });
  for (const attemptId of [first, second]) expect(await seesKeys(ana, attemptId)).toBe(false);
  expect((await ana.record(second, [])).errors).toEqual([]);
});

test.each(['first', 'second'] as const)(
  'who has lost an attempt and then read what was right in the %s does not go on with it',
  async (read) => {
    const { ana, ...attempts } = await loseSecond({ hours: 25 });
    expect(await seesKeys(ana, attempts[read])).toBe(true);
    const answer = await ana.record(attempts.second, []);
    expect(answer.errors[0]?.extensions).toMatchObject({ problem: 'attemptIsOver' });
  },
);

test('nothing is noted as shown, and so nothing shown, while an attempt goes on', async () => {
  const { ana, first, second } = await loseSecond({ hours: 25 });
  await ana.record(second, []);
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  const { rows } = await college.database.owner.query<{ examId: string }>(
    'select exam_id as "examId" from exam_attempt where id = $1',
    [first],
  );
  const of = { examId: rows[0]?.examId ?? '', personId: ana.personId };
  for (const id of [first, second])
    expect(await db.transaction().execute((tx) => noteKeysShown(tx, { id, ...of }, college.now()))).toBe(
      false,
    );
});
