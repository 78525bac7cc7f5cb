import type { Day } from '#kit/calendar/day.ts';
import type { Percent } from '#kit/percent/percent.ts';
import { policyFor, termOn, type DatedPolicy, type Policy, type Term } from './policy.ts';
import { countStatuses, percentOf, standingOf, type Standing, type StatusCounts } from './standing.ts';
import { statusOf, type AttendanceFacts, type DerivedStatus } from './status.ts';

/** How a group is counted. */
export interface Counting {
  terms: readonly Term[];
  policies: readonly DatedPolicy[];
}

/** Without a schema everything stays as it was marked, and costs nothing. */
export const UNCOUNTED: Policy = {
  minutesLateThreshold: Infinity,
  graceAbsentsPerTerm: 0,
  graceLatesPerTerm: 0,
  absenceDeduction: 0 as Percent,
  lateDeduction: 0 as Percent,
};

/** The policy of a day: that of its term, or of the schema where no term is around it. */
export function policyOn({ terms, policies }: Counting, day: Day): Policy {
  return policyFor(policies, termOn(terms, day) ?? { firstDay: day }) ?? UNCOUNTED;
}

export interface Held extends AttendanceFacts {
  day: Day;
  courseId: string | null;
}

/** What became of a session, with the share that the term had come to by then (ATT-04). */
export type Counted<Row> = Row & DerivedStatus & { percent: Percent | null };

/** What a term comes to for one student, as a whole and by course. */
export interface CountedTerm<Row> {
  /** None for sessions that lie outside all terms: they are shown and cost nothing. */
  term: Term | null;
  policy: Policy;
  standing: Standing;
  /** In the order in which the sessions were held. */
  records: readonly Counted<Row>[];
  courses: readonly { courseId: string | null; counts: StatusCounts; percent: Percent | null }[];
}

/** The sessions of one student in one group, in order, counted term by term; the newest term first. */
export function countTerms<Row extends Held>(rows: readonly Row[], counting: Counting): CountedTerm<Row>[] {
  const byTerm = Map.groupBy(rows, ({ day }) => termOn(counting.terms, day));
  return [...byTerm]
    .map(([term, held]) => countTerm(held, { term, counting }))
    .toSorted((one, other) => ((one.term?.firstDay ?? '') < (other.term?.firstDay ?? '') ? 1 : -1));
}

function countTerm<Row extends Held>(
  rows: readonly Row[],
  { term, counting }: { term: Term | null; counting: Counting },
): CountedTerm<Row> {
  const first = rows[0];
  const policy = first ? policyOn(counting, term?.firstDay ?? first.day) : UNCOUNTED;
  const counts = { PRESENT: 0, LATE: 0, ABSENT: 0, EXCUSED: 0 };
  const records = rows.map((row): Counted<Row> => {
    const { status, steps } = statusOf(row, term ? policy : policyOn(counting, row.day));
    counts[status] += 1;
    // There are hundreds, and Object.assign takes twenty times as long.
    return { ...row, status, steps, percent: percentOf(counts) };
  });
  const byCourse = Map.groupBy(records, ({ courseId }) => courseId);
  return {
    term,
    policy,
    standing: standingOf(counts, term ? policy : UNCOUNTED),
    records,
    courses: [...byCourse].map(([courseId, ofCourse]) => {
      const ofIt = countStatuses(ofCourse.map(({ status }) => status));
      return { courseId, counts: ofIt, percent: percentOf(ofIt) };
    }),
  };
}
