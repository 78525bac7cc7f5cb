import { expect, test, vi } from 'vitest';
import type { List } from './use-list.ts';
import { listWithin } from './list-within.ts';

const listOf = (filters: Record<string, string>) => {
  const ask = vi.fn<List['ask']>();
  const list: List = {
    params: { search: 'back', filters, sort: null, after: null },
    rowsPerPage: 20,
    rowsBefore: 0,
    ask,
    next: () => undefined,
    previous: () => undefined,
  };
  return { ask, within: listWithin(list, 'locale') };
};

test('the language stays when all filters are cleared, and does not count as one', () => {
  const { ask, within } = listOf({ locale: 'de_DE', state: 'STALE' });
  expect(within.params.filters).toEqual({ state: 'STALE' });
  within.ask({ search: '', filters: {} });
  expect(ask).toHaveBeenLastCalledWith({ search: '', filters: { locale: 'de_DE' } });
});

test('a search leaves the filters to the list itself', () => {
  const { ask, within } = listOf({ locale: 'de_DE' });
  within.ask({ search: 'next' });
  expect(ask).toHaveBeenLastCalledWith({ search: 'next' });
});

test('no language is invented where the address names none', () => {
  const { ask, within } = listOf({});
  within.ask({ filters: { state: 'STALE' } });
  expect(ask).toHaveBeenLastCalledWith({ filters: { state: 'STALE' } });
});
