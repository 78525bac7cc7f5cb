import ICAL from 'ical.js';
import { isDay, type Day } from '#kit/calendar/day.ts';

/** No series is followed further: a daily one goes on for 27 years. */
const MAX_STEPS = 10_000;

/** The days on which a rule of RFC 5545 comes round from its first day on, which always counts, up to a last day. */
export function daysOfRule(rule: string, first: Day, last: Day): Day[] {
  const days: Day[] = first <= last ? [first] : [];
  const comes = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first));
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = comes.next()?.toString();
    if (next === undefined || !isDay(next) || next > last) break;
    if (next !== first) days.push(next);
  }
  return days;
}

/** Whether the rule can be followed. */
export function isRuleKnown(rule: string, first: Day): boolean {
  try {
    daysOfRule(rule, first, first);
    return true;
  } catch {
    return false;
  }
}

const NEVER: Day = '9999-12-31';

/** The last day of a series; null for one without end. */
export function lastDayOfRule(rule: string, first: Day): Day | null {
  const { count, until } = ICAL.Recur.fromString(rule);
  return count === null && until === null ? null : (daysOfRule(rule, first, NEVER).at(-1) ?? first);
}
