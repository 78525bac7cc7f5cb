import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';

/** The zone the reader has chosen to be told times in. */
let chosen: string | null = null;

/** Chooses a zone for as long as the page lives; null for that of the reader's own clock. */
export function chooseReaderZone(zone: string | null): void {
  chosen = zone;
}

/** The zone in which times are told: the chosen one, or that of the clock the reader looks at. */
export const readerZone = (): string => chosen ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day on the reader's own calendar. A screen asks once, so that it does not change under the reader's hand. */
export const readerToday = (): Day => dayIn(new Date(), readerZone());
