import { useIntl } from 'react-intl';
import { zoneName } from '#kit/calendar/time-zone.ts';
import { readerZone } from '../date/reader-zone.ts';

/** An instant in full, with its seconds and whose clocks tell it: for hovering over what is told in short. */
export function useExactTime(): (at: string, timeZone?: string) => string {
  const { formatDate, locale } = useIntl();
  return (at, timeZone = readerZone()) =>
    [
      formatDate(at, { dateStyle: 'full', timeStyle: 'medium', timeZone }),
      zoneName(timeZone, locale, new Date(at)),
    ].join(', ');
}
