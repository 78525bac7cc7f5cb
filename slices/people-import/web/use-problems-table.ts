import type { Column, Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { FIELDS, HEADS } from '../rules/import-file.ts';
import type { ImportLineFragment } from './import.graphql.generated.ts';
import { lineProblemText, writtenIn } from './problem-text.ts';

interface ProblemsTable {
  table: Table<ImportLineFragment>;
  /** The file has the columns of the one that was uploaded, so that it can be uploaded again. */
  fileColumns: readonly Column<ImportLineFragment>[];
}

/** The lines of a file that have a problem, on the page and in a file to put them right in. */
export function useProblemsTable(): ProblemsTable {
  const text = useText();
  const problemOf = (row: ImportLineFragment) => lineProblemText(row, text);
  const written = FIELDS.map((field) => ({
    id: field,
    header: HEADS[field],
    cell: (row: ImportLineFragment) => writtenIn(row, field),
    csv: (row: ImportLineFragment) => writtenIn(row, field),
  }));
  return {
    table: {
      label: text('importProblem'),
      counted: 'importLinesCounted',
      nameOf: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
      columns: [
        {
          id: 'name',
          header: text('importName'),
          cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        },
        { id: 'line', header: text('importLine'), align: 'end', cell: ({ line }) => line },
        { id: 'email', header: text('importEmail'), cell: ({ email }) => email },
        { id: 'problem', header: text('importProblem'), cell: problemOf },
      ],
    },
    fileColumns: [...written, { id: 'problem', header: 'Problem', cell: problemOf, csv: problemOf }],
  };
}
