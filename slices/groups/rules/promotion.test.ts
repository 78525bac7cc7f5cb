import type { Day } from '#kit/calendar/day.ts';
import { expect, test } from 'vitest';
import { checkPromotion, isStillFresh, yearAfter } from './promotion.ts';

test.each([
  [1, 2],
  [2, 3],
  [3, null],
  [null, null],
])('after year %j comes %j', (year, next) => {
  expect(yearAfter(year)).toBe(next);
});

const first = { regionId: 'denver', studyYear: 1, archived: false };
test.each([
  ['to the next year', first, { regionId: 'denver', studyYear: 2 }, null],
  ['two years at once', first, { regionId: 'denver', studyYear: 3 }, 'noNextYear'],
  ['to the same year', first, { regionId: 'denver', studyYear: 1 }, 'noNextYear'],
  ['to another campus', first, { regionId: 'walsall', studyYear: 2 }, 'groupCampusFixed'],
  ['from the archive', { ...first, archived: true }, { regionId: 'denver', studyYear: 2 }, 'groupIsArchived'],
  ['out of the last year', { ...first, studyYear: 3 }, { regionId: 'denver', studyYear: null }, 'noNextYear'],
  ['from no year', { ...first, studyYear: null }, { regionId: 'denver', studyYear: 1 }, 'noNextYear'],
])('a group that goes %s', (_, group, next, problem) => {
  expect(checkPromotion(group, next)).toBe(problem);
});

test.each<[string, { firstDay: Day; isPromoted: boolean }[], boolean]>([
  ['only promoted people, today', [{ firstDay: '2026-03-01', isPromoted: true }], true],
  ['nobody', [], true],
  ['promoted people of yesterday', [{ firstDay: '2026-02-28', isPromoted: true }], false],
  ['another person', [{ firstDay: '2026-03-01', isPromoted: false }], false],
])('a promotion can be taken back while the group has %s', (_, members, expected) => {
  expect(isStillFresh(members, '2026-03-01')).toBe(expected);
});
