import type { PageOfRows } from '../table.ts';

export type PageAfter<Row> = (cursor: string | null, signal: AbortSignal) => Promise<PageOfRows<Row>>;

export interface Watching {
  signal: AbortSignal;
  /** Hears how many rows there are so far. */
  onRows?: (count: number) => void;
}

/** The rows of a list page by page, from its first to its last; only one page is held. */
export async function* pagesOf<Row>(
  pageAfter: PageAfter<Row>,
  { signal, onRows }: Watching,
): AsyncGenerator<readonly Row[]> {
  let count = 0;
  for (let cursor: string | null = null; ;) {
    signal.throwIfAborted();
    const { rows, nextCursor }: PageOfRows<Row> = await pageAfter(cursor, signal);
    yield rows;
    count += rows.length;
    onRows?.(count);
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}
