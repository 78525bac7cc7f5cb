import { readCsv } from '#kit/csv/read-csv.ts';

export interface FileRow {
  /** Where it stands; the heads of the columns are line 1. */
  line: number;
  /** A student number or an email. */
  student: string;
  campus: string;
  day: string;
  start: string;
  course: string;
  status: string;
  minutes: string;
  reason: string;
}

export type FileField = Exclude<keyof FileRow, 'line'>;

/** The first is what the example calls it, the others what other files do. A column that is empty gives way to the next. */
const NAMES: Readonly<Record<FileField, readonly string[]>> = {
  student: ['Student', 'Number', 'Student number', 'Email', 'Email address'],
  campus: ['Campus'],
  day: ['Date', 'Day'],
  start: ['Start', 'Start time', 'Time'],
  course: ['Course', 'Course code'],
  status: ['Status', 'Mark'],
  minutes: ['Minutes late', 'Minutes'],
  reason: ['Reason', 'Comment'],
};

export const FIELDS = Object.keys(NAMES) as readonly FileField[];
export const headOf = (field: FileField): string => NAMES[field][0] ?? field;

/** The columns of the file that the page offers as an example. */
export const EXAMPLE_FIELDS = [
  'student',
  'day',
  'start',
  'course',
  'status',
  'minutes',
  'reason',
] as const satisfies readonly FileField[];

/** A larger file is divided: this is a year of a large group. */
export const MAX_ROWS = 20_000;

export type FileProblem = 'attendanceColumnsMissing' | 'importEmpty' | 'attendanceNoRows' | 'importTooLong';

/** Capitals, blanks and signs in the head of a column do not count. */
const bare = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Unknown columns are passed over. */
export function readAttendanceFile(text: string): { rows: FileRow[] } | { problem: FileProblem } {
  if (text.trim() === '') return { problem: 'importEmpty' };
  const [heads = [], ...lines] = readCsv(text);
  const found = heads.map(bare);
  const places = new Map(
    FIELDS.map((field) => [
      field,
      NAMES[field].map((name) => found.indexOf(bare(name))).filter((place) => place >= 0),
    ]),
  );
  const isThere = (field: FileField): boolean => (places.get(field) ?? []).length > 0;
  if (!isThere('student') || !isThere('day') || !isThere('status'))
    return { problem: 'attendanceColumnsMissing' };
  const rows = lines.flatMap((cells, index): FileRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const at = (field: FileField): string =>
      (places.get(field) ?? []).map((place) => cells[place]?.trim() ?? '').find((cell) => cell !== '') ?? '';
    return [
      {
        line: index + 2,
        student: at('student'),
        campus: at('campus'),
        day: at('day'),
        start: at('start'),
        course: at('course'),
        status: at('status'),
        minutes: at('minutes'),
        reason: at('reason'),
      },
    ];
  });
  if (rows.length === 0) return { problem: 'attendanceNoRows' };
  return rows.length > MAX_ROWS ? { problem: 'importTooLong' } : { rows };
}
