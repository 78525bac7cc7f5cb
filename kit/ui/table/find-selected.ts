import { pagesOf, type PageAfter } from './output/pages-of.ts';
import type { Identified } from './table.ts';
import type { Selection } from './use-selection.ts';

/** The selected rows, on whichever page they are; it stops looking once it has as many as are wanted. */
export async function findSelected<Row extends Identified>(
  { selected, has }: Pick<Selection, 'selected' | 'has'>,
  pageAfter: PageAfter<Row>,
  max = Infinity,
): Promise<Row[]> {
  const wanted = selected.kind === 'some' ? Math.min(selected.ids.size, max) : max;
  const found: Row[] = [];
  for await (const rows of pagesOf(pageAfter, { signal: new AbortController().signal })) {
    found.push(...rows.filter(({ _id }) => has(_id)));
    if (found.length >= wanted) break;
  }
  return found;
}
