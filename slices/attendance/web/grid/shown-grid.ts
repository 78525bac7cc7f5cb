import { readCells } from '../../rules/grid-cell.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import type { PendingMark } from '../roll/pending-marks.ts';
import type { OpenRollFragment } from '../roll/roll.graphql.generated.ts';
import type { FilledGridFragment, GridColumnFragment } from './grid.graphql.generated.ts';

/** Why nobody is marked in a cell. */
export type Closed = 'NOT_IN_CLASS' | 'AHEAD' | 'CANCELLED' | 'HOLIDAY' | 'ONESELF';

export interface ShownCell {
  /** As it was marked; null where the roll was not taken and nothing is known. */
  kind: AttendanceStatus | null;
  minutesLate: number | null;
  /** What it counts as. */
  status: AttendanceStatus | null;
  /** Of the mark that the server has; 0 where it has none. */
  version: number;
  isMarked: boolean;
  isPending: boolean;
  /** One's own mark that was not stored. */
  troubled: PendingMark | null;
  /** Who made the mark that is in the way of it. */
  takenByName: string | null;
  closed: Closed | null;
}

export interface Summary {
  percent: number | null;
  absences: number;
  lates: number;
  excused: number;
  sessions: number;
  deduction: number;
}

export interface GridRow {
  personId: string;
  fullName: string;
  givenName: string;
  familyName: string;
  studentNumber: string | null;
  cells: readonly ShownCell[];
  summary: Summary | null;
}

/** The rolls that the server has told of since the grid came. */
export type Heard = ReadonlyMap<string, OpenRollFragment>;

const closedBy = ({ isCancelled, isHoliday, isOpen }: GridColumnFragment): Closed | null => {
  if (isCancelled) return 'CANCELLED';
  if (isHoliday) return 'HOLIDAY';
  return isOpen ? null : 'AHEAD';
};

/** The sessions, with what has become of their rolls since. Of two answers the newer one counts, however they came. */
export const columnsOf = ({ sessions }: FilledGridFragment, heard: Heard): GridColumnFragment[] =>
  sessions.map((session) => {
    const told = heard.get(session._id)?.session;
    if (!told || told.rollVersion <= session.rollVersion) return session;
    return { ...session, rollTakenAt: told.rollTakenAt, rollVersion: told.rollVersion };
  });

/** The grid as the server has it. */
export function rowsOf(
  grid: FilledGridFragment,
  columns: readonly GridColumnFragment[],
  heard: Heard,
): GridRow[] {
  const heardOf = new Map(
    [...heard].map(([id, { students }]) => [id, new Map(students.map((one) => [one.personId, one]))]),
  );
  const own = new Set(grid.mayNotMark);
  return grid.personIds.map((personId, line) => {
    const stored = readCells(grid.cells[line] ?? '');
    return {
      personId,
      fullName: grid.fullNames[line] ?? '',
      givenName: grid.givenNames[line] ?? '',
      familyName: grid.familyNames[line] ?? '',
      studentNumber: grid.studentNumbers[line] ?? null,
      summary: summaryAt(grid, line),
      cells: columns.map((column, index): ShownCell => {
        const told = heardOf.get(column._id)?.get(personId);
        const cell = stored[index] ?? null;
        const isNewer = told !== undefined && column.rollVersion > (grid.sessions[index]?.rollVersion ?? 0);
        const mark = isNewer ? told.mark : (cell?.mark ?? null);
        const status = isNewer ? told.status : (cell?.status ?? null);
        const isKnown = mark !== null || column.rollTakenAt !== null || status === 'EXCUSED';
        const isIn = cell !== null || told !== undefined;
        return {
          kind: isIn && isKnown ? (mark?.kind ?? status) : null,
          minutesLate: mark?.minutesLate ?? null,
          status: isIn && isKnown ? status : null,
          version: mark?.version ?? 0,
          isMarked: mark !== null,
          isPending: false,
          troubled: null,
          takenByName: told?.mark?.takenByName ?? null,
          closed: isIn ? (closedBy(column) ?? (own.has(line) ? 'ONESELF' : null)) : 'NOT_IN_CLASS',
        };
      }),
    };
  });
}

function summaryAt({ summaries }: FilledGridFragment, line: number): Summary | null {
  if (!summaries) return null;
  return {
    percent: summaries.percents[line] ?? null,
    absences: summaries.absences[line] ?? 0,
    lates: summaries.lates[line] ?? 0,
    excused: summaries.excused[line] ?? 0,
    sessions: summaries.sessions[line] ?? 0,
    deduction: summaries.deductions[line] ?? 0,
  };
}

/** What a mark will count as, as far as that is known here; a leave may excuse it. */
const statusWhile = (
  { kind, minutesLate }: Pick<PendingMark, 'kind' | 'minutesLate'>,
  { minutesLateThreshold: threshold }: GridColumnFragment,
): AttendanceStatus =>
  kind === 'LATE' && threshold !== null && (minutesLate ?? 0) > threshold ? 'ABSENT' : kind;

/** The same with what the device has noted since. Rows of which it has noted nothing stay the same objects. */
export function withWaiting(
  rows: readonly GridRow[],
  columns: readonly GridColumnFragment[],
  waiting: readonly PendingMark[],
): readonly GridRow[] {
  const shown = new Set(columns.map(({ _id }) => _id));
  const byPerson = Map.groupBy(
    waiting.filter(({ sessionId }) => shown.has(sessionId)),
    ({ personId }) => personId,
  );
  if (byPerson.size === 0) return rows;
  return rows.map((row) => {
    const own = byPerson.get(row.personId);
    if (!own) return row;
    return {
      ...row,
      cells: row.cells.map((cell, index): ShownCell => {
        const column = columns[index];
        const ofCell = own.filter(({ sessionId }) => sessionId === column?._id);
        if (!column || ofCell.length === 0) return cell;
        const pending = ofCell.findLast(({ trouble }) => trouble === null);
        const troubled = ofCell.findLast(({ trouble }) => trouble !== null) ?? null;
        if (!pending) return { ...cell, troubled };
        const { kind, minutesLate } = pending;
        return {
          ...cell,
          kind,
          minutesLate,
          status: statusWhile(pending, column),
          isPending: true,
          isMarked: true,
          troubled,
        };
      }),
    };
  });
}
