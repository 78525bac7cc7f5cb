import { percent } from '#kit/percent/percent.ts';
import { isNotRequired, PASS_MARK, type PartKind, type PartState } from './course-grade.ts';

/** A part as the head of a column. */
interface ColumnPart {
  partId: string;
  kind: PartKind;
  weight: number;
}

/** A grade in percent, or complete or not; neither while it is open. */
interface Cell {
  state: PartState;
  grade: number | null;
  complete: boolean | null;
  isEntered: boolean;
}

interface Row {
  grade: number | null;
  /** Whether a user entered the grade of the course itself, and so decided about everything that is open in it. */
  isEntered: boolean;
  cells: readonly (Cell | null)[];
}

/** How many students have what open in a part. */
export interface OpenPart {
  partId: string;
  waits: number;
  toCome: number;
  /** Counts as nothing. */
  missed: number;
  incomplete: number;
}

/** What would be frozen if the grades of a course were settled now. */
export interface SettleOutlook {
  students: number;
  passed: number;
  failed: number;
  /** Students with something open. */
  incomplete: number;
  /** The parts in which a user has something open or missed. */
  open: OpenPart[];
}

const keepsOpen = ({ kind, weight }: ColumnPart, cell: Cell): boolean => {
  if (isNotRequired(cell)) return false;
  return kind === 'COMPLETION' ? cell.complete !== true : weight > 0 && cell.grade === null;
};

/** Told before grades are settled; by the same rule as gradeCourse of a course that is over. */
export function settleOutlook(parts: readonly ColumnPart[], rows: readonly Row[]): SettleOutlook {
  const states = rows.map((row) => stateIfSettled(parts, row));
  const count = (state: string): number => states.filter((one) => one === state).length;
  return {
    students: rows.length,
    passed: count('PASSED'),
    failed: count('FAILED'),
    incomplete: count('INCOMPLETE'),
    open: parts
      .map((part, index) =>
        openIn(
          part,
          rows.flatMap(({ cells }) => cells[index] ?? []),
        ),
      )
      .filter(({ waits, toCome, missed, incomplete }) => waits + toCome + missed + incomplete > 0),
  };
}

function stateIfSettled(
  parts: readonly ColumnPart[],
  { grade, isEntered, cells }: Row,
): 'PASSED' | 'FAILED' | 'INCOMPLETE' {
  const isOpen = parts.some((part, index) => {
    const cell = cells[index];
    return cell ? keepsOpen(part, cell) : false;
  });
  if (grade === null || (isOpen && !isEntered)) return 'INCOMPLETE';
  return percent(grade) >= PASS_MARK ? 'PASSED' : 'FAILED';
}

function openIn({ partId, kind }: ColumnPart, cells: readonly Cell[]): OpenPart {
  const own = cells.filter(({ isEntered }) => !isEntered);
  const stands = (state: PartState): number => own.filter((cell) => cell.state === state).length;
  return {
    partId,
    waits: stands('WAITS'),
    toCome: stands('TO_COME'),
    missed: stands('MISSED'),
    incomplete:
      kind === 'COMPLETION'
        ? cells.filter(
            ({ state, isEntered, complete }) => complete === false && (isEntered || state === 'GRADED'),
          ).length
        : 0,
  };
}
