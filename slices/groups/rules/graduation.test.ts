import type { Day } from '#kit/calendar/day.ts';
import { expect, test } from 'vitest';
import { outcomeOf } from './graduation.ts';

const DAY = '2026-05-17';
test.each<[string, Day | null, Day | null, boolean, string]>([
  ['has not graduated', null, DAY, true, 'GRADUATED'],
  ['graduated before and keeps that day', '2025-05-18', DAY, true, 'UNCHANGED'],
  ['graduated, which is taken back', DAY, null, true, 'TAKEN_BACK'],
  ['has nothing to take back', null, null, true, 'UNCHANGED'],
  ['is another campus’s', null, DAY, false, 'OUT_OF_REACH'],
])('a member who %s', (_, before, graduatedOn, isInReach, expected) => {
  const wish = { graduatedOn, isInReach, goesOn: true, isActor: false };
  expect(outcomeOf({ graduatedOn: before }, wish)).toBe(expected);
  expect(outcomeOf({ graduatedOn: before }, { ...wish, isActor: true })).toBe('ABOUT_YOURSELF');
});

test('who does not meet the requirements does not graduate', () => {
  const wish = { graduatedOn: DAY, isInReach: true, goesOn: false, isActor: false } as const;
  expect(outcomeOf({ graduatedOn: null }, wish)).toBe('NOT_MET');
  expect(outcomeOf({ graduatedOn: DAY }, { ...wish, graduatedOn: null })).toBe('TAKEN_BACK');
});
