import { addDays, type Day } from '#kit/calendar/day.ts';
import { policyOn, type Counting } from './count.ts';
import type { Term } from './policy.ts';
import { FROM_THE_BEGINNING } from './schema.ts';

/** By which schema a group is counted from a day on; by none where nothing is counted. */
export interface SchemaSpan {
  firstDay: Day;
  schemaId: string | null;
}

/** The schemas of a group, the newest last, after it was given another one from a day on. What was planned for later is gone. */
export function withSchemaFrom(
  spans: readonly SchemaSpan[],
  { firstDay, schemaId }: SchemaSpan,
): SchemaSpan[] {
  const kept = spans.filter((span) => span.firstDay < firstDay);
  const isSame = (kept.at(-1)?.schemaId ?? null) === schemaId;
  return isSame ? kept : [...kept, { firstDay, schemaId }];
}

export interface CountedSpan extends Counting {
  firstDay: Day;
}

/** How a group is counted that was given other schemas: each counts its own days, and a term in which that happens is cut. */
export function joinedCounting(spans: readonly CountedSpan[]): Counting {
  const [only, ...others] = spans;
  if (!only) return { terms: [], policies: [] };
  if (others.length === 0 && only.firstDay <= FROM_THE_BEGINNING) return only;
  const parts = spans.map((span, at) => partOf(span, spans[at + 1]?.firstDay ?? null));
  return {
    terms: parts.flatMap(({ terms }) => terms),
    policies: parts.flatMap(({ policies }) => policies),
  };
}

const BEFORE_ALL: Day = '0001-01-01';

function partOf({ firstDay: from, ...counting }: CountedSpan, until: Day | null): Counting {
  const isBefore = (day: Day): boolean => until === null || day < until;
  const cut = (term: Term): Term => ({
    ...term,
    firstDay: term.firstDay < from ? from : term.firstDay,
    lastDay: until !== null && term.lastDay >= until ? addDays(until, -1) : term.lastDay,
  });
  const begins = from <= FROM_THE_BEGINNING ? BEFORE_ALL : from;
  return {
    terms: counting.terms.filter((term) => term.lastDay >= from && isBefore(term.firstDay)).map(cut),
    policies: [
      { ...policyOn(counting, from), firstDay: begins },
      ...counting.policies.filter(({ firstDay }) => from < firstDay && isBefore(firstDay)),
    ],
  };
}

/**
 * Whether all terms that are over are counted as before, and none is counted that was not. One that is not over may be cut, or
 * whole again.
 */
export const keepsOver = (before: Counting, after: Counting, lastOver: Day): boolean =>
  isOverIn(before, after, lastOver) && isOverIn(after, before, lastOver);

const isOverIn = (one: Counting, other: Counting, lastOver: Day): boolean =>
  one.terms
    .filter(({ lastDay }) => lastDay <= lastOver)
    .every((term) =>
      other.terms.some(
        (same) =>
          written(same, other) === written(term, one) &&
          (same.lastDay === term.lastDay || same.lastDay > lastOver),
      ),
    );

function written({ id, firstDay }: Term, counting: Counting): string {
  const policy = policyOn(counting, firstDay);
  const { minutesLateThreshold, graceAbsentsPerTerm, graceLatesPerTerm } = policy;
  const costs = [policy.absenceDeduction, policy.lateDeduction];
  return [id, firstDay, minutesLateThreshold, graceAbsentsPerTerm, graceLatesPerTerm, ...costs].join();
}

interface AskedDays {
  /** Of the schema that is to count; none where nothing is. */
  wanted: readonly Pick<Term, 'firstDay' | 'lastDay'>[];
  /** Those that the group has now. */
  terms: readonly Pick<Term, 'firstDay' | 'lastDay'>[];
  today: Day;
  lastOver: Day;
}

/** From which days on another schema may count: from terms that are not over, or from today. */
export function daysToChooseFrom({ wanted, terms, today, lastOver }: AskedDays): Day[] {
  const isOver = ({ lastDay }: Pick<Term, 'lastDay'>): boolean => lastDay <= lastOver;
  const lastDays = [...wanted, ...terms].filter(isOver).map(({ lastDay }) => lastDay);
  const earliest = addDays(lastDays.toSorted().at(-1) ?? BEFORE_ALL, 1);
  const open = (wanted.length > 0 ? wanted : terms).filter((term) => !isOver(term));
  const days = [...open.map(({ firstDay }) => firstDay), today];
  return [...new Set(days.map((day) => (day < earliest ? earliest : day)))].toSorted();
}
