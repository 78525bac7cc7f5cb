import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, paramsFrom, type ListParams, type Narrowing } from './list-params.ts';

const ROWS_PER_PAGE = 20;

export interface List {
  params: ListParams;
  /** The filters that are sides of the screen. */
  sides?: readonly string[];
  rowsPerPage: number;
  /** How many rows stand on the pages before; null on a page that was reached by its address alone. */
  rowsBefore: number | null;
  /** Changes the parameters and goes to the first page. */
  ask: (change: Partial<Narrowing>) => void;
  next: (cursor: string) => void;
  previous: () => void;
}

/** Cursors lead forward only, so the way back is kept with the entry in the browser's history, which outlives a reload. */
interface Way {
  cursors: readonly (string | null)[];
}

const isWay = (state: unknown): state is Way =>
  typeof state === 'object' && state !== null && 'cursors' in state && Array.isArray(state.cursors);

/** Reads what a list is asked for from the address, and changes it there. */
export function useList(
  filterNames: readonly string[] = [],
  rowsPerPage = ROWS_PER_PAGE,
  sides: readonly string[] = [],
): List {
  const [address] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const params = paramsFrom(address, [...filterNames, ...sides]);
  const cursors = isWay(state) ? state.cursors : [];
  const isWayKnown = params.after === null || cursors.length > 0;

  /** The first page for these parameters, on the side of the screen that is open (kit/ui/tabs). */
  function addressFor(narrowing: Narrowing): URLSearchParams {
    const target = addressOf(narrowing);
    const tab = address.get('tab');
    if (tab) target.set('tab', tab);
    return target;
  }

  function goTo(after: string | null, way: readonly (string | null)[]): void {
    const target = addressFor(params);
    if (after !== null) target.set('after', after);
    void navigate(`?${target}`, { state: { cursors: way } satisfies Way });
  }

  return {
    params,
    sides,
    rowsPerPage,
    rowsBefore: isWayKnown ? cursors.length * rowsPerPage : null,
    ask: (change) => {
      const narrowing = { ...params, ...change };
      // Letters typed one after the other are one search, and one step back undoes it.
      const replace = params.search !== '' && narrowing.search !== params.search;
      void navigate(`?${addressFor(narrowing)}`, { replace });
    },
    next: (cursor) => goTo(cursor, [...cursors, params.after]),
    previous: () => goTo(cursors.at(-1) ?? null, cursors.slice(0, -1)),
  };
}
