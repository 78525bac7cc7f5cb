import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Tabs } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../leave-requests.module.css';
import type { ListedLeaveFragment } from '../queue/queue.graphql.generated.ts';
import { statusOfSide, useSides } from '../queue/queue-filters.ts';
import { useQueueTable } from '../queue/use-queue-table.tsx';
import { RequestToRead } from './request-to-read.tsx';
import { leavesToRead } from './to-read.graphql.generated.ts';

/** What students of a campus have asked for, as its deans read it: administrators decide (HOLE-47). */
export function LeaveToReadScreen() {
  const text = useText();
  const list = useList();
  const { tabs, side } = useSides(undefined);
  const answer = useQuery(
    leavesToRead,
    { status: statusOfSide(side), after: list.params.after },
    { fresh: true },
  );
  const page = answer.data?.leaveRequestsToRead;
  const { opened, onOpen } = useOpenedRow('request');
  const whole = useQueueTable(side, opened, ({ _id }) => onOpen(_id));
  const table: Table<ListedLeaveFragment> = {
    ...whole,
    columns: whole.columns
      .filter(({ id }) => id !== 'decide')
      .map(({ id, header, cell }) => ({ id, header, cell })),
  };
  return (
    <Page>
      <PageHeading title={<Text id="leaveRequests" />} subtitle={<Text id="leaveToReadLead" />} />
      <div className={styles['sides']}>
        <Tabs label={text('leaveRequests')} tabs={tabs} current={side} />
      </div>
      {answer.problem?.code === 'FORBIDDEN' ? (
        <NotForThem />
      ) : (
        <DataTable
          table={table}
          list={list}
          answer={{ ...answer, data: page }}
          empty={
            <EmptyState
              icon={side === 'pending' ? 'check' : 'calendar'}
              title={<Text id={side === 'pending' ? 'noLeaveWaits' : 'noLeaveRequests'} />}
            />
          }
        />
      )}
      {opened && <RequestToRead key={opened} requestId={opened} onClose={() => onOpen(null)} />}
    </Page>
  );
}

/** Whose page it is, and where those go on who have come here by an address. */
function NotForThem() {
  return (
    <EmptyState
      icon="lock"
      title={<Text id="leaveIsForDeans" />}
      action={
        <>
          <LinkButton to="/attendance-leave-requests">
            <Text id="menuLeaveRequests" />
          </LinkButton>
          <LinkButton to="/attendances">
            <Text id="leaveToAttendance" />
          </LinkButton>
        </>
      }
    >
      <Text id="leaveIsForDeansHelp" />
    </EmptyState>
  );
}
