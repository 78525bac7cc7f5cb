import { useIntl } from 'react-intl';
import { useExactTime } from './use-exact-time.ts';
import { useTimeText, type TimeStyle } from './use-time-text.ts';
import styles from './moment.module.css';

interface MomentProps extends TimeStyle {
  /** An instant as the API writes it: 2026-03-01T09:30:00Z. */
  at: string;
}

/** An instant as people speak of it, in the reader's language; in full, with its zone, on hover and on paper. */
export function Moment({ at, shows = 'minute', timeZone }: MomentProps) {
  const { formatDate } = useIntl();
  const timeText = useTimeText();
  const exactTime = useExactTime();
  const zone = timeZone ? { timeZone } : {};
  const time = shows === 'day' ? {} : { timeStyle: 'short' as const };
  return (
    <time
      className={styles['near']}
      dateTime={at}
      title={exactTime(at, timeZone)}
      data-exact={formatDate(at, { dateStyle: 'medium', ...time, ...zone })}
    >
      <span>{timeText(at, { shows, timeZone })}</span>
    </time>
  );
}
