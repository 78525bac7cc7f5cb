import { readCsv } from '#kit/csv/read-csv.ts';
import { MAX_ROWS } from './people-import.ts';

export interface FileRow {
  /** Where it stands; the heads of the columns are line 1. */
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  groupName: string;
  locale: string;
}

/** The heads of the columns in the file that the page offers as an example. */
export const COLUMNS = ['First name', 'Last name', 'Email', 'Group', 'Language'] as const;

type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['First name', 'Last name', 'Email'];

export type FileProblem = 'importColumnsMissing' | 'importEmpty' | 'importTooLong';

/** Capitals, blanks and signs in the head of a column do not count. */
const bare = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Unknown columns are passed over. */
export function readImportFile(text: string): { rows: FileRow[] } | { problem: FileProblem } {
  const [heads = [], ...lines] = readCsv(text);
  const places = new Map(COLUMNS.map((column) => [column, heads.map(bare).indexOf(bare(column))]));
  if (NEEDED.some((column) => places.get(column) === -1)) return { problem: 'importColumnsMissing' };
  const rows = lines.map((cells, index) => rowOf(cells, places, index + 2)).filter((row) => !isEmpty(row));
  if (rows.length === 0) return { problem: 'importEmpty' };
  return rows.length > MAX_ROWS ? { problem: 'importTooLong' } : { rows };
}

function rowOf(cells: readonly string[], places: ReadonlyMap<Column, number>, line: number): FileRow {
  const at = (column: Column): string => cells[places.get(column) ?? -1]?.trim() ?? '';
  return {
    line,
    firstName: at('First name'),
    lastName: at('Last name'),
    email: at('Email'),
    groupName: at('Group'),
    locale: at('Language'),
  };
}

const isEmpty = ({ firstName, lastName, email }: FileRow): boolean => !firstName && !lastName && !email;
