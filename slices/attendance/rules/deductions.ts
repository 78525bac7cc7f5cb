import type { Day } from '#kit/calendar/day.ts';
import { NO_PERCENT, type Percent } from '#kit/percent/percent.ts';
import { policyOn, type Counting, type Held } from './count.ts';
import { termOn, type Term } from './policy.ts';
import { countStatuses, standingOf } from './standing.ts';
import { statusOf } from './status.ts';

/** An absence or a late arrival as it was marked: nothing else can cost anything. */
export type Miss = Omit<Held, 'courseId'> & { personId: string; groupId: string };

/** A course of a student, as far as attendance bears on its grade. */
export interface GradedCourse {
  personId: string;
  groupId: string;
  firstDay: Day;
  lastDay: Day | null;
}

/** The term whose absences a course bears: the one in which it ends, or else the one in which it began. */
export const termOfCourse = (
  terms: readonly Term[],
  { firstDay, lastDay }: Pick<GradedCourse, 'firstDay' | 'lastDay'>,
): Term | null => termOn(terms, lastDay ?? firstDay) ?? termOn(terms, firstDay);

/** What absences and lates take off a course (HOLE-45). */
export type Deductions = (course: GradedCourse) => Percent;

/** Counted when they are first asked for. Groups that are counted by nothing take nothing off. */
export function deductionsFrom(
  misses: readonly Miss[],
  countings: ReadonlyMap<string, Counting>,
): Deductions {
  const byStudent = Map.groupBy(misses, ({ personId, groupId }) => `${personId} ${groupId}`);
  const counted = new Map<string, Percent>();
  return (course) => {
    const counting = countings.get(course.groupId);
    const own = byStudent.get(`${course.personId} ${course.groupId}`);
    const term = counting && own ? termOfCourse(counting.terms, course) : null;
    if (!counting || !own || !term) return NO_PERCENT;
    const key = `${course.personId} ${course.groupId} ${term.id} ${term.firstDay}`;
    const deduction = counted.get(key) ?? deductionIn(own, term, counting);
    counted.set(key, deduction);
    return deduction;
  };
}

function deductionIn(misses: readonly Miss[], term: Term, counting: Counting): Percent {
  const policy = policyOn(counting, term.firstDay);
  const within = misses.filter(({ day }) => term.firstDay <= day && day <= term.lastDay);
  return standingOf(countStatuses(within.map((miss) => statusOf(miss, policy).status)), policy).deduction;
}
