import { hundredths, type Percent } from '#kit/percent/percent.ts';
import type { Policy } from './policy.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from './status.ts';

export type StatusCounts = Readonly<Record<AttendanceStatus, number>>;

/** Where a student stands in a term. */
export interface Standing {
  counts: StatusCounts;
  /** Sessions whose roll was taken. */
  sessions: number;
  /** Of the sessions that were not excused; null while there are none. */
  percent: Percent | null;
  absencesOverGrace: number;
  latesOverGrace: number;
  /** How many more are forgiven. */
  absencesLeft: number;
  latesLeft: number;
  /** Taken off the course grades of the term. */
  deduction: Percent;
}

export const countStatuses = (statuses: Iterable<AttendanceStatus>): StatusCounts => {
  const counts = Object.fromEntries(ATTENDANCE_STATUSES.map((status) => [status, 0])) as Record<
    AttendanceStatus,
    number
  >;
  for (const status of statuses) counts[status] += 1;
  return counts;
};

/** Present and late of all that were not excused (HOLE-45). */
export function percentOf({ PRESENT, LATE, ABSENT }: StatusCounts): Percent | null {
  const counted = PRESENT + LATE + ABSENT;
  return counted === 0 ? null : hundredths(Math.round(((PRESENT + LATE) * 10_000) / counted));
}

/** What a term comes to by its policy. Excused sessions never count (HOLE-45). */
export function standingOf(counts: StatusCounts, policy: Policy): Standing {
  const over = (count: number, grace: number): number => Math.max(0, count - grace);
  const absencesOverGrace = over(counts.ABSENT, policy.graceAbsentsPerTerm);
  const latesOverGrace = over(counts.LATE, policy.graceLatesPerTerm);
  return {
    counts,
    sessions: counts.PRESENT + counts.LATE + counts.ABSENT + counts.EXCUSED,
    percent: percentOf(counts),
    absencesOverGrace,
    latesOverGrace,
    absencesLeft: over(policy.graceAbsentsPerTerm, counts.ABSENT),
    latesLeft: over(policy.graceLatesPerTerm, counts.LATE),
    deduction: hundredths(
      absencesOverGrace * policy.absenceDeduction + latesOverGrace * policy.lateDeduction,
    ),
  };
}
