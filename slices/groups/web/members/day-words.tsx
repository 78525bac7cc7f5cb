import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import styles from '../groups.module.css';

interface DayWordsProps {
  day: Day;
}

/** A day in the reader's language. It is a day of the campus, so that no zone may move it. */
export function DayWords({ day }: DayWordsProps) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={day} className={styles['whole']}>
      {formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
