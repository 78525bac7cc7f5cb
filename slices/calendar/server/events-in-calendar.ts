import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { onCalendarAsked, type AskedRows } from './calendar-sources.ts';
import { findEventsFor } from './event.queries.ts';
import { entriesOfEvent } from './occurrences.ts';

/** Campuses elsewhere have another day by then. */
const daysOf = ({ from, before }: AskedRows) => ({
  from: addDays(dayIn(from, 'UTC'), -1),
  to: addDays(dayIn(before, 'UTC'), 1),
});

/** What staff put into the reader's calendar. What is for everybody has the days of the reader's own campus. */
onCalendarAsked({
  rows(db, asked) {
    const { from: firstDay, to: lastDay } = daysOf(asked);
    return findEventsFor(db, { personId: asked.personId, now: asked.now, firstDay, lastDay });
  },
  entriesOf: (event, asked) =>
    entriesOfEvent(event, { ...daysOf(asked), timeZone: event.timeZone ?? asked.timeZone }),
});
