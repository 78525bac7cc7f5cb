import { useIntl } from 'react-intl';
import { dayIn } from '#kit/calendar/zone.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ShownEntryFragment } from './calendar.graphql.generated.ts';
import { LOOKS } from './entry-look.ts';

/** What is said of an entry. Times are those of the campus; the reader's own stand beside them where they differ. */
export function useEntryText() {
  const text = useText();
  const { formatDate, formatTime } = useIntl();
  const timeIn = (at: string, timeZone: string): string => formatTime(at, { timeStyle: 'short', timeZone });
  const titleOf = ({ kind, title }: ShownEntryFragment): string => {
    const { sentence } = LOOKS[kind];
    return sentence ? text(sentence, { title }) : title || text('entryWithoutTitle');
  };
  /** At what time it begins for a reader in another zone, with the day where that is another too; empty where it is the same. */
  const ownTimeOf = ({ allDay, startsAt, timeZone }: ShownEntryFragment): string => {
    const zone = readerZone();
    if (allDay || timeIn(startsAt, zone) === timeIn(startsAt, timeZone)) return '';
    const at = new Date(startsAt);
    const isOtherDay = dayIn(at, zone) !== dayIn(at, timeZone);
    const when = isOtherDay
      ? formatDate(startsAt, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone })
      : timeIn(startsAt, zone);
    return text('yourTime', { when });
  };
  return {
    titleOf,
    ownTimeOf,
    timeOf: ({ allDay, startsAt, timeZone }: ShownEntryFragment): string =>
      allDay ? text('allDay') : timeIn(startsAt, timeZone),
    /** Until when, at what time for the reader, where, and from where it comes. */
    aboutOf: (entry: ShownEntryFragment): string => {
      const { allDay, endsAt, timeZone, detail, url } = entry;
      const until = !allDay && endsAt !== null && text('untilTime', { time: timeIn(endsAt, timeZone) });
      return [until, ownTimeOf(entry), detail, url !== null && text('fromGoogle')]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
