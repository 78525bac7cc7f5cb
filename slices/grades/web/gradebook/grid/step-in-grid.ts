/** A grade of the grid: of which line, and the how manieth in it. */
export interface GridPlace {
  line: number;
  place: number;
}

interface Grid {
  lines: number;
  places: number;
  /** How many lines a press on Page Down goes on. */
  linesInSight: number;
  /** False where a part was not a student's. */
  hasGrade: (at: GridPlace) => boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LINES: Readonly<Record<string, (linesInSight: number) => number>> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  PageUp: (linesInSight) => -linesInSight,
  PageDown: (linesInSight) => linesInSight,
};
const PLACES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads from a grade, as in a spreadsheet; to the same one where there is none. Null for keys that do not move. */
export function stepInGrid(pressed: Pressed, from: GridPlace, grid: Grid): GridPlace | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  const isEdge = key === 'Home' || key === 'End';
  if (altKey || metaKey || (ctrlKey && !isEdge)) return null;
  if (isEdge) return edgeOf(grid, key, ctrlKey ? (key === 'Home' ? 0 : grid.lines - 1) : from.line);
  const lines = LINES[key]?.(grid.linesInSight);
  const places = PLACES[key];
  if (lines === undefined && places === undefined) return null;
  const to = {
    line: Math.min(grid.lines - 1, Math.max(0, from.line + (lines ?? 0))),
    place: from.place + (places ?? 0),
  };
  return to.place >= 0 && to.place < grid.places && grid.hasGrade(to) ? to : from;
}

function edgeOf({ places, hasGrade }: Grid, key: 'Home' | 'End', line: number): GridPlace {
  const all = Array.from({ length: places }, (_, place) => ({ line, place }));
  const found = key === 'Home' ? all.find(hasGrade) : all.findLast(hasGrade);
  return found ?? { line, place: 0 };
}
