import type { Percent } from '#kit/percent/percent.ts';
import type { CourseState, PartState } from '../../rules/course-grade.ts';
import type { BookColumn } from './book-lines.ts';
import type { GradebookRow } from './gradebook.ts';

/** Everybody's grades in one part. */
export interface SheetColumn {
  states: (PartState | null)[];
  scores: (Percent | null)[];
  completes: (boolean | null)[] | null;
}

export interface ChangedGrade {
  student: number;
  /** Null for the grade of the course. */
  part: number | null;
  isEntered: boolean;
  lastChangeId: string | null;
}

/** All lines as columns: a thousand students have a dozen lists instead of ten thousand cells. */
export interface Sheet {
  studentIds: string[];
  givenNames: string[];
  familyNames: string[];
  studentNumbers: (string | null)[];
  mayNotEnter: number[];
  scores: (Percent | null)[];
  states: CourseState[];
  columns: SheetColumn[];
  changed: ChangedGrade[];
}

export function sheetOf(columns: readonly BookColumn[], rows: readonly GradebookRow[]): Sheet {
  const changed: ChangedGrade[] = [];
  const note = (
    student: number,
    part: number | null,
    { isEntered, lastChangeId }: Pick<ChangedGrade, 'isEntered' | 'lastChangeId'>,
  ): void => {
    if (isEntered || lastChangeId !== null) changed.push({ student, part, isEntered, lastChangeId });
  };
  rows.forEach((row, student) => {
    note(student, null, row);
    row.cells.forEach((cell, part) => cell && note(student, part, cell));
  });
  return {
    studentIds: rows.map(({ personId }) => personId),
    givenNames: rows.map(({ givenName }) => givenName),
    familyNames: rows.map(({ familyName }) => familyName),
    studentNumbers: rows.map(({ studentNumber }) => studentNumber),
    mayNotEnter: rows.flatMap(({ mayEnter }, student) => (mayEnter ? [] : [student])),
    scores: rows.map(({ score }) => score),
    states: rows.map(({ state }) => state),
    columns: columns.map(({ kind }, part) => ({
      states: rows.map(({ cells }) => cells[part]?.state ?? null),
      scores: rows.map(({ cells }) => cells[part]?.score ?? null),
      completes: kind === 'COMPLETION' ? rows.map(({ cells }) => cells[part]?.complete ?? null) : null,
    })),
    changed,
  };
}
