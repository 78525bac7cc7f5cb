import { dayFrom, yearOf, type Day } from './day.ts';

/** In which order a language writes the numbers of a day. */
function orderIn(languageTag: string): ('year' | 'month' | 'day')[] {
  const parts = new Intl.DateTimeFormat(languageTag, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(
    0,
  );
  return parts
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
}

const letters = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** The month a word names, whole or by at least its first three letters: "nov", "November", "novembre". */
function monthNamed(word: string, languageTag: string): number | null {
  const wanted = letters(word);
  if (wanted.length < 3) return null;
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const names = (month: number): string[] =>
    (['long', 'short'] as const).flatMap((form) => {
      const instant = Date.UTC(2026, month - 1, 15);
      // Beside a date the month may take another form: "1 ноября", not "ноябрь".
      return [{ month: form }, { month: form, day: 'numeric' } as const].map((asked) => {
        const parts = new Intl.DateTimeFormat(languageTag, { ...asked, timeZone: 'UTC' }).formatToParts(
          instant,
        );
        return letters(parts.find(({ type }) => type === 'month')?.value ?? '');
      });
    });
  return months.find((month) => names(month).some((name) => name.startsWith(wanted))) ?? null;
}

/** 26 is 2026; 85 is 1985, since nobody plans sixty years ahead. */
function wholeYear(written: number, today: Day): number {
  if (written >= 100) return written;
  const century = Math.floor(yearOf(today) / 100) * 100;
  const year = century + written;
  return year > yearOf(today) + 50 ? year - 100 : year;
}

/** Reads a day as people of a language type it: 15/11, 15.11.26, Nov 15, 2026-11-15. What is none gives null. */
export function readDay(words: string, languageTag: string, today: Day): Day | null {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const names = words.match(/\p{L}{2,}/gu) ?? [];
  const month = names.map((name) => monthNamed(name, languageTag)).find((found) => found !== null);
  const thisYear = yearOf(today);
  if (month !== undefined) {
    // Only the year can be longer than two digits.
    const isYearFirst = (numbers[0] ?? 0) > 31;
    const [date = 0, year = thisYear] = isYearFirst ? numbers.toReversed() : numbers;
    return numbers.length > 2 ? null : dayFrom(wholeYear(year, today), month, date);
  }
  const isWrittenByYear = (numbers[0] ?? 0) > 31;
  const order = isWrittenByYear ? (['year', 'month', 'day'] as const) : orderIn(languageTag);
  const named = numbers.length === 2 ? order.filter((part) => part !== 'year') : order;
  if (numbers.length < 2 || numbers.length > 3) return null;
  const part = (name: string): number => numbers[named.indexOf(name as 'year')] ?? thisYear;
  return dayFrom(wholeYear(part('year'), today), part('month'), part('day'));
}
