import { addDays, weekdayOf } from '#kit/calendar/day.ts';
import { instantAt, readClock, type TimeOfDay } from '#kit/calendar/zone.ts';

/** When mail about a thing comes. NEVER: it stands in the app alone. */
export const CADENCES = ['AT_ONCE', 'DAILY', 'WEEKLY', 'NEVER'] as const;
export type Cadence = (typeof CADENCES)[number];

export interface StoredPreference {
  subscribed: boolean;
  /** Of those who are subscribed. */
  cadence: Exclude<Cadence, 'NEVER'>;
}

/** Nobody needs to subscribe to anything: a user who has said nothing wants to know at once. */
export function cadenceOf(stored: StoredPreference | null): Cadence {
  if (!stored) return 'AT_ONCE';
  return stored.subscribed ? stored.cadence : 'NEVER';
}

/** What is stored for a choice. Who is subscribed without saying when gets mail as before. */
export function preferenceFor(
  subscribed: boolean,
  cadence: Cadence | null,
  before: StoredPreference | null,
): StoredPreference {
  const kept = before?.cadence ?? 'AT_ONCE';
  if (cadence === null) return { subscribed, cadence: kept };
  return cadence === 'NEVER' ? { subscribed: false, cadence: kept } : { subscribed: true, cadence };
}

export interface QuietHours {
  begins: TimeOfDay;
  ends: TimeOfDay;
}

/** When the quiet hours end in which an instant lies; null where it lies in none. */
export function quietUntil(quiet: QuietHours | null, zone: string, at: Date): Date | null {
  if (!quiet) return null;
  const { day, time } = readClock(at, zone);
  const { begins, ends } = quiet;
  if (begins < ends) return begins <= time && time < ends ? instantAt(day, ends, zone) : null;
  if (time >= begins) return instantAt(addDays(day, 1), ends, zone);
  return time < ends ? instantAt(day, ends, zone) : null;
}

/** Summaries are there when people get up. */
const SUMMARY_TIME: TimeOfDay = '07:00';
const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** When mail that is wanted so is to go, where that is not now. */
export function dueAt(
  cadence: Exclude<Cadence, 'NEVER'>,
  quiet: QuietHours | null,
  zone: string,
  now: Date,
): Date | null {
  if (cadence === 'AT_ONCE') return quietUntil(quiet, zone, now);
  const at = nextSummary(cadence, zone, now);
  return quietUntil(quiet, zone, at) ?? at;
}

function nextSummary(cadence: 'DAILY' | 'WEEKLY', zone: string, now: Date): Date {
  const { day, time } = readClock(now, zone);
  const next = time < SUMMARY_TIME ? day : addDays(day, 1);
  const daysToMonday = (MONDAY + DAYS_OF_WEEK - weekdayOf(next)) % DAYS_OF_WEEK;
  return instantAt(cadence === 'DAILY' ? next : addDays(next, daysToMonday), SUMMARY_TIME, zone);
}
