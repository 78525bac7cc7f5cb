import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LeaveStatusChip } from '../leave-status-chip.tsx';
import { useDaysText } from '../use-days-text.ts';
import { LeaveDrawer } from './leave-drawer.tsx';
import { leaveQueue, type ListedLeaveFragment } from './queue.graphql.generated.ts';
import { useQueueTable } from './use-queue-table.tsx';

/** What one student has asked for, the newest first, whatever became of it. */
export function StudentLeave({ studentId }: { studentId: string }) {
  const list = useList();
  const answer = useQuery(leaveQueue, {
    filter: { studentId },
    sort: 'ASKED',
    descending: true,
    after: list.params.after,
  });
  const page = answer.data?.leaveRequests;
  const { opened, onOpen } = useOpenedRow('request');
  const table = useStudentTable(opened, ({ _id }) => onOpen(_id));
  return (
    <>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: page }}
        empty={<EmptyState icon="calendar" title={<Text id="noLeaveRequests" />} />}
      />
      <LeaveDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        onOpen={onOpen}
      />
    </>
  );
}

/** Without the name of the student the days open a request. */
function useStudentTable(
  opened: string | null,
  onOpen: (request: ListedLeaveFragment) => void,
): Table<ListedLeaveFragment> {
  const text = useText();
  const daysText = useDaysText();
  const whole = useQueueTable('approved', opened, onOpen);
  return {
    ...whole,
    nameOf: (request) => daysText(request),
    columns: [
      {
        id: 'days',
        header: text('leaveDates'),
        cell: (request) => (
          <TwoLines below={request.groupName}>
            <OpenButton onClick={() => onOpen(request)}>{daysText(request)}</OpenButton>
          </TwoLines>
        ),
      },
      ...whole.columns
        .filter(({ id }) => id !== 'student' && id !== 'days')
        .map(({ id, header, cell }) => ({ id, header, cell })),
      {
        id: 'status',
        header: text('leaveStatus'),
        cell: ({ status }) => <LeaveStatusChip status={status} />,
      },
    ],
  };
}
