import { expect, test } from 'vitest';
import { PERSISTED_ANSWERS } from './persisted-answers.ts';

test('no browser keeps who a user is, rates, exams, payments or the log (TRAP-78)', () => {
  const never = /user|token|forex|exam|attempt|payment|invoice|transaction|logit|notification/i;
  const named = Object.entries(PERSISTED_ANSWERS).flat(2);
  expect(named.filter((name) => never.test(name))).toEqual([]);
});
