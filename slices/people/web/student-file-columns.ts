import { fileColumn, type Column } from '#kit/ui/table/table.ts';
import type { useText } from '#kit/ui/text/use-text.ts';

interface NamedStudent {
  givenName: string;
  familyName: string;
  studentNumber: string | null;
}

/** How every file names the student of a row: by number, and by names that can be sorted and put into letters. */
export const studentFileColumns = (text: ReturnType<typeof useText>): Column<NamedStudent>[] => [
  fileColumn('studentNumber', text('studentNumber'), ({ studentNumber }) => studentNumber),
  fileColumn('familyName', text('familyName'), ({ familyName }) => familyName),
  fileColumn('givenName', text('givenName'), ({ givenName }) => givenName),
];
