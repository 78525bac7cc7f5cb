import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { isNarrowed } from '#kit/ui/table/list-params.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { QUEUE_STATUSES, type QueueStatus } from '../../rules/lifecycle.ts';
import { STATE_TEXTS } from '../ministry-state-chip.tsx';
import { MinistryDrawer } from './ministry-drawer.tsx';
import { ministryQueue, type MinistryQueueQuery } from './queue.graphql.generated.ts';
import { useQueueTable } from './use-queue-table.tsx';

/** What alumni have sent of their ministries, for alumni admins: what waits longest comes first (ALUM-33). */
export function MinistryQueueScreen() {
  const text = useText();
  return (
    <AlumniArea isOfAdmins title={text('alumniApprovals')} subtitle={<Text id="ministryQueueLead" />}>
      <MinistryQueue />
    </AlumniArea>
  );
}

function MinistryQueue() {
  const text = useText();
  const list = useList();
  const { status } = useSides(undefined);
  const { search, after } = list.params;
  const answer = useQuery(
    ministryQueue,
    { filter: { status, search: search.trim() }, after },
    { fresh: true },
  );
  const { tabs, side } = useSides(answer.data?.ministryCounts);
  const page = answer.data?.ministryQueue;
  const { opened, onOpen } = useOpenedRow('ministry');
  const isPending = status === 'PENDING';
  return (
    <>
      <Tabs label={text('alumniApprovals')} tabs={tabs} current={side} />
      <FilterBar list={list} searchLabel={text('ministrySearch')} />
      <DataTable
        table={useQueueTable(isPending, opened, onOpen)}
        list={list}
        answer={{ ...answer, data: page }}
        empty={
          <EmptyState
            icon={isPending ? 'check' : 'flag'}
            title={<Text id={isPending ? 'noMinistryWaits' : 'noMinistryDecided'} />}
          />
        }
      />
      <MinistryDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        isNarrowed={isNarrowed(list.params)}
        onOpen={onOpen}
      />
    </>
  );
}

type Side = 'pending' | 'approved' | 'refused';

function useSides(counts: MinistryQueueQuery['ministryCounts'] | undefined) {
  const text = useText();
  const tabs = QUEUE_STATUSES.map((status): Tab<Side> & { status: QueueStatus } => {
    const id = status.toLowerCase() as Side;
    return {
      id,
      status,
      label: text(STATE_TEXTS[status]),
      ...(counts && { count: counts[id] }),
      isCountQuiet: id !== 'pending',
    };
  });
  const side = useTab(tabs) ?? 'pending';
  return { tabs, side, status: tabs.find(({ id }) => id === side)?.status ?? 'PENDING' };
}
