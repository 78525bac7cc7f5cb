import type { Day } from '#kit/calendar/day.ts';

/** How a course is taught to a group. */
export interface CourseOfferingValues {
  term: string;
  firstDay: Day;
  /** Null where nobody knows yet. */
  lastDay: Day | null;
}

/** The longest name of a term, in characters: 'Michaelmas 2026/27'. */
export const TERM_MAX = 40;

/** As many groups as can be given a course at once. */
export const MAX_GROUPS_AT_ONCE = 100;

type CourseOfferingProblem = 'termInvalid' | 'teachingDaysReversed';

/** Why a course cannot be taught like this, or null. */
export function checkCourseOffering({
  term,
  firstDay,
  lastDay,
}: CourseOfferingValues): CourseOfferingProblem | null {
  if (term.length > TERM_MAX || /\p{Cc}/u.test(term)) return 'termInvalid';
  return lastDay !== null && lastDay < firstDay ? 'teachingDaysReversed' : null;
}

interface CourseOfferingPlace {
  course: { code: string } | null;
  groupName: string;
  regionName: string;
  term: string;
}

/** Which course is taught where and when, in a line. Groups are often named after their term; it is not said twice. */
export const offeringLine = ({ course, groupName, regionName, term }: CourseOfferingPlace): string =>
  [course?.code, groupName, regionName, groupName.endsWith(term) ? '' : term].filter(Boolean).join(' · ');

/** Which of the things said about a course offering differ. */
export const changedCourseOffering = (
  before: CourseOfferingValues,
  after: CourseOfferingValues,
): (keyof CourseOfferingValues)[] =>
  (['term', 'firstDay', 'lastDay'] as const).filter((name) => before[name] !== after[name]);
