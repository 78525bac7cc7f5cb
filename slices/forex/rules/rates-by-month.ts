import { monthNumber, monthOfNumber, type Month } from './month.ts';

export interface Rate extends Month {
  rate: number;
}

export interface MonthlyRate extends Rate {
  /** Whether none was entered for this month, so that the newest earlier one stands in (HOLE-56). */
  isLatestAvailable: boolean;
}

/** A rate for every month from the first that has one to this month, or to the last that has one; newest first. */
export function ratesByMonth(rates: readonly Rate[], thisMonth: Month): MonthlyRate[] {
  const entered = new Map(rates.map((rate) => [monthNumber(rate), rate.rate]));
  const first = Math.min(...entered.keys());
  const last = Math.max(monthNumber(thisMonth), ...entered.keys());
  const months: MonthlyRate[] = [];
  let newest = entered.get(first) ?? 0;
  // Without any rate there is no first month, and the walk does not begin.
  for (let number = first; number <= last; number++) {
    newest = entered.get(number) ?? newest;
    months.push({ ...monthOfNumber(number), rate: newest, isLatestAvailable: !entered.has(number) });
  }
  return months.toReversed();
}
