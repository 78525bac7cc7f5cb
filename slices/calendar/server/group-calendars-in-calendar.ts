import { onCalendarAsked } from './calendar-sources.ts';
import { findCalendarsFor, type StoredEntry } from './group-calendar.queries.ts';

/** What the reader's groups have in calendars elsewhere, as it was last read; when that was changes no entry. */
onCalendarAsked({
  rows: async (db, { personId, now }) =>
    (await findCalendarsFor(db, { personId, now })).map(({ groupId, name, timeZone, entries }) => ({
      groupId,
      name,
      timeZone,
      entries: entries as StoredEntry[],
    })),
  entriesOf: ({ groupId, name, timeZone, entries }) =>
    entries.map(({ uid, title, place, startsAt, endsAt, allDay }) => ({
      key: `group-${groupId}-${Buffer.from(uid).toString('base64url')}`,
      kind: 'GROUP_CALENDAR',
      title,
      detail: [place, name].filter((part) => part !== '').join(' · '),
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      allDay,
      timeZone,
      path: null,
      isDone: false,
    })),
});
