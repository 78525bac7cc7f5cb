import type { AttendanceStatus, Mark } from './status.ts';

/** What a grid knows of a student in a session. */
export interface GridCell {
  mark: (Mark & { version: number }) | null;
  /** What it counts as, or will when the roll is taken. */
  status: AttendanceStatus;
}

const CODES: Readonly<Record<AttendanceStatus, string>> = {
  PRESENT: 'P',
  LATE: 'L',
  ABSENT: 'A',
  EXCUSED: 'E',
};
const STATUSES = new Map(Object.entries(CODES).map(([status, code]) => [code, status as AttendanceStatus]));

const NOBODY = '-';
const UNMARKED = '.';

/** A few characters for a cell: the mark, minutes, version, and what it counts as where that is something else. */
function writeCell(cell: GridCell | null): string {
  if (!cell) return NOBODY;
  const { mark, status } = cell;
  const counts = status === (mark?.kind ?? 'PRESENT') ? '' : `=${CODES[status]}`;
  return mark ? `${CODES[mark.kind]}${mark.minutesLate ?? ''}:${mark.version}${counts}` : UNMARKED + counts;
}

/** The cells of a student in one text: a term of a large class has twelve thousand of them. */
export const writeCells = (cells: readonly (GridCell | null)[]): string => cells.map(writeCell).join(' ');

const CELL = /^(?<kind>[.PLAE])(?<minutes>\d*)(?::(?<version>\d+))?(?:=(?<counts>[PLAE]))?$/;

/** Null where the student was not in the class on that day. */
function readCell(written: string): GridCell | null {
  const { kind = '', minutes, version, counts = '' } = CELL.exec(written)?.groups ?? {};
  if (kind === '') return null;
  const marked = STATUSES.get(kind);
  const status = STATUSES.get(counts) ?? marked ?? 'PRESENT';
  if (!marked) return { mark: null, status };
  return {
    mark: { kind: marked, minutesLate: minutes ? Number(minutes) : null, version: Number(version) },
    status,
  };
}

export const readCells = (written: string): (GridCell | null)[] =>
  written === '' ? [] : written.split(' ').map(readCell);
