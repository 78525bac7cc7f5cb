import type { Policy } from './policy.ts';

export const ATTENDANCE_STATUSES = ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** What was marked in the roll. Who was not marked was there. */
export interface Mark {
  kind: AttendanceStatus;
  /** How late, where that was noted. */
  minutesLate: number | null;
}

/** What was decided of a leave that covers the day; one that waits or was withdrawn changes nothing. */
export type LeaveDecision = 'APPROVED' | 'ACKNOWLEDGED';
export type ExplanationDecision = 'EXPLAINED' | 'EXCUSED';

export interface AttendanceFacts {
  mark: Mark | null;
  leave: LeaveDecision | null;
  explanation: ExplanationDecision | null;
}

/** One link of the chain that led to a status, in the order in which it is told. */
export type StatusStep =
  | { kind: 'MARKED'; status: AttendanceStatus; minutesLate: number | null }
  | { kind: 'TOO_LATE'; minutesLate: number; threshold: number }
  | { kind: 'LEAVE_APPROVED' | 'LEAVE_NOTED' | 'EXPLANATION_EXCUSED' | 'EXPLANATION_NOTED' };

export interface DerivedStatus {
  status: AttendanceStatus;
  steps: readonly StatusStep[];
}

const THERE: Mark = { kind: 'PRESENT', minutesLate: null };

/** The status of a student in a session whose roll was taken, and how it came about (HOLE-44, HOLE-48, HOLE-49). */
export function statusOf(
  { mark, leave, explanation }: AttendanceFacts,
  { minutesLateThreshold }: Pick<Policy, 'minutesLateThreshold'>,
): DerivedStatus {
  const { kind, minutesLate } = mark ?? THERE;
  const steps: StatusStep[] = [{ kind: 'MARKED', status: kind, minutesLate }];
  let status = kind;
  if (kind === 'LATE' && minutesLate !== null && minutesLate > minutesLateThreshold) {
    status = 'ABSENT';
    steps.push({ kind: 'TOO_LATE', minutesLate, threshold: minutesLateThreshold });
  }
  // A leave or an explanation speaks of an absence only: who was there, was there.
  if (status !== 'ABSENT') return { status, steps };
  if (leave === 'APPROVED') {
    status = 'EXCUSED';
    steps.push({ kind: 'LEAVE_APPROVED' });
  } else if (leave === 'ACKNOWLEDGED') steps.push({ kind: 'LEAVE_NOTED' });
  if (explanation === 'EXCUSED') {
    status = 'EXCUSED';
    steps.push({ kind: 'EXPLANATION_EXCUSED' });
  } else if (explanation === 'EXPLAINED') steps.push({ kind: 'EXPLANATION_NOTED' });
  return { status, steps };
}
