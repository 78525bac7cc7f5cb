import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import {
  areDaysReversed,
  courseOffering,
  moved,
  offeringLine,
  type CourseOfferingValues,
} from './course-offering.ts';

const autumn: CourseOfferingValues = { term: 'Autumn 2026', firstDay: '2026-09-07', lastDay: '2026-12-11' };

test.each<[Partial<CourseOfferingValues>, string | null]>([
  [{}, null],
  [{ lastDay: null }, null],
  [{ lastDay: '2026-09-07' }, null],
  [{ term: 'x'.repeat(41) }, 'termInvalid'],
  [{ term: 'Autumn\n2026' }, 'termInvalid'],
  [{ firstDay: '2026-02-30' }, 'requestNotUnderstood'],
])('a course taught with %o is kept or refused: %s', (more, problem) => {
  expect(parseRecord(courseOffering, { ...autumn, ...more }).refused?.problem ?? null).toBe(problem);
});

test.each<[CourseOfferingValues['lastDay'], boolean]>([
  [null, false],
  ['2026-09-07', false],
  ['2026-09-06', true],
])('a course that begins on 2026-09-07 and ends on %s ends too early: %s', (lastDay, isReversed) => {
  expect(areDaysReversed({ ...autumn, lastDay })).toBe(isReversed);
});

test.each([
  ['Second Year Day · Autumn 2026', 'BI 201 · Second Year Day · Autumn 2026 · Jakarta'],
  ['Second Year Day', 'BI 201 · Second Year Day · Jakarta · Autumn 2026'],
])('the term is named once beside a group called %s', (groupName, line) => {
  const place = { course: { code: 'BI 201' }, groupName, regionName: 'Jakarta', term: 'Autumn 2026' };
  expect(offeringLine(place)).toBe(line);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('what stands at %d moves to %d, and nothing is lost', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
