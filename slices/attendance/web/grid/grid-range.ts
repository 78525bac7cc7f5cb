import type { GridPosition } from '../../rules/pasted-marks.ts';

/** A rectangle of cells, both corners within. */
export interface GridRange {
  from: GridPosition;
  to: GridPosition;
}

export const rangeOf = (one: GridPosition, other: GridPosition): GridRange => ({
  from: { line: Math.min(one.line, other.line), column: Math.min(one.column, other.column) },
  to: { line: Math.max(one.line, other.line), column: Math.max(one.column, other.column) },
});

/** All its cells, line by line. */
export function placesIn({ from, to }: GridRange): GridPosition[] {
  const places: GridPosition[] = [];
  for (let line = from.line; line <= to.line; line++)
    for (let place = from.column; place <= to.column; place++) places.push({ line, column: place });
  return places;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface Extent {
  lines: number;
  columns: number;
  /** How many lines a press on Page Down goes on. */
  linesInSight: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Where a key leads from a cell, as in a spreadsheet. Null for keys that do not move. */
export function stepFrom(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { line, column }: GridPosition,
  { lines, columns, linesInSight }: Extent,
): GridPosition | null {
  if (altKey) return null;
  const isFar = ctrlKey || metaKey;
  const [last, end] = [lines - 1, columns - 1];
  const steps: Readonly<Record<string, GridPosition>> = {
    ArrowUp: { line: isFar ? 0 : line - 1, column },
    ArrowDown: { line: isFar ? last : line + 1, column },
    ArrowLeft: { line, column: isFar ? 0 : column - 1 },
    ArrowRight: { line, column: isFar ? end : column + 1 },
    PageUp: { line: line - linesInSight, column },
    PageDown: { line: line + linesInSight, column },
    Home: { line: isFar ? 0 : line, column: 0 },
    End: { line: isFar ? last : line, column: end },
  };
  const to = steps[key];
  return to ? { line: within(to.line, lines), column: within(to.column, columns) } : null;
}
