import { writtenPercent } from '#kit/percent/percent.ts';
import { useCallback } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import { readPastedGrades, type RefusedCell } from '../../rules/pasted-grades.ts';
import { gradeAt, type Book, type BookRow } from './book.ts';
import type { NewGrade } from './use-book-actions.ts';

interface Pasted {
  grades: NewGrade[];
  refused: RefusedCell[];
}

/** Reads cells of a spreadsheet against a book. What says what is there already changes nothing. */
export function usePastedGrades(
  book: Pick<Book, 'parts'>,
  rows: readonly BookRow[],
): (cells: string) => Pasted {
  const text = useText();
  return useCallback(
    (cells) => {
      const { parts } = book;
      const rowOf = new Map(rows.map((row) => [row.studentId, row]));
      const { grades, refused } = readPastedGrades(cells, {
        students: rows,
        parts: [...parts, { partId: null, title: text('gradeOfCourse'), kind: null }],
        standing: text('bookStanding'),
        heads: {
          number: text('studentNumber'),
          givenName: text('givenName'),
          familyName: text('familyName'),
        },
        words: {
          complete: text('partComplete', { complete: 'true' }),
          incomplete: text('partComplete', { complete: 'false' }),
        },
      });
      const changed = grades.flatMap(({ studentId, partId, score, complete }): NewGrade[] => {
        const row = rowOf.get(studentId);
        const index = partId === null ? parts.length : parts.findIndex((part) => part.partId === partId);
        const cell = row && gradeAt(book, row, index)?.cell;
        const grade = score === null ? null : writtenPercent(score);
        if (!cell || (cell.grade === grade && (cell.complete ?? null) === complete)) return [];
        return [{ studentId, partId, grade, complete, lastChangeId: cell.lastChangeId }];
      });
      return { grades: changed, refused };
    },
    [book, rows, text],
  );
}
