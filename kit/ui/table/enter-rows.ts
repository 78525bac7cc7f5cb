import { useEffect, type RefObject } from 'react';
import type { ListParams } from './list-params.ts';
import { entryOf, rowsAfter } from './row-entry.ts';

/** The rows to walk through as soon as they are loaded. */
let awaited: Partial<ListParams> | null = null;

/** Once the list shows what is asked for, its first row has the focus; any other key or press meanwhile wins. */
export function awaitRows(params: Partial<ListParams>): void {
  awaited = params;
  const own = params;
  const listening = new AbortController();
  const giveUp = (): void => {
    if (awaited === own) awaited = null;
    listening.abort();
  };
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, giveUp, { capture: true, signal: listening.signal });
}

/** Into the rows that stand under a search field now. */
export const enterRows = (field: Element): void => {
  const first = rowsAfter(field)[0];
  if (first) entryOf(first)?.focus();
};

/** Gives the focus to the first row of what was waited for. */
export function useAwaitedRows(
  body: RefObject<HTMLElement | null>,
  { search, after }: Pick<ListParams, 'search' | 'after'>,
  rows: readonly unknown[] | undefined,
): void {
  useEffect(
    function enterOnceTheyAreThere() {
      const first = body.current?.children[0];
      if (!awaited || !rows || !first) return;
      const shown: Partial<ListParams> = { search, after };
      const isThis = Object.entries(awaited).every(([name, value]) => shown[name as 'search'] === value);
      if (!isThis) return;
      awaited = null;
      entryOf(first)?.focus();
    },
    [body, search, after, rows],
  );
}
