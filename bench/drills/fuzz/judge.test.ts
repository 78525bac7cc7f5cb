import { expect, test } from 'vitest';
import { faultsOf } from './judge.ts';

const heard = (message: string, code = 'BAD_USER_INPUT') => ({
  status: 200,
  ms: 5,
  text: JSON.stringify({
    data: null,
    errors: [{ message, path: ['select'], extensions: { code, problem: 'x' } }],
  }),
});

test('an ordinary refusal is no fault, nor is what people call their records', () => {
  expect(faultsOf(heard('This request was not understood.'), true)).toEqual([]);
  const data = { address: { name: 'select * from person at /srv/x.ts:1' } };
  expect(faultsOf({ status: 200, ms: 5, text: JSON.stringify({ data }) }, true)).toEqual([]);
});

test.each([
  ['a stack trace', 'TypeError: x is not a function at resolve (file.ts:1:1)'],
  ['a path', 'ENOENT /srv/berea/file'],
  ['SQL', 'invalid byte sequence for encoding "UTF8"'],
  ['a statement', 'failed: select id from person where id = $1'],
  ['a suggestion', 'Cannot do that. Did you mean "user"?'],
  ['what the schema looks like', 'Cannot query field "x" on type "User".'],
])('%s in an error is heard', (what, message) => {
  expect(faultsOf(heard(message), true)).toContain(`told ${what}`);
});

test.each([
  ['a broken server', { status: 500, text: '{"error":"unexpected"}', ms: 5 }, 'answered 500'],
  ['a slow one', { ...heard('x'), ms: 1_001 }, 'took 1001 ms'],
  ['a surprised one', heard('Something went wrong on our side.', 'INTERNAL'), 'had a surprise'],
  ['half an answer', { status: 200, text: '{"data":', ms: 5 }, 'answered something else than an answer'],
  ['a person thrown out', heard('User not found'), 'said “User not found” though no session was lost'],
])('%s is a fault', (_, answer, fault) => {
  expect(faultsOf(answer, true)).toEqual([fault]);
});

test('only a visitor may be told that there is no session (D3)', () => {
  const told = heard('Context userId not found', 'UNAUTHENTICATED');
  expect(faultsOf(told, false)).toEqual([]);
  expect(faultsOf(told, true)).toEqual(['said “Context userId not found” though no session was lost']);
  expect(faultsOf(heard('Token expired'), false)).toHaveLength(1);
});

test('the sentences of a lost session are heard anywhere in an answer (D3)', () => {
  const fault = 'said “User not found” though no session was lost';
  expect(faultsOf(heard('“User not found.pdf” did not arrive whole.'), true)).toEqual([fault]);
  expect(faultsOf({ status: 404, ms: 5, text: 'User not found' }, true)).toEqual([fault]);
  const named = { message: 'x', extensions: { code: 'FORBIDDEN', values: { name: 'User not found' } } };
  const answer = { status: 200, ms: 5, text: JSON.stringify({ errors: [named] }) };
  expect(faultsOf(answer, true)).toEqual([fault]);
  expect(faultsOf(heard('Context userId not found', 'FORBIDDEN'), false)).toHaveLength(1);
});
