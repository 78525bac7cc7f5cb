import { expect, test } from 'vitest';
import { callbackProblem } from './work-account-flow.ts';

const state = 'random';

test.each([
  ['a matching state and a code are fine', 'c', state, state, null],
  ['another state is refused first, code or not (AUTH-71)', null, 'other', state, 'workAccountInvalidState'],
  ['another state is refused (AUTH-71)', 'c', 'other', state, 'workAccountInvalidState'],
  ['a state of which nothing is stored is refused (AUTH-71)', 'c', state, null, 'workAccountInvalidState'],
  ['a code without any state is refused (AUTH-71)', 'c', null, null, 'workAccountInvalidState'],
  ['empty states do not match each other (AUTH-71)', 'c', '', '', 'workAccountInvalidState'],
  ['no state where one is stored is refused (AUTH-71)', null, null, state, 'workAccountInvalidState'],
  ['a matching state without a code lacks the code (AUTH-72)', null, state, state, 'workAccountNoCode'],
  ['an empty code is none (AUTH-72)', '', state, state, 'workAccountNoCode'],
  ['nothing at all lacks the code (AUTH-72)', null, null, null, 'workAccountNoCode'],
])('%s', (_, code, given, storedState, expected) => {
  expect(callbackProblem({ code, state: given, storedState })).toBe(expected);
});
