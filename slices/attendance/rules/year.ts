import { addDays, type Day } from '#kit/calendar/day.ts';
import type { Percent } from '#kit/percent/percent.ts';
import { policyOn, type Counting } from './count.ts';
import { standingFrom, type CountedMarks } from './falling-behind.ts';
import { percentOf, type StatusCounts } from './standing.ts';
import { ATTENDANCE_STATUSES } from './status.ts';

/** A stretch of days that is counted alike: a term, or the days of one policy where a group has no terms. */
interface YearSpan {
  /** The name of the term; null where there is none. */
  name: string | null;
  firstDay: Day;
  lastDay: Day;
}

const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-30'] as const;

/**
 * All terms that have begun; sessions outside of them count nowhere (countTerms). Without terms all sessions count, each by the
 * policy of its day, as on the student's record.
 */
export const spansOf = (counting: Counting, today: Day): YearSpan[] =>
  counting.terms.length === 0
    ? spansOfPolicies(counting)
    : counting.terms.filter(({ firstDay }) => firstDay <= today);

/** The oldest policy also counts before its first day. */
function spansOfPolicies({ policies }: Pick<Counting, 'policies'>): YearSpan[] {
  const later = policies
    .map(({ firstDay }) => firstDay)
    .toSorted()
    .slice(1);
  const firstDays: Day[] = [FIRST_DAY, ...later];
  return firstDays.map((firstDay, at) => {
    const next = later[at];
    return { name: null, firstDay, lastDay: next ? addDays(next, -1) : LAST_DAY };
  });
}

interface YearOfStudent {
  /** Of each span in which the student was on a roll. */
  spans: readonly { span: YearSpan; percent: Percent | null }[];
  /** Of all of them together; null while nothing counts. */
  percent: Percent | null;
}

/** What the spans of one student come to. */
export function yearOf(
  marked: readonly (CountedMarks & { span: YearSpan })[],
  counting: Counting,
): YearOfStudent {
  const all: Record<keyof StatusCounts, number> = { PRESENT: 0, LATE: 0, ABSENT: 0, EXCUSED: 0 };
  const spans = marked.map(({ span, ...marks }) => {
    const { counts, percent } = standingFrom(marks, policyOn(counting, span.firstDay));
    for (const status of ATTENDANCE_STATUSES) all[status] += counts[status];
    return { span, percent };
  });
  return { spans, percent: percentOf(all) };
}
