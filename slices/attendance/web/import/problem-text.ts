import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { useText } from '#kit/ui/text/use-text.ts';
import { FIELDS, headOf, type FileField } from '../../rules/import/attendance-file.ts';
import type { RowProblem } from '../../rules/import/check-rows.ts';

const VALUE_TEXTS = [
  'importValueMissing',
  'importCampusOther',
  'attendanceStudentUnknown',
  'attendanceDayInvalid',
  'attendanceStartInvalid',
  'attendanceStatusInvalid',
  'attendanceMinutesInvalid',
  'attendanceReasonTooLong',
  'attendanceNotInGroup',
  'attendanceNoSession',
  'attendanceSeveralSessions',
  'attendanceToCome',
  'attendanceCancelled',
  'attendanceOwn',
  'attendanceTwice',
  'attendanceChangedMeanwhile',
] as const satisfies readonly (MessageId & RowProblem)[];

type Texts = ReturnType<typeof useText>;

export type WrittenLine = Readonly<Record<FileField, string>> & {
  problem: string | null;
  problemField: string | null;
};

/** "Date: “31.9.” isn’t a date such as 2026-09-14". */
export function lineProblemText(line: WrittenLine, text: Texts): string {
  const field = FIELDS.find((one) => one === line.problemField);
  const known = VALUE_TEXTS.find((id) => id === line.problem);
  if (!field || !known) return line.problem ?? '';
  return text('importColumnProblem', { column: headOf(field), problem: text(known, { value: line[field] }) });
}
