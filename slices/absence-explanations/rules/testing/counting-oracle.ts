import { addDays, type Day } from '#kit/calendar/day.ts';
import { last, standing, type Happening, type OraclePolicy, type OracleSpan } from './history.ts';

/** The schema that the class has at first. */
export const AT_FIRST = 'A';
/** Wide enough for all terms there are. */
const FIRST: Day = '2026-06-01';
const DAYS = Array.from({ length: 270 }, (_, at) => addDays(FIRST, at));

const FREE: OraclePolicy = {
  minutesLateThreshold: Infinity,
  graceAbsentsPerTerm: 0,
  graceLatesPerTerm: 0,
  absenceDeduction: 0,
  lateDeduction: 0,
};

/** By which schema each day is counted: by the newest that was to count from that day or an earlier one. */
function schemaByDay(history: readonly Happening[]): (day: Day) => string | null {
  if (history.every(({ kind }) => kind !== 'schema')) return () => AT_FIRST;
  const changes = standing(history)
    .flatMap((one) => (one.kind === 'schema' ? [one] : []))
    .toReversed();
  return (day) => {
    const change = changes.find(({ firstDay }) => !(day < firstDay));
    return change ? change.schemaId : AT_FIRST;
  };
}

export function termsOf(history: readonly Happening[], schemaId: string): readonly OracleSpan[] {
  const newest = last(
    history.filter((one) => one.kind === 'terms' && (one.schemaId ?? AT_FIRST) === schemaId),
  );
  return newest?.kind === 'terms' ? newest.terms : [];
}

/** The parameters of a schema on a day: the newest beginning that is not too late, where its term begins now. */
function policyIn(history: readonly Happening[], schemaId: string, day: Day): OraclePolicy {
  const terms = termsOf(history, schemaId);
  let found: { firstDay: Day; policy: OraclePolicy } | null = null;
  for (const one of history) {
    if (one.kind !== 'policy' || (one.schemaId ?? AT_FIRST) !== schemaId) continue;
    const firstDay = one.termId === null ? '2000-01-01' : terms.find(({ id }) => id === one.termId)?.firstDay;
    if (!firstDay || firstDay > day) continue;
    if (!found || firstDay >= found.firstDay) found = { firstDay, policy: one.policy };
  }
  if (!found) throw new Error('No policy was ever set.');
  return found.policy;
}

/** Days in a row of one term that one schema counts. */
export interface Part extends OracleSpan {
  policy: OraclePolicy;
}

/** Goes through all days, one after the other. */
export function partsIn(history: readonly Happening[]): Part[] {
  const schemaOn = schemaByDay(history);
  const known = new Map<string, readonly OracleSpan[]>();
  const termsIn = (schemaId: string): readonly OracleSpan[] => {
    const terms = known.get(schemaId) ?? termsOf(history, schemaId);
    known.set(schemaId, terms);
    return terms;
  };
  const parts: (Part & { schemaId: string })[] = [];
  for (const day of DAYS) {
    const schemaId = schemaOn(day);
    if (schemaId === null) continue;
    const term = termsIn(schemaId).find((one) => one.firstDay <= day && day <= one.lastDay);
    if (!term) continue;
    const before = parts.at(-1);
    const goesOn =
      before?.id === term.id && before.schemaId === schemaId && addDays(before.lastDay, 1) === day;
    if (goesOn) before.lastDay = day;
    else
      parts.push({
        id: term.id,
        schemaId,
        firstDay: day,
        lastDay: day,
        policy: policyIn(history, schemaId, term.firstDay),
      });
  }
  return parts;
}

/** By what a day outside all terms is counted. */
export function policyAt(history: readonly Happening[], day: Day): OraclePolicy {
  const schemaId = schemaByDay(history)(day);
  return schemaId === null ? FREE : policyIn(history, schemaId, day);
}

export const lastOverIn = (history: readonly Happening[]): Day => {
  const passed = last(history.filter((one) => one.kind === 'pass'));
  return passed?.kind === 'pass' ? passed.lastOver : '1999-12-31';
};

/** Whether what is over stays as it was: the same days, the same parameters, none more and none less. */
export function leavesOverAlone(before: readonly Happening[], one: Happening): boolean {
  const lastOver = lastOverIn(before);
  const [now, then] = [partsIn(before), partsIn([...before, one])];
  const isKept = (part: Part, among: readonly Part[]): boolean =>
    part.lastDay > lastOver ||
    among.some(
      (other) =>
        other.id === part.id &&
        other.firstDay === part.firstDay &&
        JSON.stringify(other.policy) === JSON.stringify(part.policy) &&
        (other.lastDay === part.lastDay || other.lastDay > lastOver),
    );
  return now.every((part) => isKept(part, then)) && then.every((part) => isKept(part, now));
}

/** Whether it changes any day at all. */
export function changesDays(before: readonly Happening[], one: Happening): boolean {
  const [now, then] = [schemaByDay(before), schemaByDay([...before, one])];
  return DAYS.some((day) => now(day) !== then(day));
}
