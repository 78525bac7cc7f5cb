import { readCsv } from '#kit/csv/read-csv.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../status.ts';

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

/** How somebody writes who does not write English, as the files do that are saved from a roll. */
export interface FileLanguage {
  heads: Readonly<Partial<Record<FileField, string>>>;
  statuses: Readonly<Record<AttendanceStatus, { name: string; letter: string }>>;
}

export const ENGLISH: FileLanguage = {
  heads: {},
  statuses: {
    PRESENT: { name: 'Present', letter: 'P' },
    LATE: { name: 'Late', letter: 'L' },
    ABSENT: { name: 'Absent', letter: 'A' },
    EXCUSED: { name: 'Excused', letter: 'E' },
  },
};

/** A larger file is divided: this is a year of a large group. */
export const MAX_ROWS = 20_000;

export type FileProblem = 'attendanceColumnsMissing' | 'importEmpty' | 'attendanceNoRows' | 'importTooLong';

/** Capitals, blanks and signs do not count. */
export const bare = (written: string): string => written.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

export interface ReadFile {
  rows: FileRow[];
  /** What a status is, as this file writes it. */
  statusOf(written: string): AttendanceStatus | undefined;
}

/** Unknown columns are passed over. */
export function readAttendanceFile(text: string, language = ENGLISH): ReadFile | { problem: FileProblem } {
  if (text.trim() === '') return { problem: 'importEmpty' };
  const [heads = [], ...lines] = readCsv(text);
  const found = heads.map(bare);
  const places = new Map(
    FIELDS.map((field) => [
      field,
      namesOf(field, language)
        .map((name) => found.indexOf(bare(name)))
        .filter((place) => place >= 0),
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
  if (rows.length > MAX_ROWS) return { problem: 'importTooLong' };
  const words = wordsOf(language, isWrittenIn(language, found));
  return { rows, statusOf: (written) => words.get(bare(written)) };
}

/** Where a name stands beside a number or an address, the name tells nothing. */
function namesOf(field: FileField, { heads }: FileLanguage): readonly string[] {
  const [first = '', ...others] = NAMES[field];
  const own = heads[field] === undefined ? [] : [heads[field]];
  return field === 'student' ? [...own, ...others, first] : [first, ...own, ...others];
}

/** The heads tell the language of a file: those that are not the same in English. */
const isWrittenIn = ({ heads }: FileLanguage, found: readonly string[]): boolean => {
  const english = new Set(Object.values(NAMES).flat().map(bare));
  return Object.values(heads).some((head) => !english.has(bare(head)) && found.includes(bare(head)));
};

/** Names in both languages; letters, which mean one thing here and another there, in that of the file alone. */
function wordsOf(language: FileLanguage, isOwn: boolean): ReadonlyMap<string, AttendanceStatus> {
  const letters = (isOwn ? language : ENGLISH).statuses;
  return new Map(
    ATTENDANCE_STATUSES.flatMap((status) =>
      [ENGLISH.statuses[status].name, language.statuses[status].name, letters[status].letter].map(
        (word) => [bare(word), status] as const,
      ),
    ),
  );
}
