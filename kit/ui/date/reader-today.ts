import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { readerZone } from './reader-zone.ts';

/** The day on the reader's own calendar. A screen asks once, so that it does not change under the reader's hand. */
export const readerToday = (): Day => dayIn(new Date(), readerZone());

/** The day on the calendar of a campus; the reader's own where there is no campus. */
export const todayIn = (zone: string | null | undefined): Day =>
  zone ? dayIn(new Date(), zone) : readerToday();
