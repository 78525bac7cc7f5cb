import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Remembered } from './remembered.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function source() {
  const stored = { value: 1, reads: 0, isUnavailable: false };
  const troubles: unknown[] = [];
  const remembered = new Remembered(
    async () => {
      stored.reads++;
      if (stored.isUnavailable) throw new Error('away');
      return stored.value;
    },
    (error) => troubles.push(error),
  );
  return { stored, troubles, remembered };
}

test('however often it is asked for, it is read once and told from memory', async () => {
  const { stored, remembered } = source();
  expect(await Promise.all(Array.from({ length: 100 }, () => remembered.get()))).toEqual(Array(100).fill(1));
  stored.value = 2;
  expect([await remembered.get(), stored.reads]).toEqual([1, 1]);
});

test('what is changed here is told to the next who asks', async () => {
  const { stored, remembered } = source();
  await remembered.get();
  stored.value = 2;
  remembered.forget();
  expect(await remembered.get()).toBe(2);
});

test('after two seconds it is read behind the caller’s back, after five before it is told', async () => {
  const { stored, remembered } = source();
  await remembered.get();
  stored.value = 2;
  vi.advanceTimersByTime(2_500);
  expect(await remembered.get()).toBe(1);
  expect(await remembered.get()).toBe(2);
  stored.value = 3;
  vi.advanceTimersByTime(60_000);
  expect(await remembered.get()).toBe(3);
});

test('while it cannot be read, what was known last is told', async () => {
  const { stored, troubles, remembered } = source();
  await remembered.get();
  stored.isUnavailable = true;
  vi.advanceTimersByTime(60_000);
  expect(await remembered.get()).toBe(1);
  expect(troubles).toHaveLength(1);
});

test('a source that hangs does not make anyone wait for long', async () => {
  let reads = 0;
  const remembered = new Remembered(
    () => (++reads === 1 ? Promise.resolve(1) : new Promise<number>(() => undefined)),
    () => undefined,
  );
  await remembered.get();
  vi.advanceTimersByTime(60_000);
  expect(await remembered.get()).toBe(1);
});
