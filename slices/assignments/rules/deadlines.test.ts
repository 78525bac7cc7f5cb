import { expect, test } from 'vitest';
import { checkExtension, checkReturn } from './deadlines.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const facts = { dueAt: at(10), extendedTo: null, submittedAt: at(8), returnedAt: null, gradedAt: null };

test.each([
  [{}, { until: at(12), reason: 'Illness' }, null],
  [{}, { until: at(12), reason: '  ' }, 'extensionNeedsReason'],
  [{}, { until: at(10), reason: 'Illness' }, 'extensionTooEarly'],
  [{ dueAt: at(2) }, { until: at(8), reason: 'Illness' }, 'extensionTooEarly'],
  [{ gradedAt: at(9) }, { until: at(12), reason: 'Illness' }, 'assignmentIsGraded'],
])('more time for %j by %j is answered with %s', (more, parsed, problem) => {
  expect(checkExtension({ ...facts, ...more }, parsed, at(9))).toBe(problem);
});

test.each([
  ['before the deadline', {}, 9, null, 'Name your sources.', null],
  ['without a word', {}, 9, null, ' ', 'returnNoteMissing'],
  ['after the deadline without time', {}, 11, null, 'Sources', 'returnNeedsTime'],
  ['after the deadline with time', {}, 11, at(14), 'Sources', null],
  ['with time that is over', {}, 11, at(10), 'Sources', 'returnNeedsTime'],
  ['when nothing came', { submittedAt: null }, 9, null, 'Sources', 'nothingToReturn'],
  ['when it was graded', { gradedAt: at(9) }, 9, null, 'Sources', null],
])('work is given back %s', (_, more, day, until, note, problem) => {
  expect(checkReturn({ ...facts, ...more }, { until, note }, at(day))).toBe(problem);
});
