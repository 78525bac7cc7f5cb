import { useIntl } from 'react-intl';
import { writtenMinutes } from '../rules/written-minutes.ts';

/** A time as people write it: “12 hr 30 min”, “45 min”, “40 hr”; each part stays in one piece. */
export function useHoursText(): (minutes: number) => string {
  const { locale } = useIntl();
  return (minutes) => writtenMinutes(minutes, locale);
}
