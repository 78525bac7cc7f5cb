import { expect, test } from 'vitest';
import { persistable, type Kept } from './persistable.ts';

const cache = {
  ROOT_QUERY: {
    __typename: 'Query',
    currentUser: { __ref: 'User:ana' },
    'forexRates({"currency":"GBP"})': [{ __ref: 'ForexRate:1' }],
    'logits({})': { __typename: 'LogitPage', rows: [{ __ref: 'Logit:1' }] },
    'regions({"zone":"EUROPE"})': [{ __ref: 'Region:walsall' }],
  },
  'User:ana': { __typename: 'User', _id: 'ana', apiToken: 'secret' },
  'ForexRate:1': { __typename: 'ForexRate' },
  'Logit:1': { __typename: 'Logit' },
  'Region:walsall': {
    __typename: 'Region',
    _id: 'walsall',
    name: 'Walsall',
    phone: '01922',
    head: { __ref: 'User:ana' },
    address: { __typename: 'Address', city: 'Walsall', line1: 'secret' },
  },
};
const kept: Kept = { Query: ['regions'], Region: ['name', 'head', 'address'], Address: ['city'] };

test('only what is named is stored: root fields, types and their fields (TRAP-78)', () => {
  expect(persistable(cache, kept)).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'regions({"zone":"EUROPE"})': [{ __ref: 'Region:walsall' }] },
    'Region:walsall': {
      __typename: 'Region',
      _id: 'walsall',
      name: 'Walsall',
      head: { __ref: 'User:ana' },
      address: { __typename: 'Address', city: 'Walsall' },
    },
  });
});

test('where nothing is named nothing is stored, whatever the cache holds', () => {
  expect(persistable(cache, {})).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
  expect(persistable({}, kept)).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
});
