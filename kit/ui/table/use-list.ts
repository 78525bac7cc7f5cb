import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, questionFrom, type ListQuestion, type Narrowing } from './list-question.ts';

const ROWS_PER_PAGE = 20;

export interface List {
  question: ListQuestion;
  rowsPerPage: number;
  /** How many rows stand on the pages before; null on a page that was reached by its address alone. */
  rowsBefore: number | null;
  /** Asks another question and begins at its first page. */
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
export function useList(filterNames: readonly string[] = [], rowsPerPage = ROWS_PER_PAGE): List {
  const [address] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const question = questionFrom(address, filterNames);
  const cursors = isWay(state) ? state.cursors : [];
  const isWayKnown = question.after === null || cursors.length > 0;

  /** The first page for a question, on the side of the screen that is open (kit/ui/tabs). */
  function addressFor(asked: Narrowing): URLSearchParams {
    const target = addressOf(asked);
    const tab = address.get('tab');
    if (tab) target.set('tab', tab);
    return target;
  }

  function goTo(after: string | null, way: readonly (string | null)[]): void {
    const target = addressFor(question);
    if (after !== null) target.set('after', after);
    void navigate(`?${target}`, { state: { cursors: way } satisfies Way });
  }

  return {
    question,
    rowsPerPage,
    rowsBefore: isWayKnown ? cursors.length * rowsPerPage : null,
    ask: (change) => {
      const asked = { ...question, ...change };
      // Letters typed one after the other are one search, and one step back undoes it.
      const replace = question.search !== '' && asked.search !== question.search;
      void navigate(`?${addressFor(asked)}`, { replace });
    },
    next: (cursor) => goTo(cursor, [...cursors, question.after]),
    previous: () => goTo(cursors.at(-1) ?? null, cursors.slice(0, -1)),
  };
}
