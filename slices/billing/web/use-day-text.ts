import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';

/** Writes a day of the calendar with its year, as invoices do. */
export function useDayText(): (day: Day) => string {
  const { formatDate } = useIntl();
  return (day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
}
