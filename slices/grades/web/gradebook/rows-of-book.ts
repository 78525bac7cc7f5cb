import { rowsOfSheet } from '../../rules/sheet.ts';
import type { BookRow } from './book.ts';
import type { WholeGradebookQuery } from './gradebook.graphql.generated.ts';

/** The rows of a whole class, which come as columns. Nothing looks for these by an id of their own. */
export const rowsOfBook = ({ gradebook }: WholeGradebookQuery): BookRow[] =>
  gradebook
    ? rowsOfSheet(gradebook.sheet).map((row) => ({
        __typename: 'GradebookRow',
        _id: row.studentId,
        ...row,
      }))
    : [];
