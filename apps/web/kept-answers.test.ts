import { expect, test } from 'vitest';
import { KEPT_ANSWERS } from './kept-answers.ts';

test('no browser keeps who somebody is, rates, exams, payments or the log (TRAP-78)', () => {
  const never = /user|token|forex|exam|attempt|payment|invoice|transaction|logit|notification/i;
  const named = Object.entries(KEPT_ANSWERS).flat(2);
  expect(named.filter((name) => never.test(name))).toEqual([]);
});
