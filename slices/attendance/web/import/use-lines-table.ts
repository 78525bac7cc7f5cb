import type { Column, Table } from '#kit/ui/table/table.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { FIELDS, headOf } from '../../rules/import/attendance-file.ts';
import type { LineKind, RowOutcome } from '../../rules/import/attendance-import.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import type { AttendanceImportLineFragment } from './import.graphql.generated.ts';
import { lineProblemText } from './problem-text.ts';

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

/** The lines of a kind: what is or was stored, what was so already, or what has a problem. */
export function useLinesTable(kind: LineKind, label: string): LinesTable {
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
