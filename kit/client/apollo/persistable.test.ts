import { expect, test } from 'vitest';
import { persistable } from './persistable.ts';

const cache = {
  ROOT_QUERY: {
    __typename: 'Query',
    currentUser: { __ref: 'User:ana' },
    'forexRates({"currency":"GBP"})': [{ __ref: 'ForexRate:1' }],
    'logits({})': { rows: [{ __ref: 'Logit:1' }] },
    regions: [{ __ref: 'Region:walsall' }],
    course: { __ref: 'Course:1' },
  },
  'User:ana': { __typename: 'User', apiToken: 'secret' },
  'ForexRate:1': { __typename: 'ForexRate' },
  'Logit:1': { __typename: 'Logit' },
  'Region:walsall': { __typename: 'Region', head: { __ref: 'User:ben' } },
  'User:ben': { __typename: 'User', fullName: 'Ben Carter' },
  'Course:1': { __typename: 'Course', exams: [{ __ref: 'Exam:1' }], invoice: { __ref: 'Invoice:1' } },
  'Exam:1': { __typename: 'Exam' },
  'Invoice:1': { __typename: 'Invoice' },
};

test('who is signed in, rates, log entries, exams and invoices are never stored', () => {
  const kept = persistable(cache);
  expect(Object.keys(kept['ROOT_QUERY'] as object)).toEqual(['__typename', 'regions', 'course']);
  expect(Object.keys(kept).toSorted()).toEqual(['Course:1', 'ROOT_QUERY', 'Region:walsall', 'User:ben']);
  expect(JSON.stringify(kept)).not.toContain('secret');
});

test('a cache with nothing in it stores nothing', () => {
  expect(persistable({})).toEqual({ ROOT_QUERY: {} });
});
