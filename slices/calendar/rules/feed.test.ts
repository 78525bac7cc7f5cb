import { expect, test } from 'vitest';
import { toldNow, type FeedEntries } from './feed.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date));
const exam = {
  key: 'exam',
  digest: 'a',
  title: 'Exam',
  startsAt: day(20).toISOString(),
  endsAt: null,
  days: null,
};
const now = (date: number) => ({ now: day(date), since: day(1) });
const summary = (told: FeedEntries) =>
  Object.values(told).map(({ digest, sequence, isGone, changedAt }) => [
    digest,
    sequence,
    isGone,
    changedAt.slice(8, 10),
  ]);

test('a change counts up, the same said again does not, and what is missing is called off once', () => {
  const first = toldNow({}, [exam], now(2));
  expect(summary(first)).toEqual([['a', 0, false, '02']]);
  const same = toldNow(first, [exam], now(3));
  expect(same).toEqual(first);
  const changed = toldNow(same, [{ ...exam, digest: 'b' }], now(4));
  expect(summary(changed)).toEqual([['b', 1, false, '04']]);
  const gone = toldNow(changed, [], now(5));
  expect(summary(gone)).toEqual([['b', 2, true, '05']]);
  expect(toldNow(gone, [], now(6))).toEqual(gone);
  expect(summary(toldNow(gone, [{ ...exam, digest: 'b' }], now(7)))).toEqual([['b', 3, false, '07']]);
});

test('what is long over is forgotten', () => {
  const told = toldNow({}, [exam], now(2));
  expect(toldNow(told, [], { now: day(29), since: day(21) })).toEqual({});
});
