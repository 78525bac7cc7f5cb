import { onCalendarAsked } from './calendar-sources.ts';
import { findOwnEntries, type OwnEntry } from './own-calendar.queries.ts';

/** What the reader keeps at Google, as it was last read: shown to them alone. */
onCalendarAsked({
  rows: async (db, { personId, isPrivate }) => (isPrivate ? findOwnEntries(db, { personId }) : []),
  entriesOf: ({ entries }, { timeZone }) =>
    (entries as OwnEntry[]).map(({ uid, title, place, startsAt, endsAt, allDay, url }) => ({
      key: `own-${uid}`,
      kind: 'OWN_CALENDAR',
      title,
      detail: place,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      allDay,
      timeZone,
      path: null,
      url,
      isDone: false,
    })),
});
