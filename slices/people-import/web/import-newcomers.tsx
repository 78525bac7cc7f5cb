import { languageName } from '#kit/messages/locales.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { ImportLines } from '#slices/imports/web/api.ts';
import {
  importNewcomers,
  type ImportLineFragment,
  type OneImportFragment,
} from './import.graphql.generated.ts';

/** The people of a file who have no account yet: before anything happens, and after. */
export function ImportNewcomers({ found }: { found: OneImportFragment }) {
  const text = useText();
  const table = useNewcomersTable();
  const count = found.good + found.imported;
  return (
    <ImportLines
      title={text('importNewcomers', { count })}
      asked={{
        query: importNewcomers,
        variables: (page) => ({ importId: found._id, ...page }),
        linesOf: ({ peopleImport }) => peopleImport?.newcomers,
        count,
      }}
      table={table}
    />
  );
}

function useNewcomersTable(): Table<ImportLineFragment> {
  const text = useText();
  const nameOf = ({ firstName, lastName }: ImportLineFragment) => `${firstName} ${lastName}`;
  return {
    label: text('importPeople'),
    counted: 'importLinesCounted',
    nameOf,
    columns: [
      { id: 'name', header: text('importName'), cell: nameOf },
      { id: 'line', header: text('importLine'), align: 'end', cell: ({ line }) => line },
      { id: 'email', header: text('importEmail'), cell: ({ email }) => email },
      { id: 'group', header: text('importGroup'), cell: ({ group }) => group },
      { id: 'language', header: text('importLanguage'), cell: ({ language }) => languageName(language) },
    ],
  };
}
