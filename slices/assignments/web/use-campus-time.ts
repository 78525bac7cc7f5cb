import { useIntl } from 'react-intl';
import { readerZone } from '#kit/ui/date/reader-zone.ts';

/** Writes an instant on the clocks of a campus; the zone stands behind it where the reader's clocks show another. */
export function useCampusTime(): (at: string, timeZone: string) => string {
  const { formatDate } = useIntl();
  return (at, timeZone) =>
    formatDate(at, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone !== readerZone() && { timeZoneName: 'short' }),
    });
}
