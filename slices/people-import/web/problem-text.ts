import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { useText } from '#kit/ui/text/use-text.ts';
import { LANGUAGE_CODES } from '../rules/check-row.ts';
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

type Texts = ReturnType<typeof useText>;

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
  moreProblems: readonly string[];
}

/** What is written in a column of the file. */
export const writtenIn = (row: Line, field: FileField): string =>
  ({ ...row, groupName: row.group, locale: row.language })[field];

/** Names the row, and of everything that is wrong with it the column and the value. */
export function lineProblemText(row: Line, text: Texts): string {
  const first = `${row.problemField ?? ''}:${row.problem ?? ''}`;
  const [said = '', ...more] = [first, ...row.moreProblems].map((one) => {
    const [column = '', problem = ''] = one.split(':');
    return valueProblem(row, column, problem, text);
  });
  const isKnown = FIELDS.some((known) => known === row.problemField);
  return [isKnown ? text('importRowProblem', { line: row.line, problem: said }) : said, ...more].join('; ');
}

/** "Email: “x” isn’t an email address". */
function valueProblem(row: Line, column: string, problem: string, text: Texts): string {
  const field = FIELDS.find((known) => known === column);
  const known = Object.entries(VALUE_TEXTS).find(([id]) => id === problem)?.[1];
  if (!field || !known) return problem;
  return text('importColumnProblem', {
    column: HEADS[field],
    problem: text(known, { value: writtenIn(row, field), languages: LANGUAGE_CODES.join(', ') }),
  });
}
