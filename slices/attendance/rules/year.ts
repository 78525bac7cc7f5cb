import type { Day } from '#kit/calendar/day.ts';
import type { Percent } from '#kit/percent/percent.ts';
import { policyOn, UNCOUNTED, type Counting } from './count.ts';
import { standingFrom, type CountedMarks } from './falling-behind.ts';
import { percentOf, type StatusCounts } from './standing.ts';
import { ATTENDANCE_STATUSES } from './status.ts';

/** A stretch of days that is counted alike: a term, or all days where a group has none. */
interface YearSpan {
  /** The name of the term; null where there is none. */
  name: string | null;
  firstDay: Day;
  lastDay: Day;
}

const EVER: YearSpan = { name: null, firstDay: '0001-01-01', lastDay: '9999-12-30' };

/** All terms that have begun; sessions outside of them count nowhere (countTerms). Without terms all of them count as marked. */
export const spansOf = ({ terms }: Pick<Counting, 'terms'>, today: Day): YearSpan[] =>
  terms.length === 0 ? [EVER] : terms.filter(({ firstDay }) => firstDay <= today);

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
    const policy = span.name === null ? UNCOUNTED : policyOn(counting, span.firstDay);
    const { counts, percent } = standingFrom(marks, policy);
    for (const status of ATTENDANCE_STATUSES) all[status] += counts[status];
    return { span, percent };
  });
  return { spans, percent: percentOf(all) };
}
