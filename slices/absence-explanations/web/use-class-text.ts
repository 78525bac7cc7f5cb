import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { useText } from '#kit/ui/text/use-text.ts';

interface MissedClass {
  day: Day;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  courseName: string | null;
}

/** A missed class as people name it, on the clocks of its campus. */
export function useClassText() {
  const text = useText();
  const { formatDate, formatDateTimeRange } = useIntl();
  const dayText = (day: Day): string =>
    formatDate(universalMidnight(day), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  return {
    dayText,
    courseOf: ({ courseName }: Pick<MissedClass, 'courseName'>): string =>
      courseName ?? text('missedClassOfNoCourse'),
    hoursOf: ({ startsAt, endsAt, timeZone }: MissedClass): string =>
      formatDateTimeRange(new Date(startsAt), new Date(endsAt), { timeStyle: 'short', timeZone }),
  };
}
