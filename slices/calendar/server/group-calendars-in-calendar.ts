import { onCalendarAsked } from './calendar-sources.ts';
import { findCalendarsFor, type KeptEntry } from './group-calendar.queries.ts';

/** What the reader's groups have in calendars elsewhere, as it was last read. */
onCalendarAsked(async (db, { personId, now }) =>
  (await findCalendarsFor(db, { personId, now })).flatMap(({ groupId, name, timeZone, entries }) =>
    (entries as KeptEntry[]).map(({ uid, title, place, startsAt, endsAt, allDay }) => ({
      key: `group-${groupId}-${Buffer.from(uid).toString('base64url')}`,
      kind: 'GROUP_CALENDAR' as const,
      title,
      detail: [place, name].filter((part) => part !== '').join(' · '),
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      allDay,
      timeZone,
      path: null,
      isDone: false,
    })),
  ),
);
