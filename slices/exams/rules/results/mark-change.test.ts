import { expect, test } from 'vitest';
import { checkMarkReason } from './mark-change.ts';

test.each([
  ['a first mark', null, 5, '', null],
  ['the same points', 5, 5, '', null],
  ['a third as it is shown', 1 / 3, 0.33, '', null],
  ['other points without a reason', 5, 6, ' ', 'markReason'],
  ['other points than none', 0, 1, '', 'markReason'],
  ['a reason that says nothing', 5, 6, '...', 'markReason'],
  ['a reason that is too long', 5, 6, 'x'.repeat(1_001), 'markReason'],
  ['other points with a reason', 5, 6, 'Overlooked the second half', null],
])('%s', (_, earned, points, reason, problem) =>
  expect(checkMarkReason({ earned, points }, reason)).toBe(problem),
);
