import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { EXPLANATION_STATUSES, type ExplanationStatus } from '../../rules/explanation.ts';
import { EXPLANATION_STATUS_TEXTS } from '../explanation-status-chip.tsx';
import { ExplanationDrawer } from './explanation-drawer.tsx';
import {
  explanationQueue,
  explanationQueueForFile,
  type ExplanationQueueQuery,
} from './queue.graphql.generated.ts';
import { useQueueFileColumns, useQueueTable } from './use-queue-table.tsx';

const EMPTY_TEXTS: Readonly<Record<ExplanationStatus, MessageId>> = {
  PENDING: 'noExplanationsWait',
  EXPLAINED: 'noneExplainedYet',
  EXCUSED: 'noneExcusedYet',
};

/** What students have explained, what waits first; one is decided beside the list (ATT-29). */
export function ExplanationQueue() {
  const text = useText();
  const list = useList(['groupId'], undefined, ['status']);
  const { search, filters, after } = list.params;
  const status = EXPLANATION_STATUSES.find((known) => known === filters['status']) ?? 'PENDING';
  const filter = { status, search: search.trim(), groupId: filters['groupId'] ?? null };
  const answer = useQuery(explanationQueue, { filter, after }, { fresh: true });
  const { opened, onOpen } = useOpenedRow('explanation');
  const table = useQueueTable(status, opened, ({ _id }) => onOpen(_id));
  const fileColumns = useQueueFileColumns();
  const whole = {
    open: (signal: AbortSignal) => openExport('absence-explanations', filter, signal),
    pageAfter: async (cursor: string | null, signal: AbortSignal) =>
      (await call(explanationQueueForFile, { filter, after: cursor }, { signal })).absenceExplanations,
  };
  const page = answer.data?.absenceExplanations;
  const counts = countsOf(answer.data);
  const isPending = status === 'PENDING';
  const isPlain = filter.search === '' && filter.groupId === null;
  return (
    <Stack>
      <SegmentedControl
        label={text('explanationStatus')}
        value={status}
        onChoose={(chosen) => list.ask({ filters: { ...filters, status: chosen } })}
        options={EXPLANATION_STATUSES.map((value) => ({
          value,
          label: counts
            ? text('explanationCounted', {
                status: text(EXPLANATION_STATUS_TEXTS[value]),
                count: counts[value],
              })
            : text(EXPLANATION_STATUS_TEXTS[value]),
        }))}
      />
      <FilterBar
        list={list}
        searchLabel={text('searchExplanations')}
        filters={[
          {
            kind: 'choice',
            name: 'groupId',
            label: text('explanationGroup'),
            options: groupOptions(answer.data),
          },
        ]}
      >
        <ExportButton fileName="absence-explanations" columns={fileColumns} {...whole} />
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: page }}
        empty={
          <EmptyState
            icon={isPending ? 'check' : 'note'}
            title={<Text id={isPlain ? EMPTY_TEXTS[status] : 'noExplanations'} />}
          />
        }
      />
      <ExplanationDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        isNarrowed={!isPlain}
        onOpen={onOpen}
      />
    </Stack>
  );
}

type Data = ExplanationQueueQuery | null | undefined;

function countsOf(data: Data) {
  if (!data) return null;
  const { pending, explained, excused } = data.absenceExplanationCounts;
  return { PENDING: pending, EXPLAINED: explained, EXCUSED: excused };
}

/** Groups of several campuses are told apart by them. */
function groupOptions(data: Data) {
  const groups = data?.explanationGroups ?? [];
  const isOneCampus = new Set(groups.map(({ regionName }) => regionName)).size < 2;
  return groups.map(({ _id: value, name, regionName }) => ({
    value,
    label: isOneCampus ? name : `${name} · ${regionName}`,
  }));
}
