import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, nextSort, paramsFrom } from './list-params.ts';

const anyParams = fc.record({
  search: fc.string(),
  filters: fc.dictionary(fc.constantFrom('campus', 'role'), fc.string({ minLength: 1 }), {
    noNullPrototype: true,
  }),
  sort: fc.option(fc.record({ key: fc.constantFrom('name', 'balance'), isDescending: fc.boolean() })),
});

test('all parameters survive the way into the address and back', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const address = new URLSearchParams(addressOf(params).toString());
      expect(paramsFrom(address, ['campus', 'role'])).toEqual({ ...params, after: null });
    }),
  );
});

test('a parameter that is no filter of the list filters nothing', () => {
  expect(paramsFrom(new URLSearchParams('tab=2&campus=w'), ['campus']).filters).toEqual({ campus: 'w' });
});

test('another column is sorted up first', () => {
  expect(nextSort({ key: 'name', isDescending: true }, 'balance')).toEqual({
    key: 'balance',
    isDescending: false,
  });
});
