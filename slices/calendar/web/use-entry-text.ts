import { useIntl } from 'react-intl';
import { dayIn } from '#kit/calendar/zone.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { LOOKS } from './entry-look.ts';
import type { PlacedEntry } from './placed-entry.ts';

/**
 * What is said of an entry. All times of a calendar are those of one clock, the reader's campus's. A campus elsewhere is named
 * with its own time, and the reader's time stands beside them where it is another.
 */
export function useEntryText() {
  const text = useText();
  const { formatDate, formatTime } = useIntl();
  const zoneName = useZoneName();
  const timeIn = (at: string, timeZone: string): string => formatTime(at, { timeStyle: 'short', timeZone });
  const titleOf = ({ kind, title }: PlacedEntry): string => {
    const { sentence } = LOOKS[kind];
    return sentence ? text(sentence, { title }) : title || text('entryWithoutTitle');
  };
  /** At what time it begins in another zone, with the day where that is another too; empty where the clocks agree. */
  const timeElsewhere = ({ allDay, startsAt }: PlacedEntry, zone: string, told: string): string => {
    const at = new Date(startsAt);
    const isSameDay = dayIn(at, zone) === dayIn(at, told);
    if (allDay || (isSameDay && timeIn(startsAt, zone) === timeIn(startsAt, told))) return '';
    return isSameDay
      ? timeIn(startsAt, zone)
      : formatDate(startsAt, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone });
  };
  const ownTimeOf = (entry: PlacedEntry, told: string): string => {
    const when = timeElsewhere(entry, readerZone(), told);
    return when && text('yourTime', { when });
  };
  /** The campus of an entry, and what its clocks show where they differ from the calendar's. */
  const campusOf = (entry: PlacedEntry): string => {
    const { campus, timeZone, calendarZone, namesCampus } = entry;
    const when = timeElsewhere(entry, timeZone, calendarZone);
    if (when) return `${campus ?? zoneName(timeZone)} ${when}`;
    return namesCampus && campus ? campus : '';
  };
  return {
    titleOf,
    ownTimeOf: (entry: PlacedEntry): string => ownTimeOf(entry, entry.timeZone),
    timeOf: ({ allDay, startsAt, calendarZone }: PlacedEntry): string =>
      allDay ? text('allDay') : timeIn(startsAt, calendarZone),
    /** Until when, at which campus, at what time for the reader, where, and from where it comes. */
    aboutOf: (entry: PlacedEntry): string => {
      const { allDay, endsAt, calendarZone, detail, url } = entry;
      const until = !allDay && endsAt !== null && text('untilTime', { time: timeIn(endsAt, calendarZone) });
      return [
        until,
        campusOf(entry),
        ownTimeOf(entry, calendarZone),
        detail,
        url !== null && text('fromGoogle'),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
