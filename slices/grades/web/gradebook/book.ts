import type { PartState } from '../../rules/course-grade.ts';
import type { BookPartFragment, BookRowFragment, GradebookQuery } from './gradebook.graphql.generated.ts';

export type Book = NonNullable<GradebookQuery['gradebook']>;
export type BookRow = BookRowFragment;

/** What is known of one grade, be it of a part or of the course itself. */
export interface BookCell {
  grade: number | null;
  isEntered: boolean;
  lastChangeId: string | null;
  /** These two of a part alone. */
  state?: PartState;
  complete?: boolean | null;
}

/** The grade of the course itself, without how the student stands in it. */
export const courseCell = ({ grade, isEntered, lastChangeId }: BookRow): BookCell => ({
  grade,
  isEntered,
  lastChangeId,
});

/** A grade that was opened: whose, and in which part; in none for the grade of the course. */
export interface OpenedGrade {
  row: BookRow;
  part: BookPartFragment | null;
  cell: BookCell;
}

/** The grade at a place of a row: its parts in order, and behind them the course's own. */
export function gradeAt({ parts }: Pick<Book, 'parts'>, row: BookRow, index: number): OpenedGrade | null {
  const part = parts[index] ?? null;
  const cell: BookCell | null = part ? (row.cells[index] ?? null) : courseCell(row);
  return cell && { row, part, cell };
}

/** Whether a number can be typed at a place of a row: a grade in percent that the reader may enter. */
export const mayBeTyped = ({ parts, isFinal }: Book, row: BookRow, index: number): boolean =>
  row.mayEnter &&
  !isFinal &&
  parts[index]?.kind !== 'COMPLETION' &&
  (index === parts.length || Boolean(row.cells[index]));

/** Where a grade stands in the book, whatever becomes of the book; no part for the grade of the course. */
export interface OpenedCell {
  studentId: string;
  partId: string | null;
}

export const placeOpened = (
  { parts }: Pick<Book, 'parts'>,
  { studentId }: BookRow,
  index: number,
): OpenedCell => ({ studentId, partId: parts[index]?.partId ?? null });

/** The grade at such a place as it is now; null where it is gone. */
export function openedIn(
  book: Pick<Book, 'parts'>,
  row: BookRow | undefined,
  { partId }: OpenedCell,
): OpenedGrade | null {
  const index = partId === null ? book.parts.length : book.parts.findIndex((part) => part.partId === partId);
  return row && index >= 0 ? gradeAt(book, row, index) : null;
}

/** Whether a user enters what was entered already, which changes nothing. */
export const isSaidAgain = (
  cell: BookCell,
  { grade, complete }: { grade: number | null; complete: boolean | null },
): boolean => cell.isEntered && cell.grade === grade && (cell.complete ?? null) === complete;
