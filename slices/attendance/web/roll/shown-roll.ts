import type { AttendanceStatus } from '../../rules/status.ts';
import { countStatuses, type StatusCounts } from '../../rules/standing.ts';
import type { PendingMark } from './pending-marks.ts';
import type { OnRollFragment, OpenRollFragment } from './roll.graphql.generated.ts';

/** A student as the user who takes the roll knows them: what the device keeps is newer than what the server has. */
export interface ShownStudent extends OnRollFragment {
  kind: AttendanceStatus;
  minutesLate: number | null;
  /** Not stored yet. */
  isPending: boolean;
  /** One's own mark that was not stored. */
  troubled: PendingMark | null;
}

export function shownStudents(
  { students, session, minutesLateThreshold }: OpenRollFragment,
  waiting: readonly PendingMark[],
): ShownStudent[] {
  return students.map((student) => {
    const own = waiting.filter(
      ({ sessionId, personId }) => sessionId === session._id && personId === student.personId,
    );
    const pending = own.findLast(({ trouble }) => trouble === null);
    const { kind, minutesLate } = pending ?? student.mark ?? { kind: student.status, minutesLate: null };
    return {
      ...student,
      kind,
      minutesLate,
      status: pending ? statusWhile(pending, minutesLateThreshold ?? null) : student.status,
      isPending: pending !== undefined,
      troubled: own.findLast(({ trouble }) => trouble !== null) ?? null,
    };
  });
}

/** What a mark will count as, as far as that is known here; a leave may excuse it. */
const statusWhile = ({ kind, minutesLate }: PendingMark, threshold: number | null): AttendanceStatus =>
  kind === 'LATE' && threshold !== null && (minutesLate ?? 0) > threshold ? 'ABSENT' : kind;

export const countsOf = (students: readonly ShownStudent[]): StatusCounts =>
  countStatuses(students.map(({ status }) => status));

/**
 * Those whose names have words that begin as one types, or whose number does; after them those whose initials are typed: two
 * letters find nearly everyone in a class.
 */
export function matchingStudents<Student extends Pick<ShownStudent, 'fullName' | 'studentNumber'>>(
  students: readonly Student[],
  typed: string,
): Student[] {
  const wanted = foldedWords(typed);
  const [initials = '', ...more] = wanted;
  const byWords: Student[] = [];
  const byInitials: Student[] = [];
  for (const student of students) {
    const names = foldedWords(student.fullName);
    const words = [...names, student.studentNumber ?? ''];
    if (wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))) byWords.push(student);
    else if (
      more.length === 0 &&
      names
        .map(([first]) => first)
        .join('')
        .startsWith(initials)
    )
      byInitials.push(student);
  }
  return [...byWords, ...byInitials];
}

const foldedWords = (words: string): string[] =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
