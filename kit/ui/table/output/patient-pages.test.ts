import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageAfter } from './pages-of.ts';
import { patiently } from './patient-pages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const PAGE = { rows: [{ _id: 'one' }], nextCursor: null };
const tooOften = (seconds: number) =>
  Object.assign(new Error('Too many attempts.'), { problem: 'tooManyRequests', values: { seconds } });
const { signal } = new AbortController();

/** A list whose page is refused some times before it comes. */
const refusing = (times: number, seconds: number) => {
  let calls = 0;
  return vi.fn<PageAfter<object>>(async () => {
    if (calls++ < times) throw tooOften(seconds);
    return PAGE;
  });
};

test('a page that came too soon is asked for again after the pause, which is counted down', async () => {
  const onPause = vi.fn<(seconds: number) => void>();
  const pageAfter = refusing(1, 3);
  const page = patiently(pageAfter, onPause)('cursor', signal);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(pageAfter).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(page).resolves.toBe(PAGE);
  expect(onPause.mock.calls).toEqual([[3], [2], [1]]);
  expect(pageAfter.mock.calls.map(([cursor]) => cursor)).toEqual(['cursor', 'cursor']);
});

test('a page that never comes is given up with a sentence that says so', async () => {
  const pageAfter = refusing(100, 2);
  const settled = Promise.allSettled([patiently(pageAfter, () => {})(null, signal)]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await settled).toMatchObject([{ status: 'rejected', reason: { problem: 'exportGaveUp' } }]);
  expect(pageAfter).toHaveBeenCalledTimes(4);
});

test('a pause nobody would wait for is not begun', async () => {
  const page = patiently(refusing(1, 900), () => {})(null, signal);
  await expect(page).rejects.toMatchObject({ problem: 'exportGaveUp' });
});

test('any other problem is told at once', async () => {
  const refused = new Error('Not allowed.');
  const page = patiently<object>(
    () => Promise.reject(refused),
    () => {},
  )(null, signal);
  await expect(page).rejects.toBe(refused);
});

test('cancelling ends the pause', async () => {
  const cancelling = new AbortController();
  const pageAfter = refusing(1, 60);
  const settled = Promise.allSettled([patiently(pageAfter, () => {})(null, cancelling.signal)]);
  cancelling.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await settled).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }]);
  expect(pageAfter).toHaveBeenCalledOnce();
});
