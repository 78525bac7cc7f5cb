import { useEffect, useState } from 'react';
import { pagesOf } from './pages-of.ts';
import type { PageOfRows } from '../table.ts';
import type { List } from '../use-list.ts';
import { useWholeList, type RowsProgress, type WholeList } from './use-whole-list.ts';

export interface Printing<Row> {
  /** All rows of the list while they are put on paper; null at all other times. */
  rows: readonly Row[] | null;
  progress: RowsProgress | null;
  print: () => void;
  cancel: () => void;
}

interface Printed<Row> extends WholeList<Row> {
  list: List;
  /** What is on the screen. */
  page: PageOfRows<Row> | null | undefined;
}

/** Prints a list with all its rows, not only those of the page that is on the screen. */
export function usePrinting<Row>({ list, page, ...whole }: Printed<Row>): Printing<Row> {
  const [paper, setPaper] = useState<{ rows: readonly Row[] | null } | null>(null);
  const { progress, fetchWhole, cancel } = useWholeList(whole);
  const isWhole = list.params.after === null && page?.nextCursor === null;

  useEffect(
    function printOnceItIsDrawn() {
      if (!paper) return;
      const end = (): void => setPaper(null);
      window.addEventListener('afterprint', end, { once: true });
      window.print();
      return () => window.removeEventListener('afterprint', end);
    },
    [paper],
  );

  async function print(): Promise<void> {
    if (isWhole) {
      window.print();
      return;
    }
    const isFetched = await fetchWhole(async (pageAfter, watching) => {
      const all: Row[] = [];
      for await (const some of pagesOf(pageAfter, watching)) all.push(...some);
      if (!watching.signal.aborted) setPaper({ rows: all });
    });
    // What is on the screen is better than nothing; the paper says that it is not all.
    if (!isFetched) setPaper({ rows: null });
  }

  return {
    rows: paper?.rows ?? null,
    progress,
    print: () => {
      if (!progress) void print();
    },
    cancel,
  };
}
