import { addDays, addMonths, type Day } from '#kit/calendar/day.ts';
import { readAmount, split } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';

/** How often an instalment is charged (HOLE-54). */
export const FREQUENCIES = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const MIN_INSTALMENTS = 2;
export const MAX_INSTALMENTS = 12;
/** The first instalment is due today or within a month: a plan is not a way to put off the beginning. */
export const FIRST_WITHIN_DAYS = 31;

export interface PlannedInstalment {
  dueOn: Day;
  amount: MinorUnits;
}

const DAYS_BETWEEN: Readonly<Record<Exclude<Frequency, 'MONTHLY'>, number>> = { WEEKLY: 7, FORTNIGHTLY: 14 };

/**
 * The day so many steps after the first. Months are counted from the first day, so that 31 January is followed by
 * 28 February and 31 March.
 */
export const dueDay = (frequency: Frequency, firstDay: Day, step: number): Day =>
  frequency === 'MONTHLY' ? addMonths(firstDay, step) : addDays(firstDay, step * DAYS_BETWEEN[frequency]);

export const dueDays = (frequency: Frequency, firstDay: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, step) => dueDay(frequency, firstDay, step));

/** The first day of the rhythm that lies after another: where a skipped instalment goes. */
export function dueDayAfter(frequency: Frequency, firstDay: Day, after: Day): Day {
  let step = 1;
  while (dueDay(frequency, firstDay, step) <= after) step += 1;
  return dueDay(frequency, firstDay, step);
}

export interface PlanChoice {
  frequency: Frequency;
  instalments: number;
  firstDay: Day;
}

/** What is charged when: equal amounts, the last one with the remainder. */
export function scheduleOf(
  { frequency, instalments, firstDay }: PlanChoice,
  total: MinorUnits,
): PlannedInstalment[] {
  const amounts = split(total, instalments);
  return dueDays(frequency, firstDay, instalments).flatMap((dueOn, at) => {
    const amount = amounts[at];
    return amount === undefined ? [] : [{ dueOn, amount }];
  });
}

export type ChoiceProblem =
  | 'planNothingOwed'
  | 'planCountInvalid'
  | 'planFirstDayInvalid'
  | 'planAmountTooSmall';

/** Why an invoice cannot be paid like this; null if it can. A plan is not for what is fully paid (FIN-17). */
export function choiceProblem(
  { instalments, firstDay }: PlanChoice,
  { balance, currency, today }: { balance: MinorUnits; currency: Currency; today: Day },
): ChoiceProblem | null {
  if (balance <= 0) return 'planNothingOwed';
  if (!Number.isInteger(instalments) || instalments < MIN_INSTALMENTS || instalments > MAX_INSTALMENTS)
    return 'planCountInvalid';
  if (firstDay < today || firstDay > addDays(today, FIRST_WITHIN_DAYS)) return 'planFirstDayInvalid';
  const [smallest] = split(balance, instalments);
  // One of a currency is the least that is charged.
  const least = readAmount('1', currency);
  return smallest === undefined || least === null || smallest < least ? 'planAmountTooSmall' : null;
}
