import { addDays } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { onCalendarAsked } from '#slices/calendar/server/api.ts';
import { categoryName } from '../rules/hour-category.ts';
import { OWN_HOURS_DETAILS } from '../rules/addresses.ts';
import { writtenMinutes } from '../rules/written-minutes.ts';
import { findServedBetween } from './entry.queries.ts';

/** The days on which the reader has served. What was refused was not served, as far as the college knows. */
onCalendarAsked({
  // A day of the campus may begin before that of the clock of the world, or after it.
  rows: (db, { personId, from, before }) =>
    findServedBetween(db, {
      personId,
      first: addDays(dayIn(from, 'UTC'), -1),
      last: addDays(dayIn(before, 'UTC'), 1),
    }),
  entriesOf: ({ id, categoryNames, day, minutes, place, note, status, timeZone }, { locale }) => [
    {
      key: `hours-${id}`,
      kind: 'HOURS',
      title: categoryName(categoryNames, locale),
      detail: [writtenMinutes(minutes, languageTag(locale)), place].filter(Boolean).join(' · '),
      startsAt: instantAt(day, '00:00', timeZone),
      endsAt: instantAt(addDays(day, 1), '00:00', timeZone),
      allDay: true,
      timeZone,
      path: OWN_HOURS_DETAILS,
      isDone: status === 'CONFIRMED',
      note,
    },
  ],
});
