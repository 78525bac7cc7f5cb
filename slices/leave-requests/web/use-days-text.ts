import { useIntl } from 'react-intl';
import { universalMidnight, yearOf, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { asOf } from '#kit/ui/moment/as-of.ts';

interface Days {
  firstDay: Day;
  lastDay: Day;
}

/** The days of a leave as people write them: "Thu 19 – Fri 20 Nov", with the year where that is another. */
export function useDaysText(): (days: Days, weekday?: 'short' | 'long') => string {
  const { formatDateTimeRange } = useIntl();
  return ({ firstDay, lastDay }, weekday = 'short') => {
    const thisYear = yearOf(dayIn(asOf(), 'UTC'));
    const isThisYear = yearOf(firstDay) === thisYear && yearOf(lastDay) === thisYear;
    return formatDateTimeRange(universalMidnight(firstDay), universalMidnight(lastDay), {
      weekday,
      day: 'numeric',
      month: weekday,
      ...(!isThisYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  };
}
