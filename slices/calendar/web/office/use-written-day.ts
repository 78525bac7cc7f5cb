import { useIntl } from 'react-intl';
import type { Day } from '#kit/calendar/day.ts';
import { instantAt } from '#kit/calendar/zone.ts';

/** A day of the campus as the reader's language writes it, with a time of day where there is one. */
export function useWrittenDay(): (day: Day, time?: string) => string {
  const { formatDate } = useIntl();
  return (day, time = '') =>
    formatDate(instantAt(day, time || '00:00', 'UTC'), {
      dateStyle: 'medium',
      ...(time !== '' && { timeStyle: 'short' }),
      timeZone: 'UTC',
    });
}
