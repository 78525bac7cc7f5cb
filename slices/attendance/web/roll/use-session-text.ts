import { useIntl } from 'react-intl';
import { useText } from '#kit/ui/text/use-text.ts';

interface Session {
  courseName: string | null;
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

/** What is said of a session. Times are those of its campus. */
export function useSessionText() {
  const text = useText();
  const { formatDate, formatDateTimeRange } = useIntl();
  const hoursOf = ({ startsAt, endsAt, timeZone }: Session): string =>
    formatDateTimeRange(new Date(startsAt), new Date(endsAt), { timeStyle: 'short', timeZone });
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
