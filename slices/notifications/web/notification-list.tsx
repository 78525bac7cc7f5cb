import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Pager } from '#kit/ui/table/pager.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { groupNotifications, type DayOfEntries } from '../rules/group-notifications.ts';
import { FoldedNotifications, NotificationRow } from './notification-row.tsx';
import { notifications, type ListedNotificationFragment } from './notifications.graphql.generated.ts';
import styles from './notifications.module.css';
import { useReading } from './use-reading.ts';

type Row = ListedNotificationFragment;

/** What a person was told, by days, newest first. */
export function NotificationList() {
  const list = useList([], 30);
  const answer = useQuery(notifications, { after: list.params.after });
  const isNew = useReading(answer);
  return (
    <DataView
      answer={{ ...answer, data: answer.data?.notifications }}
      waiting={<Skeleton shape="rows" count={6} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState icon="bell" title={<Text id="noNotifications" />}>
          <Text id="noNotificationsLead" />
        </EmptyState>
      }
    >
      {(page) => (
        <>
          {groupNotifications(page.rows, readerZone()).map((day) => (
            <DayOfNotifications key={day.day} day={day} isNew={isNew} />
          ))}
          <div className={styles['pager']}>
            <Pager
              list={list}
              page={page}
              counted="notificationsCounted"
              onTurn={() => window.scrollTo({ top: 0 })}
            />
          </div>
        </>
      )}
    </DataView>
  );
}

interface DayProps {
  day: DayOfEntries<Row>;
  isNew: (row: Row) => boolean;
}

function DayOfNotifications({ day: { entries }, isNew }: DayProps) {
  const timeText = useTimeText();
  const [first] = entries[0] ?? [];
  if (!first) return null;
  return (
    <section className={styles['day']}>
      <h2>{timeText(first.createdAt, { shows: 'day' })}</h2>
      <ul className={styles['rows']}>
        {entries.map((entry) => {
          const [row] = entry;
          if (!row) return null;
          return entry.length === 1 ? (
            <NotificationRow key={row._id} row={row} isNew={isNew(row)} />
          ) : (
            <FoldedNotifications key={row._id} rows={entry} isNew={isNew} />
          );
        })}
      </ul>
    </section>
  );
}
