import { expect, test } from 'vitest';
import {
  changedCourseOffering,
  checkCourseOffering,
  offeringLine,
  type CourseOfferingValues,
} from './course-offering.ts';

const autumn: CourseOfferingValues = { term: 'Autumn 2026', firstDay: '2026-09-07', lastDay: '2026-12-11' };

test.each<[Partial<CourseOfferingValues>, string | null]>([
  [{}, null],
  [{ lastDay: null }, null],
  [{ lastDay: '2026-09-07' }, null],
  [{ term: 'x'.repeat(41) }, 'termInvalid'],
  [{ term: 'Autumn\n' }, 'termInvalid'],
  [{ lastDay: '2026-09-06' }, 'teachingDaysReversed'],
])('a course taught with %o is kept or refused: %s', (more, problem) => {
  expect(checkCourseOffering({ ...autumn, ...more })).toBe(problem);
});

test('what was changed is told by name', () => {
  expect(changedCourseOffering(autumn, { ...autumn, lastDay: null })).toEqual(['lastDay']);
});

test.each([
  ['Second Year Day · Autumn 2026', 'BI 201 · Second Year Day · Autumn 2026 · Jakarta'],
  ['Second Year Day', 'BI 201 · Second Year Day · Jakarta · Autumn 2026'],
])('the term is named once beside a group called %s', (groupName, line) => {
  const place = { course: { code: 'BI 201' }, groupName, regionName: 'Jakarta', term: 'Autumn 2026' };
  expect(offeringLine(place)).toBe(line);
});
