import { useIntl } from 'react-intl';

const HOUR = 60;

/** A time as people write it: “12 hr 30 min”, “45 min”, “40 hr”; each part stays in one piece. */
export function useHoursText(): (minutes: number) => string {
  const { formatNumber } = useIntl();
  const written = (value: number, unit: 'hour' | 'minute'): string =>
    formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' }).replaceAll(' ', '\u00A0');
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    if (rest === 0) return written(hours, 'hour');
    return hours === 0 ? written(rest, 'minute') : `${written(hours, 'hour')} ${written(rest, 'minute')}`;
  };
}
