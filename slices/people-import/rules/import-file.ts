import { readCsv } from '#kit/csv/read-csv.ts';
import { PEOPLE_FILE_HEADS } from '#slices/people/rules/people-file.ts';
import { MAX_ROWS } from './people-import.ts';

export interface FileRow {
  /** Where it stands; the heads of the columns are line 1. */
  line: number;
  number: string;
  firstName: string;
  lastName: string;
  email: string;
  campus: string;
  groupName: string;
  locale: string;
  bornOn: string;
}

export type FileField = Exclude<keyof FileRow, 'line'>;

/** As in the file of people that is exported. */
export const HEADS: Readonly<Record<FileField, string>> = PEOPLE_FILE_HEADS;

/** What other programs call them. */
const ALSO: Readonly<Partial<Record<FileField, readonly string[]>>> = {
  number: ['Student number'],
  firstName: ['Given name'],
  lastName: ['Family name', 'Surname'],
  email: ['Email address'],
};

export const FIELDS = Object.keys(HEADS) as readonly FileField[];

/** The columns of the file that the page offers as an example. */
export const EXAMPLE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'groupName',
  'locale',
] as const satisfies readonly FileField[];

export type FileProblem = 'importColumnsMissing' | 'importEmpty' | 'importNoRows' | 'importTooLong';

/** Capitals, blanks and signs in the head of a column do not count. */
const bare = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Unknown columns are passed over. People who are here already are known by their numbers alone. */
export function readImportFile(text: string): { rows: FileRow[] } | { problem: FileProblem } {
  if (text.trim() === '') return { problem: 'importEmpty' };
  const [heads = [], ...lines] = readCsv(text);
  const found = heads.map(bare);
  const places = new Map(
    FIELDS.map((field) => [
      field,
      found.findIndex((head) => [HEADS[field], ...(ALSO[field] ?? [])].some((name) => bare(name) === head)),
    ]),
  );
  const has = (field: FileField): boolean => places.get(field) !== -1;
  if (!has('number') && !has('email')) return { problem: 'importColumnsMissing' };
  const rows = lines.map((cells, index) => rowOf(cells, places, index + 2)).filter((row) => !isEmpty(row));
  if (rows.length === 0) return { problem: 'importNoRows' };
  return rows.length > MAX_ROWS ? { problem: 'importTooLong' } : { rows };
}

function rowOf(cells: readonly string[], places: ReadonlyMap<FileField, number>, line: number): FileRow {
  const at = (field: FileField): string => cells[places.get(field) ?? -1]?.trim() ?? '';
  return {
    line,
    number: at('number'),
    firstName: at('firstName'),
    lastName: at('lastName'),
    email: at('email'),
    campus: at('campus'),
    groupName: at('groupName'),
    locale: at('locale'),
    bornOn: at('bornOn'),
  };
}

const isEmpty = ({ number, firstName, lastName, email }: FileRow): boolean =>
  !number && !firstName && !lastName && !email;
