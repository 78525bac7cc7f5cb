import { useIntl } from 'react-intl';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { useText } from '#kit/ui/text/use-text.ts';

interface Session {
  courseName: string | null;
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

/** What is said of a session. Times are those of its campus, with its zone where the reader's clock says another time. */
export function useSessionText() {
  const text = useText();
  const { formatDate, formatDateTimeRange, formatTime } = useIntl();
  const zoneName = useZoneName();
  const timeIn = (at: string, timeZone: string): string => formatTime(at, { timeStyle: 'short', timeZone });
  const zoneOf = ({ startsAt, timeZone }: Session): string =>
    timeIn(startsAt, timeZone) === timeIn(startsAt, readerZone())
      ? ''
      : zoneName(timeZone, new Date(startsAt));
  const hoursOf = (session: Session): string => {
    const { startsAt, endsAt, timeZone } = session;
    const hours = formatDateTimeRange(new Date(startsAt), new Date(endsAt), { timeStyle: 'short', timeZone });
    return [hours, zoneOf(session)].filter(Boolean).join(', ');
  };
  return {
    titleOf: ({ courseName }: Session): string => courseName ?? text('classWithoutCourse'),
    hoursOf,
    shortDayOf: ({ startsAt, timeZone }: Pick<Session, 'startsAt' | 'timeZone'>): string =>
      formatDate(startsAt, { month: 'short', day: 'numeric', timeZone }),
    whenOf: (session: Session): string =>
      [
        formatDate(session.startsAt, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          timeZone: session.timeZone,
        }),
        hoursOf(session),
      ].join(', '),
  };
}
