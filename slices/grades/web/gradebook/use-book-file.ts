import { CSV_START, csvLine, type CsvCell } from '#kit/csv/csv.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
import type { Book } from './book.ts';
import type { FiledRow } from './rows-of-book.ts';

/** The book as a file for spreadsheets, whose cells can be pasted back. */
export function useBookFile({ parts }: Pick<Book, 'parts'>): (rows: readonly FiledRow[]) => Blob {
  const text = useText();
  return (rows) => {
    const student = studentFileColumns(text);
    const heads = [
      ...student.map(({ header }) => header),
      ...parts.map(({ title }) => title),
      text('gradeOfCourse'),
      text('bookStanding'),
    ];
    const lines = rows.map((row): CsvCell[] => [
      ...student.map(({ csv }) => csv?.(row) ?? null),
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
