import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './following.module.css';

interface PaceNoteProps {
  firstDay: Day;
  lastDay?: Day | null;
}

/** Says what students are measured by. */
export function PaceNote({ firstDay, lastDay }: PaceNoteProps) {
  const { formatDate } = useIntl();
  // A day of the group's campus, so that no zone may move it.
  const words = (day: Day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className={styles['note']}>
      {lastDay ? (
        <Text id="paceByDays" values={{ first: words(firstDay), last: words(lastDay) }} />
      ) : (
        <Text id="paceByGroup" />
      )}
    </p>
  );
}
