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

test('a question that was written anew is asked so of those who begin after that', async () => {
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
