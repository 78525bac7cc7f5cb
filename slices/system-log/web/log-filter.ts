export const FILTERS = ['type', 'action', 'reference'] as const;

export type LogFilter = Record<(typeof FILTERS)[number], string>;

/** The filters live in the address, so that a search can be sent to a colleague. */
export const filterFrom = (search: URLSearchParams): LogFilter => ({
  type: search.get('type') ?? '',
  action: search.get('action') ?? '',
  reference: search.get('reference') ?? '',
});

/** The address of the first page for a filter; what is not filtered by is not named. */
export function addressOf(filter: LogFilter): URLSearchParams {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  return new URLSearchParams(chosen);
}

export const isFiltering = (filter: LogFilter): boolean => FILTERS.some((name) => filter[name] !== '');

/** The same filter as the API takes it: an absent value filters nothing. */
export const filterInput = ({ type, action, reference }: LogFilter) => ({
  type: type || null,
  action: action || null,
  reference: reference || null,
});
