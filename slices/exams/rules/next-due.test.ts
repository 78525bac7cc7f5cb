import { expect, test } from 'vitest';
import { nextDue } from './next-due.ts';

const NOON = new Date('2026-11-15T12:00:00Z');
const inHours = (hours: number): Date => new Date(NOON.getTime() + hours * 60 * 60 * 1000);

test.each([
  ['the next few', [90, 50, 70], 2, [50, 70]],
  ['all that are due soon, however many', [3, -5, 24, 1], 2, [-5, 1, 3, 24]],
  ['no more than are due soon, where these are more', [3, -5, 1, 24.001], 2, [-5, 1, 3]],
  ['all, where there are fewer', [90], 2, [90]],
])('of what is to be done are told %s', (_, hours, first, told) => {
  const works = hours.map((due) => ({ due }));
  const next = nextDue(works, ({ due }) => inHours(due), { first, withinHours: 24 }, NOON);
  expect(next.map(({ due }) => due)).toEqual(told);
});
