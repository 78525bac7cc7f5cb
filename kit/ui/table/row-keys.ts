import type { KeyboardEvent } from 'react';

const CONTROLS = 'a[href], summary, button, input';

/** A row is entered by what it leads to, and only without that by its checkbox. */
const entryOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href], summary') ?? row.querySelector<HTMLElement>(CONTROLS);

const cellOf = (element: Element): HTMLTableCellElement | null => element.closest('td');

/** ↑ and ↓ lead to the same column of the row above and below; the controls there do the rest by themselves. */
export function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.defaultPrevented || !(event.target instanceof Element)) return;
  const { rows } = event.currentTarget;
  const cell = cellOf(event.target);
  const here = event.target.closest('tr');
  const row = here && rows[[...rows].indexOf(here) + step];
  if (!row || !cell) return;
  event.preventDefault();
  const beside = row.cells[cell.cellIndex]?.querySelector<HTMLElement>(CONTROLS);
  (beside ?? entryOf(row))?.focus();
}
