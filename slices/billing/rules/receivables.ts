import { negative, NOTHING, plus } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

/** Which open invoices a list has. */
export const OPEN_SIDES = ['OWED', 'OVERDUE', 'OVERPAID'] as const;
export type OpenSide = (typeof OPEN_SIDES)[number];

export const OPEN_SORTS = ['DUE', 'STUDENT', 'BALANCE'] as const;
export type OpenSort = (typeof OPEN_SORTS)[number];

/** By how many days what is owed is overdue, at most; what is not due yet stands apart, and so does what is older. */
export const AGES = [30, 60, 90] as const;

/** What is owed, from what is not due yet to what is overdue for longest. */
export interface OwedByAge {
  notDue: MinorUnits;
  upTo30: MinorUnits;
  upTo60: MinorUnits;
  upTo90: MinorUnits;
  older: MinorUnits;
}

export const NOTHING_OWED: OwedByAge = {
  notDue: NOTHING,
  upTo30: NOTHING,
  upTo60: NOTHING,
  upTo90: NOTHING,
  older: NOTHING,
};

export function ageOf(daysOverdue: number): keyof OwedByAge {
  if (daysOverdue <= 0) return 'notDue';
  if (daysOverdue <= AGES[0]) return 'upTo30';
  if (daysOverdue <= AGES[1]) return 'upTo60';
  return daysOverdue <= AGES[2] ? 'upTo90' : 'older';
}

/** What is open on one day of the calendar: invoices of a campus that were due then. */
export interface OpenOnDay {
  daysOverdue: number;
  count: number;
  /** Of those on which something is left to pay. */
  owed: MinorUnits;
  /** Of those that were paid too much, less than nothing. */
  overpaid: MinorUnits;
}

export interface Receivables extends OwedByAge {
  count: number;
  owed: MinorUnits;
  overdue: MinorUnits;
  /** Paid too much on invoices. */
  overpaid: MinorUnits;
}

export function receivablesOf(days: readonly OpenOnDay[]): Receivables {
  const sums: Receivables = { ...NOTHING_OWED, count: 0, owed: NOTHING, overdue: NOTHING, overpaid: NOTHING };
  for (const { daysOverdue, count, owed, overpaid } of days) {
    const age = ageOf(daysOverdue);
    sums[age] = plus(sums[age], owed);
    sums.count += count;
    sums.owed = plus(sums.owed, owed);
    if (daysOverdue > 0) sums.overdue = plus(sums.overdue, owed);
    sums.overpaid = plus(sums.overpaid, negative(overpaid));
  }
  return sums;
}
