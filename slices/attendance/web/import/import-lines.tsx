import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import type { Column, PageOfRows, Table } from '#kit/ui/table/table.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LINES_PER_PAGE, useOwnPages } from '#slices/people-import/web/api.ts';
import { FIELDS, headOf } from '../../rules/import/attendance-file.ts';
import type { LineKind, RowOutcome } from '../../rules/import/attendance-import.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import {
  attendanceImportLines,
  type AttendanceImportLineFragment,
  type AttendanceImportLinesQuery,
  type OneAttendanceImportFragment,
} from './import.graphql.generated.ts';
import styles from './import.module.css';
import { lineProblemText } from './problem-text.ts';

const LINES_PER_FETCH = 100;

interface ImportLinesProps {
  found: OneAttendanceImportFragment;
  kind: LineKind;
  count: number;
  title: string;
}

/** The lines of a kind: what is or was stored, what was so already, or what has a problem. */
export function ImportLines({ found: { _id: importId, regionId }, kind, count, title }: ImportLinesProps) {
  const text = useText();
  const list = useOwnPages();
  const { table, fileColumns } = useLinesTable(kind, title);
  const after = Number(list.params.after ?? 0);
  const answer = useQuery(
    attendanceImportLines,
    { importId, kind, first: LINES_PER_PAGE, after },
    { fresh: true },
  );
  return (
    <section>
      <h2 className={styles['subtitle']}>{title}</h2>
      {kind === 'PROBLEMS' && (
        <>
          <p className={styles['quiet']}>{text('correctHelp')}</p>
          <div className={styles['quiet']}>
            <LinkButton to={`/attendances/import?campus=${regionId}`}>
              <Text id="uploadCorrected" />
            </LinkButton>
            <ExportButton
              fileName="attendance-to-correct"
              columns={fileColumns}
              open={(signal) => openExport('attendance-import', { importId }, signal)}
              pageAfter={async (cursor, signal) =>
                pageOf(
                  await call(
                    attendanceImportLines,
                    { importId, kind, first: LINES_PER_FETCH, after: Number(cursor ?? 0) },
                    { signal },
                  ),
                  LINES_PER_FETCH,
                )
              }
            />
          </div>
        </>
      )}
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data && { ...pageOf(answer.data, LINES_PER_PAGE), count } }}
      />
    </section>
  );
}

function pageOf(
  { attendanceImport }: AttendanceImportLinesQuery,
  size: number,
): PageOfRows<AttendanceImportLineFragment> {
  const rows = attendanceImport?.lines ?? [];
  return { rows, nextCursor: rows.length < size ? null : (rows.at(-1)?._id ?? null) };
}

const OUTCOME_TEXTS: Readonly<Partial<Record<RowOutcome, MessageId>>> = {
  NEW: 'attendanceRowNew',
  STORED: 'attendanceRowStored',
  SAME: 'attendanceRowStored',
  UNDONE: 'importStateUndone',
  KEPT: 'attendanceRowKept',
};

interface LinesTable {
  table: Table<AttendanceImportLineFragment>;
  /** The columns of the file that was uploaded, so that it can be uploaded again. */
  fileColumns: readonly Column<AttendanceImportLineFragment>[];
}

function useLinesTable(kind: LineKind, label: string): LinesTable {
  const text = useText();
  const nameOf = ({ studentName, student }: AttendanceImportLineFragment) => studentName ?? student;
  const classOf = ({ day, start, course, groupName }: AttendanceImportLineFragment) =>
    [day, start, course, groupName ?? ''].filter(Boolean).join(' · ');
  const statusOf = ({ kind: status, minutesLate }: AttendanceImportLineFragment) => {
    if (!status) return '';
    const told = text(STATUS_TEXTS[status].name);
    return minutesLate === null ? told : text('minutesLateText', { status: told, minutes: minutesLate });
  };
  const outcomeOf = ({ outcome, previousKind }: AttendanceImportLineFragment) => {
    if (outcome === 'CHANGED' && previousKind)
      return text('attendanceRowChanged', { status: text(STATUS_TEXTS[previousKind].name) });
    const known = OUTCOME_TEXTS[outcome];
    return known ? text(known) : '';
  };
  const problemOf = (line: AttendanceImportLineFragment) => lineProblemText(line, text);
  const told: Column<AttendanceImportLineFragment>[] =
    kind === 'PROBLEMS'
      ? [{ id: 'problem', header: text('importProblem'), cell: problemOf }]
      : [
          { id: 'status', header: text('attendanceStatusHead'), cell: statusOf },
          { id: 'outcome', header: text('importOutcome'), cell: outcomeOf },
        ];
  return {
    table: {
      label,
      counted: 'importLinesCounted',
      nameOf,
      columns: [
        { id: 'student', header: text('behindStudent'), cell: nameOf },
        { id: 'line', header: text('importLine'), align: 'end', cell: ({ line }) => line },
        { id: 'class', header: text('attendanceClassHead'), cell: classOf },
        ...told,
      ],
    },
    fileColumns: [
      ...FIELDS.map((field) => ({
        id: field,
        header: headOf(field),
        cell: (line: AttendanceImportLineFragment) => line[field],
        csv: (line: AttendanceImportLineFragment) => line[field],
      })),
      { id: 'problem', header: 'Problem', cell: problemOf, csv: problemOf },
    ],
  };
}
