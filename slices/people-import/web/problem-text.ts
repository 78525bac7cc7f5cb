import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { useText } from '#kit/ui/text/use-text.ts';
import { FIELDS, HEADS, type FileField } from '../rules/import-file.ts';

/** What is said of a value that does not fit. */
const VALUE_TEXTS = {
  requiredFieldMissing: 'importValueMissing',
  nameInvalid: 'importValueName',
  emailInvalid: 'importValueEmail',
  localeUnknown: 'importValueLanguage',
  birthDateInvalid: 'importValueBirthDate',
  importEmailTwice: 'importEmailTwice',
  importEmailElsewhere: 'importEmailElsewhere',
  importAccountClosed: 'importAccountClosed',
  importNumberUnknown: 'importNumberUnknown',
  importNumberOfAnother: 'importNumberOfAnother',
  importCampusOther: 'importCampusOther',
  importGroupUnknown: 'importGroupUnknown',
  importGroupArchived: 'importGroupArchived',
  importGroupNotUnique: 'importGroupNotUnique',
} as const satisfies Record<string, MessageId>;

const FILE_TEXTS = [
  'importColumnsMissing',
  'importEmpty',
  'importTooLong',
] as const satisfies readonly MessageId[];

type Texts = ReturnType<typeof useText>;

/** Why a file as a whole is of no use. */
export function fileProblemText(problem: string | null, text: Texts): string {
  const known = FILE_TEXTS.find((id) => id === problem);
  return known ? text(known) : (problem ?? '');
}

interface Line {
  line: number;
  number: string;
  firstName: string;
  lastName: string;
  email: string;
  campus: string;
  group: string;
  language: string;
  bornOn: string;
  problem: string | null;
  problemField: string | null;
}

/** What is written in a column of the file. */
export const writtenIn = (row: Line, field: FileField): string =>
  ({ ...row, groupName: row.group, locale: row.language })[field];

/** Names the row, the column and the value. */
export function lineProblemText(row: Line, text: Texts): string {
  const { problem, problemField } = row;
  const field = FIELDS.find((known) => known === problemField);
  const known = Object.entries(VALUE_TEXTS).find(([id]) => id === problem)?.[1];
  if (!field || !known) return problem ?? '';
  return text('importRowProblem', {
    line: row.line,
    column: HEADS[field],
    problem: text(known, { value: writtenIn(row, field) }),
  });
}
