import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { ExamRoom, questionsOf } from '#slices/exams/server/testing/exam-room.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  room = await ExamRoom.open(college, (await college.region()).id);
});
afterAll(() => college.close());

/** The reads of one call that are sent to the database as the app. */
async function readsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const texts = query.mock.calls.map(([told]) =>
    typeof told === 'string' ? told : (told as { text: string }).text,
  );
  query.mockRestore();
  return texts.filter((text) => text.startsWith('select') && !text.includes('session'));
}

test.each([
  ['on the website', {}],
  ['in the companion app', { 'x-app': 'companion' }],
])('a start %s reads nothing twice, and what questions ask once for all who sit the exam', async (_, app) => {
  await college.database.owner.query('update student_group set companion_app = true where id = $1', [
    room.groupId,
  ]);
  const examId = await room.exam({ questions: 2 });
  const [ana, ben] = [await room.student(), await room.student()];
  const first = await readsOf(() => ana.start(examId, undefined, undefined, app));
  expect(first).toHaveLength(new Set(first).size);
  const asksForWords = (text: string): boolean => text.includes('"question_text"');
  expect(first.filter(asksForWords)).toHaveLength(1);
  let begun: Awaited<ReturnType<typeof ben.start>> | null = null;
  const second = await readsOf(async () => (begun = await ben.start(examId, undefined, undefined, app)));
  expect(second.filter(asksForWords)).toEqual([]);
  expect(begun && questionsOf(begun)).toHaveLength(2);
});

test('a rewritten question is asked so of those who begin after that', async () => {
  const examId = await room.exam({ questions: 0 });
  const questionId = randomUUID();
  const write = (words: string, version?: number) => {
    const text = { locale: 'en', words, options: [], matches: [], explanation: '' };
    return room.saveQuestion({
      examId,
      questionId,
      ...(version === undefined ? {} : { version }),
      questionInput: { texts: [text] },
    });
  };
  const asked = async () => {
    const student = await room.student();
    return questionsOf(await student.start(examId, randomUUID())).map(({ words }) => words);
  };
  expect((await write('God is light.')).errors).toEqual([]);
  expect(await asked()).toEqual(['God is light.']);
  expect((await write('God is love.', 1)).errors).toEqual([]);
  expect(await asked()).toEqual(['God is love.']);
});

test('a graduate does not sit an exam of the class they were in', async () => {
  const examId = await room.exam({ questions: 1 });
  const graduate = await room.student();
  const { owner } = college.database;
  await owner.query(`update person set graduated_on = '2026-07-01' where id = $1`, [graduate.personId]);
  await owner.query(`update group_member set last_day = '2026-07-01' where person_id = $1`, [
    graduate.personId,
  ]);
  const started = await graduate.start(examId);
  expect([questionsOf(started), started.errors[0]?.extensions.problem]).toEqual([[], 'recordNotFound']);
});
