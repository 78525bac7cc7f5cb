import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { onCalendarAsked, type RowsParams } from './calendar-sources.ts';
import { findEventsFor } from './event.queries.ts';
import { entriesOfEvent } from './occurrences.ts';

/** Campuses elsewhere have another day by then. */
const daysOf = ({ from, before }: RowsParams) => ({
  from: addDays(dayIn(from, 'UTC'), -1),
  to: addDays(dayIn(before, 'UTC'), 1),
});

/** What staff put into the reader's calendar. What is for everybody has the days of the reader's own campus. */
onCalendarAsked({
  rows(db, params) {
    const { from: firstDay, to: lastDay } = daysOf(params);
    return findEventsFor(db, { personId: params.personId, now: params.now, firstDay, lastDay });
  },
  entriesOf: (event, params) =>
    entriesOfEvent(event, { ...daysOf(params), timeZone: event.timeZone ?? params.timeZone }),
});
