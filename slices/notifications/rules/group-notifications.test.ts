import { expect, test } from 'vitest';
import { groupNotifications } from './group-notifications.ts';

const told = (name: string, createdAt: string) => ({ name, createdAt });
const names = (rows: ReturnType<typeof told>[], zone: string) =>
  groupNotifications(rows, zone).map(({ day, entries }) => [
    day,
    entries.map((entry) => entry.map(({ name }) => name)),
  ]);

test('three or more of a kind that stand together are one entry; two are not, nor those with another between (NOTI-01)', () => {
  const at = '2026-11-18T12:00:00Z';
  const rows = ['exam', 'exam', 'exam', 'news', 'news', 'exam', 'news'].map((name) => told(name, at));
  expect(names(rows, 'UTC')).toEqual([
    ['2026-11-18', [['exam', 'exam', 'exam'], ['news'], ['news'], ['exam'], ['news']]],
  ]);
});

test('days are those of the reader’s calendar, and nothing is folded across midnight', () => {
  const rows = ['2026-11-18T05:30:00Z', '2026-11-18T05:20:00Z', '2026-11-18T04:40:00Z'].map((at) =>
    told('exam', at),
  );
  expect(names(rows, 'America/Chicago')).toEqual([['2026-11-17', [['exam', 'exam', 'exam']]]]);
  expect(names(rows, 'America/New_York')).toEqual([
    ['2026-11-18', [['exam'], ['exam']]],
    ['2026-11-17', [['exam']]],
  ]);
});
