import { dayFrom, isDay, type Day } from '#kit/calendar/day.ts';
import { MAX_MINUTES_LATE, MAX_REASON } from '../roll.ts';
import type { AttendanceStatus, Mark } from '../status.ts';
import type { FileField, FileRow } from './attendance-file.ts';
import type { RowOutcome } from './attendance-import.ts';

export interface KnownSession {
  id: string;
  /** By the clocks of the campus: 09:05. */
  start: string;
  courseCode: string | null;
  /** In every language. */
  courseNames: readonly string[];
  startsAt: Date;
  isCancelled: boolean;
}

export interface KnownStudent {
  id: string;
  /** The groups of the campus, with the days of the membership. */
  groups: readonly { groupId: string; firstDay: Day; lastDay: Day | null }[];
}

export interface KnownMark extends Mark {
  version: number;
  /** What it comes to, as files that are saved from a roll say it. */
  countsAs: AttendanceStatus;
}

/** What the college knows of the campus of an import. */
export interface Known {
  campus: string;
  now: Date;
  /** What a status is, as the file writes it. */
  statusOf(written: string): AttendanceStatus | undefined;
  /** Nobody marks themselves. */
  importerIds: readonly string[];
  /** By student number and by email in small letters. */
  students: ReadonlyMap<string, KnownStudent>;
  sessionsOf(groupId: string, day: Day): readonly KnownSession[];
  markOf(sessionId: string, studentId: string): KnownMark | null;
  /** Whether the student is on the roll, and so was there where nothing is noted. */
  isOnRoll(sessionId: string, studentId: string): boolean;
}

export interface CheckedRow extends FileRow {
  studentId: string | null;
  sessionId: string | null;
  kind: AttendanceStatus | null;
  minutesLate: number | null;
  outcome: Extract<RowOutcome, 'NEW' | 'CHANGED' | 'SAME' | 'BAD'>;
  problem: RowProblem | null;
  problemField: FileField | null;
  wasOnRoll: boolean;
  previousVersion: number;
  previousKind: AttendanceStatus | null;
  previousMinutesLate: number | null;
}

export type RowProblem =
  | 'importValueMissing'
  | 'importCampusOther'
  | 'attendanceStudentUnknown'
  | 'attendanceDayInvalid'
  | 'attendanceStartInvalid'
  | 'attendanceStatusInvalid'
  | 'attendanceMinutesInvalid'
  | 'attendanceReasonTooLong'
  | 'attendanceNotInGroup'
  | 'attendanceNoSession'
  | 'attendanceSeveralSessions'
  | 'attendanceToCome'
  | 'attendanceCancelled'
  | 'attendanceOwn'
  | 'attendanceTwice'
  | 'attendanceChangedMeanwhile';

class Wrong extends Error {
  readonly problem: RowProblem;
  readonly field: FileField;

  constructor(problem: RowProblem, field: FileField) {
    super(problem);
    this.problem = problem;
    this.field = field;
  }
}

/** As computers write days, or with points as half of Europe does. */
export function parsedDay(written: string): Day | null {
  if (isDay(written)) return written;
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? [];
  return year === undefined ? null : dayFrom(Number(year), Number(month), Number(date));
}

/** 9:05 and 09:05:00 are the same. */
function parsedStart(written: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(written) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}

const small = (written: string): string => written.trim().toLocaleLowerCase('en');

/** What each line of a file would do. Of two lines about the same the second is refused. */
export function checkRows(rows: readonly FileRow[], known: Known): CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const empty = {
      ...row,
      studentId: null,
      sessionId: null,
      kind: null,
      minutesLate: null,
      wasOnRoll: false,
      previousVersion: 0,
      previousKind: null,
      previousMinutesLate: null,
    };
    try {
      return { ...empty, problem: null, problemField: null, ...checkRow(row, known, seen) };
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      return { ...empty, outcome: 'BAD', problem: wrong.problem, problemField: wrong.field };
    }
  });
}

function checkRow(row: FileRow, known: Known, seen: Set<string>) {
  const mark = markIn(row, known);
  if (row.campus !== '' && small(row.campus) !== small(known.campus))
    throw new Wrong('importCampusOther', 'campus');
  const student = studentIn(row, known);
  const session = sessionIn(row, student, known);
  const key = `${session.id} ${student.id}`;
  if (seen.has(key)) throw new Wrong('attendanceTwice', 'student');
  seen.add(key);
  const wasOnRoll = known.isOnRoll(session.id, student.id);
  const before = known.markOf(session.id, student.id);
  const stood: Mark | null = before ?? (wasOnRoll ? { kind: 'PRESENT', minutesLate: null } : null);
  const outcome = before && saysWhatCounts(mark, before) ? 'SAME' : outcomeOf(mark, stood);
  // Minutes beside an absence are those of a person who came too late; nobody is marked so.
  if (outcome !== 'SAME' && mark.minutesLate !== null && mark.kind !== 'LATE')
    throw new Wrong('attendanceMinutesInvalid', 'minutes');
  return {
    studentId: student.id,
    sessionId: session.id,
    ...mark,
    outcome,
    wasOnRoll,
    previousVersion: before?.version ?? 0,
    previousKind: before?.kind ?? null,
    previousMinutesLate: before?.minutesLate ?? null,
  };
}

function outcomeOf(mark: Mark, stood: Mark | null): 'NEW' | 'CHANGED' | 'SAME' {
  if (stood === null) return 'NEW';
  return stood.kind === mark.kind && stood.minutesLate === mark.minutesLate ? 'SAME' : 'CHANGED';
}

const saysWhatCounts = (mark: Mark, { countsAs, minutesLate }: KnownMark): boolean =>
  mark.kind === countsAs &&
  mark.kind !== 'LATE' &&
  (mark.minutesLate === null || mark.minutesLate === minutesLate);

function markIn({ status, minutes, reason }: FileRow, { statusOf }: Known): Mark {
  if (status === '') throw new Wrong('importValueMissing', 'status');
  const kind = statusOf(status);
  if (!kind) throw new Wrong('attendanceStatusInvalid', 'status');
  const late = minutes === '' || minutes === '0' ? null : Number(minutes);
  const fits =
    late === null || (kind !== 'PRESENT' && Number.isInteger(late) && late >= 1 && late <= MAX_MINUTES_LATE);
  if (!fits) throw new Wrong('attendanceMinutesInvalid', 'minutes');
  if (reason.length > MAX_REASON) throw new Wrong('attendanceReasonTooLong', 'reason');
  return { kind, minutesLate: late };
}

function studentIn({ student: written }: FileRow, known: Known): KnownStudent {
  if (written === '') throw new Wrong('importValueMissing', 'student');
  const student = known.students.get(small(written));
  if (!student) throw new Wrong('attendanceStudentUnknown', 'student');
  if (known.importerIds.includes(student.id)) throw new Wrong('attendanceOwn', 'student');
  return student;
}

function sessionIn(row: FileRow, student: KnownStudent, known: Known): KnownSession {
  if (row.day === '') throw new Wrong('importValueMissing', 'day');
  const day = parsedDay(row.day);
  if (!day) throw new Wrong('attendanceDayInvalid', 'day');
  const start = row.start === '' ? null : parsedStart(row.start);
  if (row.start !== '' && !start) throw new Wrong('attendanceStartInvalid', 'start');
  const groups = student.groups.filter(
    ({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay),
  );
  if (groups.length === 0) throw new Wrong('attendanceNotInGroup', 'day');
  const found = groups
    .flatMap(({ groupId }) => known.sessionsOf(groupId, day))
    .filter((session) => start === null || session.start === start)
    .filter((session) => row.course === '' || isCalled(session, row.course));
  const held = found.filter(({ isCancelled }) => !isCancelled);
  const [session] = held;
  if (!session)
    throw new Wrong(found.length > 0 ? 'attendanceCancelled' : 'attendanceNoSession', fieldOf(row));
  if (held.length > 1) throw new Wrong('attendanceSeveralSessions', 'day');
  if (session.startsAt > known.now) throw new Wrong('attendanceToCome', 'day');
  return session;
}

const isCalled = ({ courseCode, courseNames }: KnownSession, written: string): boolean =>
  [courseCode ?? '', ...courseNames].some((name) => small(name) === small(written));

/** Which column says what cannot be found. */
function fieldOf({ start, course }: FileRow): FileField {
  if (start !== '') return 'start';
  return course === '' ? 'day' : 'course';
}
