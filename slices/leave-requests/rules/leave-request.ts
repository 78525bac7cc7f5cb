import { addDays, daysBetween, type Day } from '#kit/calendar/day.ts';
import { day, id, text, type ValuesOf } from '#kit/record/field.ts';

/** Approved excuses the days, acknowledged does not (TRAP-30). */
export const LEAVE_STATUSES = ['PENDING', 'APPROVED', 'ACKNOWLEDGED', 'WITHDRAWN'] as const;
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];

export const LEAVE_DECISIONS = ['APPROVED', 'ACKNOWLEDGED'] as const satisfies readonly LeaveStatus[];
export type DecidedStatus = (typeof LEAVE_DECISIONS)[number];

/** What a request may become, and by whom. Every decision can be changed and taken back. */
export const NEXT_BY_STAFF: Readonly<Record<LeaveStatus, readonly DecidedStatus[]>> = {
  PENDING: LEAVE_DECISIONS,
  APPROVED: LEAVE_DECISIONS,
  ACKNOWLEDGED: LEAVE_DECISIONS,
  WITHDRAWN: [],
};

export const mayBeDecided = (status: LeaveStatus, decision: DecidedStatus): boolean =>
  NEXT_BY_STAFF[status].includes(decision);

/** Students change or withdraw what nobody has decided yet (HOLE-47). */
export const isInHandsOfStudent = (status: LeaveStatus): boolean => status === 'PENDING';

export const REASON_MAX = 1_000;
export const NOTES_MAX = 2_000;
export const COMMENTS_MAX = 2_000;

/** A leave may begin so many days before it is asked for. */
export const DAYS_BACK = 30;

/** As many as a year has, in which nobody asks for more. */
export const MAX_LEAVE_DAYS = 366;

/** What a student says. */
export const leave = {
  typeId: id({ about: 'One of the types of leave that the group’s schema offers.' }),
  firstDay: day({ about: 'Of the campus.' }),
  lastDay: day({ about: 'Of the campus, inclusive.' }),
  reason: text({ max: REASON_MAX, problem: 'leaveReasonTooLong', missing: 'leaveReasonMissing' }),
  studentNotes: text({ max: NOTES_MAX, default: '', problem: 'leaveNotesTooLong' }),
};

export type LeaveValues = ValuesOf<typeof leave>;

interface Days {
  firstDay: Day;
  lastDay: Day;
}

/** Why a leave cannot have these days, or null. What was asked for in time may keep its first day. */
export function daysProblem(
  { firstDay, lastDay }: Days,
  { today, before }: { today: Day; before?: Days },
): 'leaveDatesReversed' | 'leaveTooLong' | 'leaveTooLongAgo' | null {
  if (lastDay < firstDay) return 'leaveDatesReversed';
  if (daysBetween(firstDay, lastDay) > MAX_LEAVE_DAYS) return 'leaveTooLong';
  const isOld = firstDay < addDays(today, -DAYS_BACK);
  return isOld && firstDay !== before?.firstDay ? 'leaveTooLongAgo' : null;
}

/** Both days belong to a leave. */
export const overlaps = (one: Days, other: Days): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;
