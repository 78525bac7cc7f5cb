import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { RowOutcome } from '../rules/people-import.ts';
import { importKnown, type ImportLineFragment, type OneImportFragment } from './import.graphql.generated.ts';
import styles from './import.module.css';

export const LINES_PER_PAGE = 20;

/** The lines about people who are here already, and what becomes of them. */
export function ImportKnown({ found }: { found: OneImportFragment }) {
  const text = useText();
  const list = useOwnPages();
  const table = useKnownTable();
  const answer = useQuery(
    importKnown,
    { importId: found._id, after: Number(list.params.after ?? 0) },
    { fresh: true },
  );
  const count = found.joins + found.joined + found.unchanged + found.left;
  const rows = answer.data?.peopleImport?.known ?? [];
  const otherNames = answer.data?.peopleImport?.otherNames ?? [];
  const nextCursor = rows.length < LINES_PER_PAGE ? null : (rows.at(-1)?._id ?? null);
  return (
    <section>
      <h2 className={styles['subtitle']}>{text('importHere', { count })}</h2>
      {found.joins > 0 && <p className={styles['quiet']}>{text('importHereHelp')}</p>}
      {otherNames.length > 0 && (
        <div className={styles['warning']}>
          <Note tone="warning">
            {text('importOtherNames', { count: otherNames.length, rows: someOf(otherNames) })}
          </Note>
        </div>
      )}
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data && { rows, nextCursor, count } }}
      />
    </section>
  );
}

const ROWS_NAMED = 10;

const someOf = (lines: readonly number[]): string =>
  lines.slice(0, ROWS_NAMED).join(', ') + (lines.length > ROWS_NAMED ? ' …' : '');

/** The address tells where the list of problems is, so this one keeps its place itself. */
export function useOwnPages(): List {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    params: { search: '', filters: {}, sort: null, after: cursors.at(-1) ?? null },
    rowsPerPage: LINES_PER_PAGE,
    rowsBefore: cursors.length * LINES_PER_PAGE,
    ask: () => undefined,
    next: (cursor) => setCursors([...cursors, cursor]),
    previous: () => setCursors(cursors.slice(0, -1)),
  };
}

const OUTCOME_TEXTS: Readonly<Partial<Record<RowOutcome, MessageId>>> = {
  JOINS: 'importWillJoin',
  JOINED: 'importHasJoined',
  LEFT: 'importHasLeft',
};

const KnownName = ({ line: { knownAs, firstName, lastName, nameDiffers } }: { line: ImportLineFragment }) => (
  <>
    {knownAs}
    {nameDiffers && (
      <small className={styles['differs']}>
        <Text id="importNameInFile" values={{ name: `${firstName} ${lastName}`.trim() }} />
      </small>
    )}
  </>
);

function useKnownTable(): Table<ImportLineFragment> {
  const text = useText();
  return {
    label: text('importOutcome'),
    counted: 'importLinesCounted',
    nameOf: ({ knownAs, email }) => knownAs ?? email,
    columns: [
      { id: 'name', header: text('importName'), cell: (line) => <KnownName line={line} /> },
      { id: 'line', header: text('importLine'), align: 'end', cell: ({ line }) => line },
      { id: 'number', header: text('importNumber'), cell: ({ number }) => number },
      { id: 'email', header: text('importEmail'), cell: ({ email }) => email },
      { id: 'group', header: text('importGroup'), cell: ({ group }) => group },
      {
        id: 'outcome',
        header: text('importOutcome'),
        cell: ({ outcome }) => text(OUTCOME_TEXTS[outcome] ?? 'importUnchanged'),
      },
    ],
  };
}
