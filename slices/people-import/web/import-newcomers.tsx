import { useQuery } from '#kit/client/query/use-query.ts';
import { languageName } from '#kit/messages/locales.ts';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { LINES_PER_PAGE, useOwnPages } from './import-known.tsx';
import {
  importNewcomers,
  type ImportLineFragment,
  type OneImportFragment,
} from './import.graphql.generated.ts';
import styles from './import.module.css';

/** The people of a file who have no account yet: before anything happens, and after. */
export function ImportNewcomers({ found }: { found: OneImportFragment }) {
  const text = useText();
  const list = useOwnPages();
  const table = useNewcomersTable();
  const after = Number(list.params.after ?? 0);
  const answer = useQuery(importNewcomers, { importId: found._id, after }, { fresh: true });
  const count = found.good + found.imported;
  const rows = answer.data?.peopleImport?.newcomers ?? [];
  const nextCursor = rows.length < LINES_PER_PAGE ? null : (rows.at(-1)?._id ?? null);
  return (
    <section>
      <h2 className={styles['subtitle']}>{text('importNewcomers', { count })}</h2>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data && { rows, nextCursor, count } }}
      />
    </section>
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
