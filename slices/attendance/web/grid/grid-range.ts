import type { GridPlace } from '../../rules/pasted-marks.ts';

/** A rectangle of cells, both corners within. */
export interface GridRange {
  from: GridPlace;
  to: GridPlace;
}

export const rangeOf = (one: GridPlace, other: GridPlace): GridRange => ({
  from: { line: Math.min(one.line, other.line), place: Math.min(one.place, other.place) },
  to: { line: Math.max(one.line, other.line), place: Math.max(one.place, other.place) },
});

/** All its cells, line by line. */
export function placesIn({ from, to }: GridRange): GridPlace[] {
  const places: GridPlace[] = [];
  for (let line = from.line; line <= to.line; line++)
    for (let place = from.place; place <= to.place; place++) places.push({ line, place });
  return places;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface Extent {
  lines: number;
  places: number;
  /** How many lines a press on Page Down goes on. */
  linesInSight: number;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Where a key leads from a cell, as in a spreadsheet. Null for keys that do not move. */
export function stepFrom(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { line, place }: GridPlace,
  { lines, places, linesInSight }: Extent,
): GridPlace | null {
  if (altKey) return null;
  const isFar = ctrlKey || metaKey;
  const [last, end] = [lines - 1, places - 1];
  const steps: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { line: isFar ? 0 : line - 1, place },
    ArrowDown: { line: isFar ? last : line + 1, place },
    ArrowLeft: { line, place: isFar ? 0 : place - 1 },
    ArrowRight: { line, place: isFar ? end : place + 1 },
    PageUp: { line: line - linesInSight, place },
    PageDown: { line: line + linesInSight, place },
    Home: { line: isFar ? 0 : line, place: 0 },
    End: { line: isFar ? last : line, place: end },
  };
  const to = steps[key];
  return to ? { line: within(to.line, lines), place: within(to.place, places) } : null;
}
