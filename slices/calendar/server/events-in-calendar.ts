import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { onCalendarAsked } from './calendar-sources.ts';
import { findEventsFor } from './event.queries.ts';
import { entriesOfEvent } from './occurrences.ts';

/** What staff put into the reader's calendar. What is for everybody has the days of the reader's own campus. */
onCalendarAsked(async (db, { personId, now, from, before, timeZone }) => {
  // Campuses elsewhere have another day by then.
  const span = { from: addDays(dayIn(from, 'UTC'), -1), to: addDays(dayIn(before, 'UTC'), 1) };
  const events = await findEventsFor(db, { personId, now, firstDay: span.from, lastDay: span.to });
  return events.flatMap((event) => entriesOfEvent(event, { ...span, timeZone: event.timeZone ?? timeZone }));
});
