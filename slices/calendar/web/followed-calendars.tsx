import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { CalendarOfDaysQuery } from './calendar.graphql.generated.ts';
import styles from './grids.module.css';

interface FollowedCalendarsProps {
  calendars: CalendarOfDaysQuery['followedCalendars'];
}

/** The calendars elsewhere of the reader's groups, and when they were last read. */
export const FollowedCalendars = ({ calendars }: FollowedCalendarsProps) => (
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
                <Moment at={readAt} />
              </small>
            )
          )}
        </li>
      ))}
    </ul>
  </Card>
);
