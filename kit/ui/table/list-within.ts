import type { List } from './use-list.ts';

/**
 * A list inside one choice of its address, such as the language of the texts: with every filter, set or cleared,
 * that choice stays, and it does not count as narrowing the list.
 */
export function listWithin(list: List, name: string): List {
  const { [name]: chosen, ...filters } = list.params.filters;
  const kept = chosen === undefined ? {} : { [name]: chosen };
  return {
    ...list,
    params: { ...list.params, filters },
    ask: (change) =>
      list.ask({ ...change, ...(change.filters && { filters: { ...change.filters, ...kept } }) }),
  };
}
