import { CSV_START, csvLine, type CsvCell } from '#kit/csv/csv.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Book, BookRow } from './book.ts';

/** The book as a file for spreadsheets, whose cells can be pasted back. */
export function useBookFile({ parts }: Book): (rows: readonly BookRow[]) => Blob {
  const text = useText();
  return (rows) => {
    const heads = [
      text('bookStudent'),
      text('bookStudentNumber'),
      ...parts.map(({ title }) => title),
      text('gradeOfCourse'),
      text('bookStanding'),
    ];
    const lines = rows.map((row): CsvCell[] => [
      row.studentName,
      row.studentNumber,
      ...row.cells.map((cell) =>
        typeof cell?.complete === 'boolean'
          ? text('partComplete', { complete: String(cell.complete) })
          : (cell?.grade ?? null),
      ),
      row.grade,
      text('courseOutcome', { state: row.state }),
    ]);
    return new Blob([CSV_START, ...[heads, ...lines].map(csvLine)], { type: 'text/csv;charset=utf-8' });
  };
}
