import type { KeyboardEvent } from 'react';
import { entryBeside, entryOf, fieldBefore } from './row-entry.ts';

/** How the keys turn the pages of a list; what is not there cannot be turned. */
export interface PageTurns {
  PageDown?: (() => void) | undefined;
  PageUp?: (() => void) | undefined;
}

const isTurn = (key: string): key is keyof PageTurns => key === 'PageDown' || key === 'PageUp';

/** Which row a key leads to, of so many. */
function rowFor(key: string, here: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}

const isWithOthers = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

/** The same for a list that is no table: ↑ and ↓ lead from one to the next, unless they move in what is being written. */
export function walkItems(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, target, currentTarget } = event;
  if (isWithOthers(event) || event.defaultPrevented || !(target instanceof Element)) return;
  if (target.matches('input, textarea, select, [contenteditable]')) return;
  const items = [...currentTarget.children];
  const here = items.findIndex((item) => item.contains(target));
  const place = here === -1 ? null : rowFor(key, here, items.length);
  if (place === null) return;
  const item = items[place];
  const entry = item ? entryOf(item) : key === 'ArrowUp' ? fieldBefore(currentTarget) : null;
  if (!entry) return;
  event.preventDefault();
  entry.focus();
}

/**
 * ↑ and ↓ lead to the same column of the row above and below, from the first row up to the search field; Home and End to
 * the ends of the page. The controls there do the rest by themselves.
 */
export function walkRows(event: KeyboardEvent<HTMLTableSectionElement>, turns: PageTurns = {}): void {
  const { key, target, currentTarget } = event;
  if (isWithOthers(event) || event.defaultPrevented || !(target instanceof Element)) return;
  const rows = [...currentTarget.rows];
  const cell = target.closest('td');
  const here = rows.findIndex((row) => row === cell?.parentElement);
  if (!cell || here === -1) return;
  if (isTurn(key)) {
    const turn = turns[key];
    if (!turn) return;
    event.preventDefault();
    turn();
    return;
  }
  const place = rowFor(key, here, rows.length);
  if (place === null) return;
  const row = rows[place];
  const entry = row
    ? entryBeside(row, cell.cellIndex)
    : key === 'ArrowUp'
      ? fieldBefore(currentTarget)
      : null;
  if (!entry) return;
  event.preventDefault();
  entry.focus();
}
