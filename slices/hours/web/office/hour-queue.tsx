import { useIntl } from 'react-intl';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { isNarrowed } from '#kit/ui/table/list-params.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { useSelection } from '#kit/ui/table/use-selection.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useGroupText } from '#slices/people/web/api.ts';
import { COUNTED_UP_TO, HOUR_STATUSES, type HourStatus } from '../../rules/hour-entry.ts';
import { HOUR_STATUS_TEXTS } from '../hour-status-chip.tsx';
import styles from '../hours.module.css';
import { DecideSelected } from './decide-selected.tsx';
import { findGroups, optionsOf } from './group-options.ts';
import { HourDrawer } from './hour-drawer.tsx';
import { hourGroupShown } from './policy.graphql.generated.ts';
import { hourQueue, hourQueueForFile, type HourQueueQuery } from './queue.graphql.generated.ts';
import { useQueueFileColumns, useQueueTable } from './use-queue-table.tsx';

const EMPTY_TEXTS: Readonly<Record<HourStatus, MessageId>> = {
  PENDING: 'hourNoneWait',
  CONFIRMED: 'hourNoneConfirmed',
  REFUSED: 'hourNoneRefused',
};

/** What students have logged, what waits first; one is decided beside the list, several together (HOURS-04). */
export function HourQueue() {
  const text = useText();
  const list = useList(['groupId', 'categoryId'], undefined, ['status']);
  const { search, filters, after } = list.params;
  const status = HOUR_STATUSES.find((known) => known === filters['status']) ?? 'PENDING';
  const filter = {
    status,
    search: search.trim(),
    groupId: filters['groupId'] ?? null,
    categoryId: filters['categoryId'] ?? null,
  };
  const answer = useQuery(hourQueue, { filter, after }, { fresh: true });
  const page = answer.data?.hourEntries;
  const selection = useSelection(list);
  const { opened, onOpen } = useOpenedRow('entry');
  const first = page?.rows[0];
  useShortcuts(
    opened === null && first
      ? [{ keys: 'j', label: 'nextHours', group: 'thisScreen', run: () => onOpen(first._id) }]
      : [],
  );
  const table = useQueueTable(status, opened, ({ _id }) => onOpen(_id));
  const fileColumns = useQueueFileColumns();
  const pageAfter = async (cursor: string | null, signal: AbortSignal) =>
    (await call(hourQueueForFile, { filter, after: cursor }, { signal })).hourEntries;
  const isPending = status === 'PENDING';
  return (
    <Stack>
      <div className={styles['over']}>
        <StatusChoice
          status={status}
          data={answer.data}
          onChoose={(chosen) => list.ask({ filters: { ...filters, status: chosen } })}
        />
        <Oldest data={answer.data} />
      </div>
      <div>
        <ExportedTable
          table={table}
          list={list}
          searchLabel={text('searchHours')}
          filters={useFilters(answer.data, filter.groupId)}
          answer={{ ...answer, data: page }}
          file={{ list: 'hours', columns: fileColumns, filter, pageAfter }}
          {...(isPending && { selection })}
          empty={
            <EmptyState icon={isPending ? 'check' : 'clock'} title={<Text id={EMPTY_TEXTS[status]} />} />
          }
        />
      </div>
      {isPending && (
        <DecideSelected selection={selection} matching={page?.count ?? 0} pageAfter={pageAfter} />
      )}
      <HourDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        isNarrowed={isNarrowed(list.params, list.sides)}
        onOpen={onOpen}
      />
    </Stack>
  );
}

type Data = HourQueueQuery | null | undefined;

interface StatusChoiceProps {
  status: HourStatus;
  data: Data;
  onChoose: (status: HourStatus) => void;
}

function StatusChoice({ status, data, onChoose }: StatusChoiceProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const written = (count: number): string => formatNumber(count) + (count < COUNTED_UP_TO ? '' : '+');
  const counts = data && {
    PENDING: data.hourEntryCounts.pending,
    CONFIRMED: data.hourEntryCounts.confirmed,
    REFUSED: data.hourEntryCounts.refused,
  };
  return (
    <SegmentedControl
      label={text('hourStatus')}
      value={status}
      onChoose={onChoose}
      options={HOUR_STATUSES.map((value) => ({
        value,
        label: counts
          ? text('hourCountedStatus', {
              status: text(HOUR_STATUS_TEXTS[value]),
              count: written(counts[value]),
            })
          : text(HOUR_STATUS_TEXTS[value]),
      }))}
    />
  );
}

/** Since when a student waits. */
function Oldest({ data }: { data: Data }) {
  const timeText = useTimeText();
  const oldest = data?.hourEntryCounts.oldest;
  if (!oldest) return null;
  return (
    <p className={styles['quiet']}>
      <Text id="hoursOldestWaits" values={{ when: timeText(oldest, { shows: 'day' }) }} />
    </p>
  );
}

function useFilters(data: Data, groupId: string | null): Filter[] {
  const text = useText();
  const options = optionsOf(data?.hourCategories ?? []);
  return [
    {
      kind: 'search',
      name: 'groupId',
      label: text('hoursGroup'),
      source: findGroups,
      text: useGroupName(groupId),
    },
    { kind: 'choice', name: 'categoryId', label: text('hourCategory'), options },
  ];
}

/** What the filter is set to; an address may name a group that is gone or out of reach. */
function useGroupName(groupId: string | null): string | null {
  const text = useText();
  const groupText = useGroupText();
  const { data, isLoading } = useQuery(hourGroupShown, { groupId }, { enabled: groupId !== null });
  const group = data?.hourGroup;
  if (group) return groupText(group.name, group.regionName);
  return isLoading ? null : text('hourGroupUnknown');
}
