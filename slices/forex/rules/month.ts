/** A month of a year; January is 1. */
export interface Month {
  year: number;
  month: number;
}

/** Months in one row: of two of them the later has the larger number, and the next the next number. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;

export const monthOfNumber = (number: number): Month => ({
  year: Math.floor(number / 12),
  month: (number % 12) + 1,
});

/** As rates name it: 2026-03. */
export const monthCode = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** The month it is at an instant, on the clock of the whole world. */
export const monthAt = (instant: Date): Month => ({
  year: instant.getUTCFullYear(),
  month: instant.getUTCMonth() + 1,
});
