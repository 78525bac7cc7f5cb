import type { ExamStanding } from './may-start.ts';

/** What one student has beyond the group: time, attempts, a deadline of their own. */
export interface Grant {
  extraAttempts: number;
  extraMinutes: number;
  deadline: Date | null;
}

export type Times = Pick<ExamStanding, 'opensAt' | 'deadline' | 'closesAt'>;

export const MAX_EXTRA_MINUTES = 600;
export const MAX_EXTRA_ATTEMPTS = 20;
export const MAX_REASON = 1_000;

const MINUTE_MS = 60_000;

const later = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

/**
 * When a student with a grant sits an exam: more time moves the deadline and the close too, or it would be worth nothing. What
 * they are told is still the group's deadline, or one of their own: extra minutes are for a student who has begun.
 */
export function grantedTimes<Group extends Times>(times: Group, grant: Grant | null): Group & { due: Date } {
  if (!grant) return { ...times, due: times.deadline };
  const due = grant.deadline ?? times.deadline;
  const deadline = later(due, grant.extraMinutes);
  const closesAt = times.closesAt && later(times.closesAt, grant.extraMinutes);
  // Nobody is closed out before their own deadline.
  return { ...times, due, deadline, closesAt: closesAt && closesAt < deadline ? deadline : closesAt };
}

/**
 * The deadline that explains why a result is in time or late: the one that was told, unless time that the student was given
 * beyond it made the difference.
 */
export function explainingDeadline(endedAt: Date, { own, due }: { own: Date; due: Date | null }): Date {
  const isExplained = due !== null && endedAt <= due === endedAt <= own;
  return isExplained ? due : own;
}

interface OwnTimes {
  deadline: Date;
  expiresAt: Date | null;
}

/**
 * More minutes are added to what the attempt has. A deadline of the student's own stands as given; when it is taken
 * away, the group's counts, with the time during which the attempt was ended.
 */
export function regrantedTimes(
  { deadline, expiresAt }: OwnTimes,
  group: Times,
  { before, after, endedMs }: { before: Grant | null; after: Grant; endedMs: number },
): OwnTimes {
  const minutes = after.extraMinutes - (before?.extraMinutes ?? 0);
  const isSameDeadline = after.deadline?.getTime() === before?.deadline?.getTime();
  const granted = grantedTimes(group, after).deadline;
  const changed = after.deadline ? granted : new Date(granted.getTime() + endedMs);
  return {
    deadline: isSameDeadline ? later(deadline, minutes) : changed,
    expiresAt: expiresAt && later(expiresAt, minutes),
  };
}

export const grantedMinutes = (limitMinutes: number | null, grant: Grant | null): number | null =>
  limitMinutes === null ? null : limitMinutes + (grant?.extraMinutes ?? 0);

const isWhole = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

export function checkGrant(
  { extraAttempts, extraMinutes, deadline }: Grant,
  { opensAt }: Pick<Times, 'opensAt'>,
): 'examGrantRange' | 'examDeadlineFirst' | null {
  if (!isWhole(extraAttempts, MAX_EXTRA_ATTEMPTS) || !isWhole(extraMinutes, MAX_EXTRA_MINUTES))
    return 'examGrantRange';
  return deadline && deadline <= opensAt ? 'examDeadlineFirst' : null;
}

export const checkReason = (reason: string): 'examReason' | null =>
  reason.trim() === '' || reason.length > MAX_REASON ? 'examReason' : null;
