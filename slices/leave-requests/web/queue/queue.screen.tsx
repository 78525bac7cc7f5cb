import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { isNarrowed } from '#kit/ui/table/list-params.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { useSelection } from '#kit/ui/table/use-selection.ts';
import { Tabs } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../leave-requests.module.css';
import { DecideSelected } from './decide-selected.tsx';
import { LeaveDrawer } from './leave-drawer.tsx';
import { leaveQueue, leaveQueueForFile, type LeaveQueueQuery } from './queue.graphql.generated.ts';
import { QUEUE_FILTERS, queueParams, useQueueFilters, useSides } from './queue-filters.ts';
import { useQueueFileColumns, useQueueTable } from './use-queue-table.tsx';

/** What students have asked for, what waits first; one is decided beside the list, several together (ATT-23). */
export function LeaveQueueScreen() {
  const text = useText();
  const list = useList(QUEUE_FILTERS);
  const { side } = useSides(undefined);
  const params = queueParams(list, side);
  const answer = useQuery(leaveQueue, { ...params, after: list.params.after }, { fresh: true });
  const { tabs } = useSides(answer.data?.leaveRequestCounts);
  const page = answer.data?.leaveRequests;
  const selection = useSelection(list);
  const { opened, onOpen } = useOpenedRow('request');
  const table = useQueueTable(side, opened, ({ _id }) => onOpen(_id));
  const fileColumns = useQueueFileColumns();
  const pageAfter = async (after: string | null, signal: AbortSignal) =>
    (await call(leaveQueueForFile, { ...params, after }, { signal })).leaveRequests;
  const isPending = side === 'pending';
  return (
    <Page>
      <PageHeading title={<Text id="leaveRequests" />} subtitle={<Lead list={list} data={answer.data} />} />
      <div className={styles['sides']}>
        <Tabs label={text('leaveRequests')} tabs={tabs} current={side} />
      </div>
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchLeaveRequests')}
        filters={useQueueFilters(answer.data?.leavePlaces ?? [], list)}
        answer={{ ...answer, data: page }}
        file={{ list: 'leave-requests', columns: fileColumns, filter: params.filter, pageAfter }}
        {...(isPending && { selection })}
        empty={
          <EmptyState
            icon={isPending ? 'check' : 'calendar'}
            title={<Text id={isPending ? 'noLeaveWaits' : 'noLeaveRequests'} />}
          />
        }
      />
      {isPending && (
        <DecideSelected selection={selection} matching={page?.count ?? 0} pageAfter={pageAfter} />
      )}
      <LeaveDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        isNarrowed={isNarrowed(list.params)}
        onOpen={onOpen}
      />
    </Page>
  );
}

/** Of which campus the list is, and since when a student waits. */
function Lead({ list, data }: { list: List; data: LeaveQueueQuery | null | undefined }) {
  const text = useText();
  const timeText = useTimeText();
  if (!data) return <>{'\u00A0'}</>;
  const campuses = new Map(data.leavePlaces.map(({ regionId, regionName }) => [regionId, regionName]));
  const chosen = list.params.filters['regionId'];
  const only = campuses.size === 1 ? [...campuses.values()][0] : undefined;
  const { oldest } = data.leaveRequestCounts;
  return [
    (chosen && campuses.get(chosen)) ?? only ?? text('leaveAllCampuses'),
    oldest && text('leaveOldestWaits', { when: timeText(oldest, { shows: 'day' }) }),
    !oldest && !isNarrowed(list.params) && text('leaveNobodyWaits'),
  ]
    .filter(Boolean)
    .join(' · ');
}
