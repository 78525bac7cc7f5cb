import { expect, test } from 'vitest';
import { AskedTogether } from './asked-together.ts';

/** A database that answers when it is told to. */
function slowDatabase(options: { gathers?: boolean } = {}) {
  const calls: { keys: string[]; answer(): void; fail(): void }[] = [];
  const together = new AskedTogether<string, string>(
    (keys) =>
      new Promise((resolve, reject) =>
        calls.push({
          keys,
          answer: () => resolve(new Map(keys.filter((k) => k !== 'nobody').map((k) => [k, `${k}!`]))),
          fail: () => reject(new Error('gone')),
        }),
      ),
    options,
  );
  return { calls, together };
}

test('a question that comes alone goes out at once', async () => {
  const { calls, together } = slowDatabase();
  const answer = together.ask('anna');
  expect(calls.map(({ keys }) => keys)).toEqual([['anna']]);
  calls[0]?.answer();
  expect(await answer).toBe('anna!');
});

test('questions that come while two are under way are put as one, and each gets its own answer', async () => {
  const { calls, together } = slowDatabase();
  const answers = ['anna', 'ben', 'cleo', 'nobody', 'cleo'].map((key) => together.ask(key));
  expect(calls.map(({ keys }) => keys)).toEqual([['anna'], ['ben']]);
  calls[0]?.answer();
  await answers[0];
  await expect.poll(() => calls[2]?.keys).toEqual(['cleo', 'nobody', 'cleo']);
  calls[1]?.answer();
  calls[2]?.answer();
  expect(await Promise.all(answers)).toEqual(['anna!', 'ben!', 'cleo!', null, 'cleo!']);
});

test('nobody is told what was read before they asked', async () => {
  const { calls, together } = slowDatabase();
  const first = together.ask('anna');
  const later = together.ask('anna');
  calls[0]?.answer();
  await first;
  expect(calls).toHaveLength(2);
  calls[1]?.answer();
  expect(await later).toBe('anna!');
});

test('a failure is told to those who asked together, and the next question goes out again', async () => {
  const { calls, together } = slowDatabase();
  const [first, second, third] = ['anna', 'ben', 'cleo'].map((key) => together.ask(key));
  calls[0]?.fail();
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => calls.length).toBe(3);
  calls[1]?.answer();
  calls[2]?.answer();
  expect(await second).toBe('ben!');
  expect(await third).toBe('cleo!');
});

test('no question grows without end', async () => {
  const { calls, together } = slowDatabase();
  const answers = Array.from({ length: 120 }, (_, n) => together.ask(`p${n}`));
  for (const call of [0, 1, 2, 3, 4]) {
    await expect.poll(() => calls.length).toBeGreaterThan(call);
    calls[call]?.answer();
  }
  await Promise.all(answers);
  expect(calls.map(({ keys }) => keys.length)).toEqual([1, 1, 50, 50, 18]);
});

test('where questions are gathered, those of one breath go out as one, and the next when it is answered', async () => {
  const { calls, together } = slowDatabase({ gathers: true });
  const answers = ['anna', 'ben'].map((key) => together.ask(key));
  await expect.poll(() => calls[0]?.keys).toEqual(['anna', 'ben']);
  answers.push(together.ask('cleo'));
  calls[0]?.answer();
  await expect.poll(() => calls[1]?.keys).toEqual(['cleo']);
  calls[1]?.answer();
  expect(await Promise.all(answers)).toEqual(['anna!', 'ben!', 'cleo!']);
});
