import { Note } from '#kit/ui/note/note.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ImportLines, QuietLine } from '#slices/imports/web/api.ts';
import type { RowOutcome } from '../rules/people-import.ts';
import { importKnown, type ImportLineFragment, type OneImportFragment } from './import.graphql.generated.ts';
import styles from './import.module.css';

/** The lines about people who are here already, and what becomes of them. */
export function ImportKnown({ found }: { found: OneImportFragment }) {
  const text = useText();
  const table = useKnownTable();
  const count = found.joins + found.joined + found.unchanged + found.left;
  return (
    <ImportLines
      title={text('importHere', { count })}
      asked={{
        query: importKnown,
        variables: (page) => ({ importId: found._id, ...page }),
        linesOf: ({ peopleImport }) => peopleImport?.known,
        count,
      }}
      table={table}
    >
      {(answer) => (
        <>
          {found.joins > 0 && <QuietLine>{text('importHereHelp')}</QuietLine>}
          <OtherNames lines={answer?.peopleImport?.otherNames ?? []} />
        </>
      )}
    </ImportLines>
  );
}

const ROWS_NAMED = 10;

const someOf = (lines: readonly number[]): string =>
  lines.slice(0, ROWS_NAMED).join(', ') + (lines.length > ROWS_NAMED ? ' …' : '');

function OtherNames({ lines }: { lines: readonly number[] }) {
  const text = useText();
  return (
    lines.length > 0 && (
      <div className={styles['warning']}>
        <Note tone="warning">{text('importOtherNames', { count: lines.length, rows: someOf(lines) })}</Note>
      </div>
    )
  );
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
