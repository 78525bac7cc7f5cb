/** A grade of the grid: its line and its column, counted from 0. */
export interface GridPosition {
  line: number;
  column: number;
}

interface Grid {
  lines: number;
  columns: number;
  /** How many lines a press on Page Down goes on. */
  linesInSight: number;
  /** False where a part was not a student's. */
  hasGrade: (at: GridPosition) => boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LINES: Readonly<Record<string, (linesInSight: number) => number>> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  PageUp: (linesInSight) => -linesInSight,
  PageDown: (linesInSight) => linesInSight,
};
const COLUMNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads from a grade, as in a spreadsheet; to the same one where there is none. Null for keys that do not move. */
export function stepInGrid(pressed: Pressed, from: GridPosition, grid: Grid): GridPosition | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  const isEdge = key === 'Home' || key === 'End';
  if (altKey || metaKey || (ctrlKey && !isEdge)) return null;
  if (isEdge) return edgeOf(grid, key, ctrlKey ? (key === 'Home' ? 0 : grid.lines - 1) : from.line);
  const lines = LINES[key]?.(grid.linesInSight);
  const columns = COLUMNS[key];
  if (lines === undefined && columns === undefined) return null;
  const to = {
    line: Math.min(grid.lines - 1, Math.max(0, from.line + (lines ?? 0))),
    column: from.column + (columns ?? 0),
  };
  return to.column >= 0 && to.column < grid.columns && grid.hasGrade(to) ? to : from;
}

function edgeOf({ columns, hasGrade }: Grid, key: 'Home' | 'End', line: number): GridPosition {
  const all = Array.from({ length: columns }, (_, column) => ({ line, column }));
  const found = key === 'Home' ? all.find(hasGrade) : all.findLast(hasGrade);
  return found ?? { line, column: 0 };
}
