import { bare, readRows, type FileProblem, type ReadRow } from '#slices/imports/rules/read-rows.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../status.ts';

/** A student is meant by a number or an email. */
export type FileField = 'student' | 'campus' | 'day' | 'start' | 'course' | 'status' | 'minutes' | 'reason';
export type FileRow = ReadRow<FileField>;

/** The first is what the example calls it, the others what other files do. */
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

/** How a person writes who does not write English, as the files do that are saved from a roll. */
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

export interface ReadFile {
  rows: FileRow[];
  /** What a status is, as this file writes it. */
  statusOf(written: string): AttendanceStatus | undefined;
}

export function readAttendanceFile(
  text: string,
  language = ENGLISH,
): ReadFile | { problem: FileProblem<'attendanceColumnsMissing'> } {
  const file = readRows(text, {
    names: Object.fromEntries(FIELDS.map((field) => [field, namesOf(field, language)])) as typeof NAMES,
    isEnough: (isThere) => isThere('student') && isThere('day') && isThere('status'),
    missing: 'attendanceColumnsMissing',
  });
  if ('problem' in file) return file;
  const words = wordsOf(language, isWrittenIn(language, file.heads));
  return { rows: file.rows, statusOf: (written) => words.get(bare(written)) };
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
