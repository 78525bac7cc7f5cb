import { expect, test } from 'vitest';
import {
  checkSubmit,
  closesAt,
  inOrderOfWork,
  isLate,
  stateOf,
  type SubmissionFacts,
} from './submission-state.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const facts = (more: Partial<SubmissionFacts>): SubmissionFacts => ({
  dueAt: at(10),
  extendedTo: null,
  submittedAt: null,
  returnedAt: null,
  gradedAt: null,
  ...more,
});

test.each([
  ['nothing yet', {}, 9, 'TO_DO', null],
  ['nothing, in the very instant of the deadline', {}, 10, 'TO_DO', null],
  ['nothing, after the deadline', {}, 11, 'MISSED', 'assignmentIsClosed'],
  ['nothing, due before they joined', { joinedAt: at(11) }, 12, 'NOT_REQUIRED', 'assignmentIsClosed'],
  ['nothing, due on their first day', { joinedAt: at(10) }, 12, 'MISSED', 'assignmentIsClosed'],
  ['more time after joining', { joinedAt: at(11), extendedTo: at(13) }, 12, 'TO_DO', null],
  ['nothing, with more time', { extendedTo: at(12) }, 11, 'TO_DO', null],
  ['nothing, after more time', { extendedTo: at(12) }, 13, 'MISSED', 'assignmentIsClosed'],
  ['handed in, open', { submittedAt: at(8) }, 9, 'SUBMITTED', null],
  ['handed in, closed', { submittedAt: at(8) }, 11, 'SUBMITTED', 'assignmentIsClosed'],
  ['given back, open', { submittedAt: at(7), returnedAt: at(8) }, 9, 'RETURNED', null],
  ['given back, then handed in', { submittedAt: at(9), returnedAt: at(8) }, 9, 'SUBMITTED', null],
  [
    'given back, and nothing came',
    { submittedAt: at(7), returnedAt: at(8) },
    11,
    'SUBMITTED',
    'assignmentIsClosed',
  ],
  ['graded before the deadline', { submittedAt: at(7), gradedAt: at(8) }, 9, 'GRADED', 'assignmentIsGraded'],
  ['graded after the deadline', { submittedAt: at(7), gradedAt: at(11) }, 12, 'GRADED', 'assignmentIsGraded'],
  ['graded without anything', { gradedAt: at(11) }, 12, 'GRADED', 'assignmentIsGraded'],
] as const)('%s (ASGN-07) (ASGN-08) (ASGN-09) (TRAP-41)', (_, more, day, state, refusal) => {
  expect(stateOf(facts(more), at(day))).toBe(state);
  expect(checkSubmit(facts(more), at(day))).toBe(refusal);
});

test('more time never ends before the deadline of the group', () => {
  expect(closesAt(facts({ extendedTo: at(5) }))).toEqual(at(10));
  expect(closesAt(facts({ extendedTo: at(15) }))).toEqual(at(15));
});

test('late is what came after the deadline of the group, not at it', () => {
  expect(isLate(facts({ submittedAt: at(10) }))).toBe(false);
  expect(isLate(facts({ submittedAt: at(11), extendedTo: at(12) }))).toBe(true);
  expect(isLate(facts({}))).toBe(false);
});

test('what is to be done comes first, the next deadline before the others; what is done with, the latest first', () => {
  const works = [
    { name: 'graded long ago', state: 'GRADED', dueDate: '2025-12-04T23:59:00Z' },
    { name: 'graded', state: 'GRADED', dueDate: '2026-11-07T23:59:00Z' },
    { name: 'to do later', state: 'TO_DO', dueDate: '2026-12-06T23:59:00Z' },
    { name: 'missed', state: 'MISSED', dueDate: '2026-11-08T23:59:00Z' },
    { name: 'handed in', state: 'SUBMITTED', dueDate: '2026-11-10T23:59:00Z' },
    { name: 'to hand in again', state: 'RETURNED', dueDate: '2026-11-30T23:59:00Z' },
  ] as const;
  expect(inOrderOfWork(works).map(({ name }) => name)).toEqual([
    'to hand in again',
    'to do later',
    'handed in',
    'missed',
    'graded',
    'graded long ago',
  ]);
});
