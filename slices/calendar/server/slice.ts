import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { readOwnCalendar, readOwnCalendars } from './read-own-calendars.ts';
import { readGroupCalendar, readGroupCalendars } from './read-group-calendars.ts';
import { calendarFeed, sweepCalendarChanges } from './read-feed.ts';
import { revokeCalendarToken } from './disconnect-calendar.ts';
import './calendar.graphql.ts';
import './entries.graphql.ts';
import './events.graphql.ts';
import './events-in-calendar.ts';
import './feed.graphql.ts';
import './group-calendar.graphql.ts';
import './group-calendars-in-calendar.ts';
import './own-calendar-in-calendar.ts';

export const slice: ServerSlice = {
  jobs: [
    readGroupCalendar,
    readGroupCalendars,
    readOwnCalendar,
    readOwnCalendars,
    revokeCalendarToken,
    sweepCalendarChanges,
  ],
  feeds: [calendarFeed],
};
