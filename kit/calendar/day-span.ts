import { addDays, parseDay, type Day } from './day.ts';
import { writtenInstant, type Instant } from './instant.ts';
import { instantAt } from './zone.ts';

/** The days from a first to a last, both counted. Either end may be open. */
export interface DaySpan {
  first: Day | null;
  last: Day | null;
}

export const EVERY_DAY: DaySpan = { first: null, last: null };

/** As it stands in an address: 2026-11-01..2026-11-15, or with one end open 2026-11-01.. */
export const writtenDaySpan = ({ first, last }: DaySpan): string =>
  first === null && last === null ? '' : `${first ?? ''}..${last ?? ''}`;

/** Reads what an address says. What is no span of days narrows nothing. */
export function daySpanFrom(written: string): DaySpan {
  const [first = '', last = '', ...more] = written.split('..');
  const span = { first: parseDay(first), last: parseDay(last) };
  // Written again it is the same only if both ends are days, or open.
  if (more.length > 0 || writtenDaySpan(span) !== written) return EVERY_DAY;
  return span.first !== null && span.last !== null && span.last < span.first ? EVERY_DAY : span;
}

/** From the beginning of the first day to the beginning of the day after the last, in a zone. */
export const instantsOf = ({ first, last }: DaySpan, zone: string): { from?: Instant; before?: Instant } => ({
  ...(first !== null && { from: writtenInstant(instantAt(first, '00:00', zone)) }),
  ...(last !== null && { before: writtenInstant(instantAt(addDays(last, 1), '00:00', zone)) }),
});
