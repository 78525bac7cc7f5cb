import { expect, test } from 'vitest';
import { outlookOf } from './regrade.ts';

const grade = (score: number) => ({ score, passed: score >= 7_000 });

test('what a correction changes is told before anything is changed', () => {
  const outlook = outlookOf([
    { attemptId: 'same', before: grade(8_000), after: grade(8_000) },
    { attemptId: 'rises over the mark', before: grade(6_500), after: grade(7_500) },
    { attemptId: 'falls under it', before: grade(7_100), after: grade(6_900) },
    { attemptId: 'only rises', before: grade(8_000), after: grade(8_500) },
  ]);
  expect(outlook.changed.map(({ attemptId }) => attemptId)).not.toContain('same');
  expect({ ...outlook, changed: outlook.changed.length }).toEqual({
    changed: 3,
    nowPass: 1,
    nowFail: 1,
    highestRise: 1_000,
    deepestFall: -200,
  });
  expect(outlookOf([])).toMatchObject({ changed: [], highestRise: 0, deepestFall: 0 });
});
