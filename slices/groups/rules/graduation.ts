import type { Day } from '#kit/calendar/day.ts';

/** What becomes of one member when a whole group graduates, or when that is taken back. */
export const GRADUATION_OUTCOMES = [
  'GRADUATED',
  'TAKEN_BACK',
  'UNCHANGED',
  'NOT_MET',
  'OUT_OF_REACH',
  'ABOUT_YOURSELF',
] as const;
export type GraduationOutcome = (typeof GRADUATION_OUTCOMES)[number];

interface Wish {
  graduatedOn: Day | null;
  /** Whether the person is looked after by the user who does it. */
  isInReach: boolean;
  /** Whether they meet the requirements, or an exception was made for them. */
  goesOn: boolean;
  /** Whether it is the user who does it, in their own name or in another user's. */
  isActor: boolean;
}

/** Nobody graduates themselves. A day that a user has graduated on already is theirs: it is not written over with the group's. */
export function outcomeOf(
  { graduatedOn: before }: { graduatedOn: Day | null },
  { graduatedOn, isInReach, goesOn, isActor }: Wish,
): GraduationOutcome {
  if (isActor) return 'ABOUT_YOURSELF';
  if (!isInReach) return 'OUT_OF_REACH';
  if (graduatedOn === null) return before === null ? 'UNCHANGED' : 'TAKEN_BACK';
  if (before !== null) return 'UNCHANGED';
  return goesOn ? 'GRADUATED' : 'NOT_MET';
}
