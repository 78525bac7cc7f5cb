import { useIntl } from 'react-intl';
import { universalMidnight, yearOf, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { asOf } from '#kit/ui/moment/as-of.ts';

/** A day as people name it: “Thu, Nov 19”, with its year where that is another. */
export function useDayText(): (day: Day) => string {
  const { formatDate } = useIntl();
  return (day) =>
    formatDate(universalMidnight(day), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(yearOf(day) !== yearOf(dayIn(asOf(), 'UTC')) && { year: 'numeric' }),
      timeZone: 'UTC',
    });
}
