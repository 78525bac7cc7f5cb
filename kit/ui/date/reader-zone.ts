import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';

/** The zone of the clock the reader looks at. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day on the reader's own calendar. A screen asks once, so that it does not change under the reader's hand. */
export const readerToday = (): Day => dayIn(new Date(), readerZone());
