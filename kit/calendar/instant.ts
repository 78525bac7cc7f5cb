import type { Day } from './day.ts';

/** An instant as the API writes it: '2026-03-01T12:00:00.000Z'. What computes with instants does so with a Date. */
export type Instant = `${Day}T${string}Z`;

export const writtenInstant = (at: Date): Instant => at.toISOString() as Instant;

/** As Unix and most services count time; what is left of a second does not count. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** What a field of a form hands over; null where it is empty. */
export const parseInstant = (text: string): Instant | null =>
  Number.isNaN(Date.parse(text)) ? null : writtenInstant(new Date(text));

/** What a field hands over that cannot be left empty. */
export function requireInstant(text: string): Instant {
  const instant = parseInstant(text);
  if (!instant) throw new Error(`${text} is no instant.`);
  return instant;
}
