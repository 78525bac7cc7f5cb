import pg from 'pg';

const readAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

const ZERO = 48;
const HYPHEN = 45;

const digitAt = (text: string, index: number): number => text.charCodeAt(index) - ZERO;
const twoDigitsAt = (text: string, index: number): number =>
  digitAt(text, index) * 10 + digitAt(text, index + 1);

/**
 * Reads an instant as PostgreSQL writes it in UTC, '2026-03-01 12:00:00.25+00', in a third of the time that a regular
 * expression takes; lists have hundreds of them. Whatever looks otherwise is read by pg.
 */
export function readInstant(text: string): Date {
  const end = text.length - 3;
  if (end < 19 || text.charCodeAt(4) !== HYPHEN || !text.endsWith('+00')) return readAnyInstant(text);
  const millisecond =
    (end > 20 ? digitAt(text, 20) * 100 : 0) +
    (end > 21 ? digitAt(text, 21) * 10 : 0) +
    (end > 22 ? digitAt(text, 22) : 0);
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
  // Date.UTC takes the first hundred years for those of 1900.
  if (year < 100) return readAnyInstant(text);
  return new Date(
    Date.UTC(
      year,
      twoDigitsAt(text, 5) - 1,
      twoDigitsAt(text, 8),
      twoDigitsAt(text, 11),
      twoDigitsAt(text, 14),
      twoDigitsAt(text, 17),
      millisecond,
    ),
  );
}
