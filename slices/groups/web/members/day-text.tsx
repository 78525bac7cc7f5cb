import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import styles from '../groups.module.css';

interface DayTextProps {
  day: Day;
}

/** A day in the reader's language. It is a day of the campus, so that no zone may move it. */
export function DayText({ day }: DayTextProps) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={day} className={styles['whole']}>
      {formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
