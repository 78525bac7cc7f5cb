import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { storePlainEvents } from './plain-events.queries.ts';

let college: College;
let room: ExamRoom;
let examId: string;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  room = await ExamRoom.open(college, (await college.region()).id);
  examId = await room.exam({ questions: 2 });
});
afterAll(() => college.close());

async function begun() {
  const student = await room.student();
  const attemptId = randomUUID();
  const questions = questionsOf(await student.start(examId, attemptId));
  return { student, attemptId, questions };
}

/** The statements of one call that are sent to the database as the app. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const texts = query.mock.calls.map(([told]) =>
    typeof told === 'string' ? told : (told as { text: string }).text,
  );
  query.mockRestore();
  return texts.filter((text) => !/\bfrom session s\b|\brate_count\b|\bset app\./.test(text));
}

test('an answer to an attempt that goes on is stored by one statement', async () => {
  const { student, attemptId, questions } = await begun();
  const [first, second] = student.answers(questions, 2);
  await student.record(attemptId, [first ?? {}]);
  const statements = await statementsOf(() => student.record(attemptId, [second ?? {}]));
  expect(statements).toEqual([expect.stringMatching(/^with "seen" as \(update "exam_attempt"/)]);
  expect(await statementsOf(() => student.record(attemptId, []))).toHaveLength(1);
  expect((await student.submit(attemptId)).data).toMatchObject({ submitExam: { result: { grade: 100 } } });
});

describe('nothing is stored by it', () => {
  const store = (
    { personId, deviceId }: Student,
    attemptId: string,
    { pageId = deviceId, ...scope }: Partial<Scope> & { pageId?: string } = {},
  ) => {
    const db = openDatabase(college.served.state.appPool, {
      ...WHOLE_COLLEGE,
      everything: false,
      personId,
      ...scope,
    });
    const now = college.now();
    const body = { kind: 'SEEN', questionId: randomUUID() };
    const events = JSON.stringify([{ seq: 1, clientTime: now, body }]);
    const expiredBefore = new Date(now.getTime() - 60_000);
    return storePlainEvents(db, { attemptId, personId, deviceId, pageId, now, expiredBefore, events });
  };
  const storedOf = async (attemptId: string) =>
    (await college.database.owner.query('select from attempt_event where attempt_id = $1', [attemptId]))
      .rowCount;

  test.each([
    ['has ended', `ended_at = now(), ending = 'SUBMITTED'`],
    ['waits for its student', 'waits_since = now()'],
    ['is out of time', `expires_at = started_at - interval '2 minutes'`],
    ['is sat on another device', 'device_id = uuidv7()'],
    ['is sat on another page', 'page_id = uuidv7()'],
    [
      'may have been left too long ago',
      `return_seconds = 30, last_seen_at = started_at - interval '31 seconds'`,
    ],
  ])('while an attempt %s', async (_, change) => {
    const { student, attemptId } = await begun();
    await college.database.owner.query(`update exam_attempt set ${change} where id = $1`, [attemptId]);
    expect(await store(student, attemptId)).toBeNull();
    expect(await storedOf(attemptId)).toBe(0);
  });

  test('where the connection carries another’s scope, or that of nobody (C3)', async () => {
    const { student, attemptId } = await begun();
    const other = await room.student();
    for (const scope of [{ personId: other.personId }, { everything: true, personId: null }])
      expect(await store(student, attemptId, scope)).toBeNull();
    expect(await store(other, attemptId)).toBeNull();
    expect(await storedOf(attemptId)).toBe(0);
    expect(await store(student, attemptId)).toEqual({ expiresAt: null, arrived: 1, last: 1 });
    expect(await storedOf(attemptId)).toBe(1);
  });
});
