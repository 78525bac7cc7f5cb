import { useIntl } from 'react-intl';
import { daysBetween, yearOf } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { readerZone } from '../date/reader-zone.ts';
import { useText } from '../text/use-text.ts';
import { asOf } from './as-of.ts';

export interface TimeStyle {
  /** To the minute, to the second where the order of actions counts, or only the day it fell on. */
  shows?: 'minute' | 'second' | 'day';
  /** That of a campus. Where the reader's clock shows another time, it stands in brackets. */
  timeZone?: string | undefined;
}

const TIMES = { minute: { timeStyle: 'short' }, second: { timeStyle: 'medium' }, day: {} } as const;
const DAYS_OF_WEEK = 7;
const SIX_IN_THE_MORNING = Date.UTC(2026, 0, 1, 6);

/**
 * Writes an instant as people speak of it: "tomorrow 23:59", "Thursday 23:59", "Fri, Nov 13, 9:20 AM", with its year where
 * that is another. Seconds are shown where people search for causes, so they stand with their whole date.
 */
export function useTimeText(): (at: string, style?: TimeStyle) => string {
  const text = useText();
  const { formatDate, formatTime, formatRelativeTime } = useIntl();
  /** Beside a month the hour would be "6:00" in languages that write "06:00" where it stands alone. */
  const hourDigits = () =>
    formatTime(SIX_IN_THE_MORNING, { ...TIMES.minute, timeZone: 'UTC' }).startsWith('0')
      ? '2-digit'
      : 'numeric';

  function written(at: string, shows: 'minute' | 'day', timeZone: string): string {
    const [today, day] = [dayIn(asOf(), timeZone), dayIn(new Date(at), timeZone)];
    const ahead = daysBetween(today, day);
    const isNear = Math.abs(ahead) <= 1;
    if (isNear || (ahead > 0 && ahead < DAYS_OF_WEEK)) {
      const name = isNear
        ? formatRelativeTime(ahead, 'day', { numeric: 'auto' })
        : formatDate(at, { weekday: 'long', timeZone });
      return shows === 'day' ? name : `${name} ${formatTime(at, { ...TIMES.minute, timeZone })}`;
    }
    if (yearOf(day) !== yearOf(today))
      return formatDate(at, { dateStyle: 'medium', ...TIMES[shows], timeZone });
    return formatDate(at, {
      ...(Math.abs(ahead) < DAYS_OF_WEEK && { weekday: 'short' }),
      month: 'short',
      day: 'numeric',
      ...(shows === 'minute' && { hour: hourDigits(), minute: '2-digit' }),
      timeZone,
    });
  }

  return (at, { shows = 'minute', timeZone = readerZone() } = {}) => {
    if (shows === 'second') return formatDate(at, { dateStyle: 'medium', ...TIMES.second, timeZone });
    const [there, here] = [written(at, shows, timeZone), written(at, shows, readerZone())];
    return there === here ? there : `${there} (${text('yourTime', { when: here })})`;
  };
}
