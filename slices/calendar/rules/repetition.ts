import { isDay, type Day, type Weekday } from '#kit/calendar/day.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** How an event comes round, as a form asks for it. */
export interface Repetition {
  frequency: Frequency;
  /** Every so many days, weeks, months or years. */
  interval: number;
  /** Of a week; none for the weekday it begins on. */
  weekdays: readonly Weekday[];
  /** The last day on which it may come; none without end. */
  until: Day | null;
}

// Without hours, minutes and seconds: a rule says on which days something comes, and its event at what time.
const DAY_LIST = String.raw`[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)`;
const PART = new RegExp(
  [
    String.raw`INTERVAL=[1-9]\d?`,
    String.raw`COUNT=[1-9]\d{0,2}`,
    String.raw`UNTIL=\d{8}`,
    `BYDAY=${DAY_LIST}(?:,${DAY_LIST}){0,20}`,
    String.raw`BYMONTHDAY=-?[1-9]\d?(?:,-?[1-9]\d?){0,30}`,
    String.raw`BYMONTH=[1-9]\d?(?:,[1-9]\d?){0,11}`,
    String.raw`BYSETPOS=-?[1-9]\d?`,
    'WKST=(?:MO|SU)',
  ]
    .map((part) => `^${part}$`)
    .join('|'),
);

/** Whether a text is a rule of RFC 5545 that our calendars follow; the server tries it too. */
export function isRule(rule: string): boolean {
  const [frequency = '', ...parts] = rule.split(';');
  const names = parts.map((part) => part.split('=')[0]);
  return (
    FREQUENCIES.some((known) => frequency === `FREQ=${known}`) &&
    parts.every((part) => PART.test(part)) &&
    new Set(names).size === names.length &&
    !(names.includes('COUNT') && names.includes('UNTIL'))
  );
}

export function writtenRule({ frequency, interval, weekdays, until }: Repetition): string {
  const parts = [`FREQ=${frequency}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (frequency === 'WEEKLY' && weekdays.length > 0) {
    const names = weekdays.toSorted((one, other) => one - other).map((weekday) => WEEKDAYS[weekday - 1]);
    parts.push(`BYDAY=${names.join(',')}`);
  }
  if (until) parts.push(`UNTIL=${until.replaceAll('-', '')}`);
  return parts.join(';');
}

/** What a form can show of a rule; null for one that says more. */
export function repetitionFrom(rule: string): Repetition | null {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const { FREQ: frequency = '', INTERVAL = '1', BYDAY = '', UNTIL = '', ...more } = Object.fromEntries(parts);
  const weekdays = BYDAY.split(',').filter(Boolean);
  const numbers = weekdays.map((name) => WEEKDAYS.findIndex((known) => known === name) + 1);
  const until = UNTIL.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const isPlain =
    isRule(rule) &&
    Object.keys(more).length === 0 &&
    numbers.every((number) => number > 0) &&
    (frequency === 'WEEKLY' || weekdays.length === 0);
  if (!isPlain) return null;
  return {
    frequency: frequency as Frequency,
    interval: Number(INTERVAL),
    weekdays: numbers as Weekday[],
    until: isDay(until) ? until : null,
  };
}
