import type { KeyboardEvent } from 'react';

type Step = (cell: HTMLTableCellElement) => HTMLTableCellElement | null | undefined;

const inRow = (row: Element | null | undefined, place: number): HTMLTableCellElement | null | undefined =>
  (row as HTMLTableRowElement | null | undefined)?.cells[place];

const gradesOf = (cell: HTMLTableCellElement): HTMLTableCellElement[] =>
  [...(cell.parentElement?.children ?? [])].filter(
    (other): other is HTMLTableCellElement => other.querySelector('button') !== null,
  );

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (cell) => cell.previousElementSibling as HTMLTableCellElement | null,
  ArrowRight: (cell) => cell.nextElementSibling as HTMLTableCellElement | null,
  ArrowUp: (cell) => inRow(cell.parentElement?.previousElementSibling, cell.cellIndex),
  ArrowDown: (cell) => inRow(cell.parentElement?.nextElementSibling, cell.cellIndex),
  Home: (cell) => gradesOf(cell)[0],
  End: (cell) => gradesOf(cell).at(-1),
};

/**
 * Arrow keys go from grade to grade, as in a spreadsheet. The page is not drawn again for it: of two hundred students there
 * are thousands of grades.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const from = event.target instanceof Element ? event.target.closest('td') : null;
  if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = step(from)?.querySelector('button');
  event.preventDefault();
  if (!button) return;
  for (const other of event.currentTarget.querySelectorAll('button[tabindex="0"]'))
    other.setAttribute('tabindex', '-1');
  button.setAttribute('tabindex', '0');
  button.focus();
}
