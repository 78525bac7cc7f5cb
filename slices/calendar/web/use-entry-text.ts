import { useIntl } from 'react-intl';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ShownEntryFragment } from './calendar.graphql.generated.ts';
import { LOOKS } from './entry-look.ts';

/** What is said of an entry. Times are those of the campus; the reader's own stand beside them where they differ. */
export function useEntryText() {
  const text = useText();
  const { formatTime } = useIntl();
  const timeIn = (at: string, timeZone: string): string => formatTime(at, { timeStyle: 'short', timeZone });
  const titleOf = ({ kind, title }: ShownEntryFragment): string => {
    const { sentence } = LOOKS[kind];
    return sentence ? text(sentence, { title }) : title || text('entryWithoutTitle');
  };
  return {
    titleOf,
    timeOf: ({ allDay, startsAt, timeZone }: ShownEntryFragment): string =>
      allDay ? text('allDay') : timeIn(startsAt, timeZone),
    /** Until when, at what time for the reader, where, and from where it comes. */
    aboutOf: ({ allDay, startsAt, endsAt, timeZone, detail, url }: ShownEntryFragment): string => {
      const until = !allDay && endsAt !== null && text('untilTime', { time: timeIn(endsAt, timeZone) });
      const own = timeIn(startsAt, readerZone());
      const isOther = !allDay && own !== timeIn(startsAt, timeZone);
      return [until, isOther && text('yourTime', { when: own }), detail, url !== null && text('fromGoogle')]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
