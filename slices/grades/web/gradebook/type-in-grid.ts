import type { KeyboardEvent } from 'react';

interface TypedInto {
  /** Of the student, from the top. */
  line: number;
  /** Of the grade in the line. */
  place: number;
  digit: string;
}

/** Where in the grid a digit was typed: a spreadsheet begins a cell with it. Null for any other key. */
export function typedInGrid(event: KeyboardEvent<HTMLTableElement>): TypedInto | null {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const line = cell?.closest('tr');
  if (!cell || !line || !/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  // In front of the grades stands the name.
  return { line: line.sectionRowIndex, place: cell.cellIndex - 1, digit: event.key };
}
