import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { Locale } from '#kit/messages/locales.ts';

export const REMINDERS_MAX = 6;
export const REMIND_WITHIN_YEAR = 365;
export const WORDS_MAX = 1000;
export const EXCEPTION_REASON_MAX = 200;

/** A step that passed longer ago is not made up for: a new policy does not remind of old times. */
export const LATE_BY_MAX = 7;

export const EXCEPTION_KINDS = ['NO_REMINDERS', 'NO_HOLD'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

export interface DuesPolicy {
  /** Days after an invoice was due, in rising order. */
  remindAfter: readonly number[];
  /** What reminders say besides. */
  words: Readonly<Partial<Record<Locale, string>>>;
  /** Overdue payments above it hold official transcripts; null where they never do. */
  holdAbove: MinorUnits | null;
}

export const isReminderPlan = (days: readonly number[]): boolean =>
  days.length <= REMINDERS_MAX &&
  days.every((day, at) => Number.isInteger(day) && day > (days[at - 1] ?? 0) && day <= REMIND_WITHIN_YEAR);

/** Which reminder an invoice has come to by now, or null. */
export const reminderStep = (remindAfter: readonly number[], daysOverdue: number): number | null => {
  const step = remindAfter.findLast((days) => days <= daysOverdue);
  return step !== undefined && daysOverdue - step < LATE_BY_MAX ? step : null;
};

/** “3, 14, 30” as it is written in a form, in rising order; null if it is anything else. */
export function parseReminderDays(written: string): number[] | null {
  const parts = written.split(/[\s,;、，]+/u).filter(Boolean);
  const days = [...new Set(parts.map(Number))].toSorted((one, other) => one - other);
  return isReminderPlan(days) ? days : null;
}
