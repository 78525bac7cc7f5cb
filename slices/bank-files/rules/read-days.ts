import { dayFrom, type Day } from '#kit/calendar/day.ts';

/** In which order the numbers of a day stand where the year is last. */
export const DAY_ORDERS = ['DAY_FIRST', 'MONTH_FIRST'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const BY_YEAR = /^(\d{4})\s?[-/.]?\s?(\d{1,2})\s?[-/.]?\s?(\d{1,2})(?!\d)/;
const BY_NUMBERS = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/;
const BY_NAME =
  /^(?:(\d{1,2})[-\s.]+([a-z]{3,9})|([a-z]{3,9})[-\s.]+(\d{1,2}),?)[-\s,.]+(\d{4}|\d{2})(?!\d)/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A statement is of this century. */
const wholeYear = (written: string): number => (written.length === 2 ? 2_000 : 0) + Number(written);

/** The order that all days of a file have; null where none of them says it. */
export function orderOf(written: readonly string[]): DayOrder | null {
  const numbers = written.map((words) => BY_NUMBERS.exec(words.trim())).filter((found) => found !== null);
  if (numbers.length === 0) return 'DAY_FIRST';
  if (numbers.some(([, , sign]) => sign === '.')) return 'DAY_FIRST';
  if (numbers.some(([, first]) => Number(first) > 12)) return 'DAY_FIRST';
  return numbers.some(([, , , second]) => Number(second) > 12) ? 'MONTH_FIRST' : null;
}

/** A day as banks write it; null for what is none. A time after it does not count. */
export function readBankDay(written: string, order: DayOrder): Day | null {
  const words = written.trim();
  const [, year, month, date] = BY_YEAR.exec(words) ?? [];
  if (year) return dayFrom(Number(year), Number(month), Number(date));
  const [, first, , second, end] = BY_NUMBERS.exec(words) ?? [];
  if (first && end) {
    const [dateOf, monthOf] = order === 'DAY_FIRST' ? [first, second] : [second, first];
    return dayFrom(wholeYear(end), Number(monthOf), Number(dateOf));
  }
  const [, before, name, nameBefore, after, named] = BY_NAME.exec(words) ?? [];
  const at = MONTHS.indexOf((name ?? nameBefore ?? '').slice(0, 3).toLowerCase());
  return named && at >= 0 ? dayFrom(wholeYear(named), at + 1, Number(before ?? after)) : null;
}
