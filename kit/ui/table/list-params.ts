export interface Sort {
  key: string;
  isDescending: boolean;
}

/** What a list is asked for. All of it is in the address, so that a search can be sent to a colleague. */
export interface ListParams {
  search: string;
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  sort: Sort | null;
  /** The cursor the page begins after; null on the first. */
  after: string | null;
}

export type Narrowing = Omit<ListParams, 'after'>;

const sortFrom = (written: string): Sort =>
  written.startsWith('-')
    ? { key: written.slice(1), isDescending: true }
    : { key: written, isDescending: false };

const writtenSort = ({ key, isDescending }: Sort): string => `${isDescending ? '-' : ''}${key}`;

/** Reads the parameters of a list from an address, and ignores those that are no filters of this list. */
export function paramsFrom(address: URLSearchParams, filterNames: readonly string[]): ListParams {
  const sort = address.get('sort');
  const filters = filterNames.map((name) => [name, address.get(name) ?? ''] as const);
  return {
    search: address.get('search') ?? '',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
    sort: sort ? sortFrom(sort) : null,
    after: address.get('after'),
  };
}

/** The address of the first page; what is not set is not named. */
export function addressOf({ search, filters, sort }: Narrowing): URLSearchParams {
  const named = { ...filters, search, sort: sort ? writtenSort(sort) : '' };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
}

/** Sides are filters that a screen shows as a choice of their own, such as what waits and what is decided: one is always open. */
export const isNarrowed = ({ search, filters }: Narrowing, sides: readonly string[] = []): boolean =>
  search !== '' || Object.keys(filters).some((name) => !sides.includes(name));

/** Everything there is on the side that is open. */
export const widened = ({ filters }: Narrowing, sides: readonly string[] = []): Partial<Narrowing> => ({
  search: '',
  filters: Object.fromEntries(Object.entries(filters).filter(([name]) => sides.includes(name))),
});

/** Pressing a column's head sorts by it, then the other way round, then as the list comes by itself. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}
