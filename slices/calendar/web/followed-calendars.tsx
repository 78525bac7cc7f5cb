import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { CalendarOfDaysQuery } from './calendar.graphql.generated.ts';
import styles from './calendar-page.module.css';

interface FollowedCalendarsProps {
  calendars: CalendarOfDaysQuery['followedCalendars'];
}

/** The calendars elsewhere of the reader's groups, and when they were last read. */
export function FollowedCalendars({ calendars }: FollowedCalendarsProps) {
  const timeText = useTimeText();
  return (
    <Card title={<Text id="groupCalendars" />}>
      {calendars.length === 0 && (
        <p className={styles['quiet']}>
          <Text id="noGroupCalendars" />
        </p>
      )}
      <ul className={styles['followed']}>
        {calendars.map(({ _id, groupName, readAt, isFailing }) => (
          <li key={_id}>
            <span>{groupName}</span>
            {isFailing ? (
              <Chip tone="warning">
                <Text id="calendarNotRead" />
              </Chip>
            ) : (
              readAt && (
                <small>
                  <Text id="calendarLastRead" values={{ read: timeText(readAt) }} />
                </small>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
