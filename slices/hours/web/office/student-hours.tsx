import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useGroupText } from '#slices/people/web/api.ts';
import { CategoryRing } from '../category-ring.tsx';
import { HourStatusChip } from '../hour-status-chip.tsx';
import styles from '../hours.module.css';
import { useDayText } from '../use-day-text.ts';
import { HourDrawer } from './hour-drawer.tsx';
import type { ListedHourEntryFragment } from './queue.graphql.generated.ts';
import { hoursOfStudent } from './student-hours.graphql.generated.ts';
import { useQueueTable } from './use-queue-table.tsx';

/** What one student has in each category against what their group requires, and their entries, the newest first. */
export function StudentHours({ studentId }: { studentId: string }) {
  const list = useList();
  const groupText = useGroupText();
  const answer = useQuery(hoursOfStudent, { personId: studentId, after: list.params.after }, { fresh: true });
  const page = answer.data?.hourEntries;
  const { opened, onOpen } = useOpenedRow('entry');
  const table = useStudentTable(opened, ({ _id }) => onOpen(_id));
  return (
    <div className={styles['parts']}>
      {answer.data?.hoursOfStudent.map(({ _id, groupName, regionName, categories }) => (
        <Card key={_id} title={groupText(groupName, regionName)}>
          <ul className={styles['rings']}>
            {categories.map((category) => (
              <CategoryRing key={category.categoryId} category={category} />
            ))}
          </ul>
        </Card>
      ))}
      <div>
        <DataTable
          table={table}
          list={list}
          answer={{ ...answer, data: page }}
          empty={<EmptyState icon="clock" title={<Text id="noHoursOfStudent" />} />}
        />
      </div>
      <HourDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        onOpen={onOpen}
      />
    </div>
  );
}

/** Without the name of the student the day opens an entry. */
function useStudentTable(
  opened: string | null,
  onOpen: (entry: ListedHourEntryFragment) => void,
): Table<ListedHourEntryFragment> {
  const text = useText();
  const dayText = useDayText();
  const whole = useQueueTable('CONFIRMED', opened, onOpen);
  return {
    ...whole,
    nameOf: ({ day, categoryName }) => `${dayText(day)}: ${categoryName}`,
    columns: [
      {
        id: 'day',
        header: text('hourDay'),
        cell: (entry) => (
          <TwoLines below={entry.place}>
            <OpenButton aria-haspopup="dialog" onClick={() => onOpen(entry)}>
              {dayText(entry.day)}
            </OpenButton>
          </TwoLines>
        ),
      },
      ...whole.columns.filter(({ id }) => id !== 'student' && id !== 'day'),
      {
        id: 'status',
        header: text('hourStatus'),
        cell: ({ status }) => <HourStatusChip status={status} />,
      },
    ],
  };
}
