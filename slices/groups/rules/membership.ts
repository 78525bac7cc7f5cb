import type { Day } from '#kit/calendar/day.ts';

/** A user's time in a group, in days of the group's campus. */
export interface Membership {
  firstDay: Day;
  /** The last day they belong to it; null while no end is known. */
  lastDay: Day | null;
}

export const MEMBER_STATES = ['NOW', 'FORMER'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** How many members are looked at or changed at once; no group of the college comes near. */
export const MAX_MEMBERS = 1_000;

export const isFormer = ({ lastDay }: Pick<Membership, 'lastDay'>, today: Day): boolean =>
  lastDay !== null && lastDay < today;

/** Whether a person belongs to a group beyond today: they cannot be moved to it. One who left today may come back. */
export const isThereToStay = ({ lastDay }: Pick<Membership, 'lastDay'>, today: Day): boolean =>
  lastDay === null || lastDay > today;

/** Why a user cannot leave a group on a day, or null. */
export const checkLastDay = (
  { firstDay }: Pick<Membership, 'firstDay'>,
  lastDay: Day,
): 'lastDayBeforeFirst' | null => (lastDay < firstDay ? 'lastDayBeforeFirst' : null);

/**
 * A user who was put into a group by mistake can be taken out of it as if they had never been there, but only on the first
 * day: from the next on it is history, which is ended and not unwritten.
 */
export const mayTakeOut = ({ firstDay }: Pick<Membership, 'firstDay'>, today: Day): boolean =>
  firstDay >= today;
