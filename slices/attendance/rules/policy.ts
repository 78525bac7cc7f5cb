import type { Day } from '#kit/calendar/day.ts';
import type { Percent } from '#kit/percent/percent.ts';

/** How a schema counts: what a term forgives, and what the rest costs. */
export interface Policy {
  /** A student who comes later than this counts as absent. */
  minutesLateThreshold: number;
  graceAbsentsPerTerm: number;
  graceLatesPerTerm: number;
  /** Taken off the term's course grades for each absence beyond the grace. */
  absenceDeduction: Percent;
  lateDeduction: Percent;
}

/** A policy with the day of the first term it counts for. */
export interface DatedPolicy extends Policy {
  firstDay: Day;
  /** That term, with which it moves; none where it counts from the beginning, or its term was removed. */
  termId?: string | null;
}

export interface Term {
  id: string;
  name: string;
  firstDay: Day;
  lastDay: Day;
}

/**
 * The policy that counts in a term: the newest that was there when it began. The oldest also counts for terms before it,
 * since attendance of earlier years may be imported.
 */
export function policyFor<P extends Pick<DatedPolicy, 'firstDay'>>(
  policies: readonly P[],
  term: Pick<Term, 'firstDay'>,
): P | null {
  const inOrder = policies.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  return inOrder.findLast(({ firstDay }) => firstDay <= term.firstDay) ?? inOrder[0] ?? null;
}

/** The policies of a schema whose terms have become others: each stays with its term. */
export function policiesOfTerms<P extends Pick<DatedPolicy, 'firstDay' | 'termId'>>(
  policies: readonly P[],
  terms: readonly Term[],
): P[] {
  const firstDays = new Map(terms.map(({ id, firstDay }) => [id, firstDay]));
  const bound = policies.flatMap((one): P[] => {
    const firstDay = firstDays.get(one.termId ?? '');
    return firstDay ? [{ ...one, firstDay }] : [];
  });
  const taken = new Set(bound.map(({ firstDay }) => firstDay));
  const others = policies
    .filter(({ termId, firstDay }) => !firstDays.has(termId ?? '') && !taken.has(firstDay))
    .map((one) => ({ ...one, termId: null }));
  return [...others, ...bound].toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
}

export const termOn = <T extends Pick<Term, 'firstDay' | 'lastDay'>>(
  terms: readonly T[],
  day: Day,
): T | null => terms.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null;

/** Two terms that share a day, if there are such. */
export function overlapping<T extends Pick<Term, 'firstDay' | 'lastDay'>>(
  terms: readonly T[],
): [T, T] | null {
  const inOrder = terms.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  for (const [at, term] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before && before.lastDay >= term.firstDay) return [before, term];
  }
  return null;
}
