import { rowsOfSheet } from '../../rules/sheet.ts';
import type { BookRow } from './book.ts';
import type { WholeGradebookQuery } from './gradebook.graphql.generated.ts';

/** A row of a file, in which names can be sorted and put into letters. */
export interface FiledRow extends BookRow {
  givenName: string;
  familyName: string;
}

/** The rows of a whole class, which come as columns. Nothing looks for these by an id of their own. */
export const rowsOfBook = ({ gradebook }: WholeGradebookQuery): FiledRow[] =>
  gradebook
    ? rowsOfSheet(gradebook.sheet).map((row) => ({
        __typename: 'GradebookRow',
        _id: row.studentId,
        ...row,
      }))
    : [];
