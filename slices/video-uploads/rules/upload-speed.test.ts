import { expect, test } from 'vitest';
import { keepRecent, secondsLeftAt, speedOf, SPEED_WINDOW_MS } from './upload-speed.ts';

const steady = Array.from({ length: 31 }, (_, second) => ({ atMs: second * 1_000, bytes: second * 5_000 }));

test('a steady line has its speed, however long it is watched', () => {
  expect(speedOf(steady)).toBe(5_000);
  expect(speedOf(keepRecent(steady, 30_000))).toBe(5_000);
});

test('only the last seconds count', () => {
  const kept = keepRecent(steady, 30_000);
  expect(kept[0]?.atMs).toBe(30_000 - SPEED_WINDOW_MS);
  const slower = [...steady, { atMs: 40_000, bytes: 151_000 }];
  expect(speedOf(keepRecent(slower, 40_000))).toBe(100);
});

test('nothing is said within the first second, nor after a long silence', () => {
  expect(speedOf([])).toBeNull();
  expect(
    speedOf([
      { atMs: 0, bytes: 0 },
      { atMs: 900, bytes: 9_000 },
    ]),
  ).toBeNull();
  expect(keepRecent(steady, 90_000)).toEqual([{ atMs: 30_000, bytes: 150_000 }]);
});

test('a part that begins again makes no negative speed', () => {
  expect(
    speedOf([
      { atMs: 0, bytes: 10_000 },
      { atMs: 2_000, bytes: 4_000 },
    ]),
  ).toBe(0);
});

test.each([
  [10_000, 5_000, 2],
  [10_001, 5_000, 3],
  [0, 5_000, 0],
  [10_000, 0, null],
  [10_000, null, null],
])('%i bytes at %j a second take %j seconds', (bytes, speed, left) => {
  expect(secondsLeftAt(bytes, speed)).toBe(left);
});
