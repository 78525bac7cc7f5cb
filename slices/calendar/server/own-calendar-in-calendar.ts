import { onCalendarAsked } from './calendar-sources.ts';
import { findOwnEntries, type OwnEntry } from './own-calendar.queries.ts';

/** What the reader keeps at Google, as it was last read: shown to them alone. */
onCalendarAsked(async (db, { personId, timeZone, isPrivate }) => {
  if (!isPrivate) return [];
  const [found] = await findOwnEntries(db, { personId });
  return ((found?.entries ?? []) as OwnEntry[]).map(
    ({ uid, title, place, startsAt, endsAt, allDay, url }) => ({
      key: `own-${uid}`,
      kind: 'OWN_CALENDAR' as const,
      title,
      detail: place,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      allDay,
      timeZone,
      path: null,
      url,
      isDone: false,
    }),
  );
});
