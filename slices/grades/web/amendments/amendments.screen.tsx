import { useQuery } from '#kit/client/query/use-query.ts';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AmendmentDrawer } from './amendment-drawer.tsx';
import { gradeAmendments, type GradeAmendmentsQuery } from './amendments.graphql.generated.ts';
import { useAmendmentsTable } from './use-amendments-table.tsx';

const SHOWN = ['PENDING', 'ACCEPTED', 'LEFT'] as const;
const STATUS_TEXTS: Readonly<Record<(typeof SHOWN)[number], MessageId>> = {
  PENDING: 'amendmentsPending',
  ACCEPTED: 'amendmentsAccepted',
  LEFT: 'amendmentsLeft',
};

const EMPTY_TEXTS: typeof STATUS_TEXTS = {
  PENDING: 'noAmendmentsWait',
  ACCEPTED: 'noneAcceptedYet',
  LEFT: 'noneLeftYet',
};

/** Settled grades that later decisions about attendance would change, for those who may unlock them. */
export function AmendmentsScreen() {
  const text = useText();
  const list = useList([], undefined, ['status']);
  const { search, filters, after } = list.params;
  const status = SHOWN.find((known) => known === filters['status']) ?? 'PENDING';
  const filter = { status, search: search.trim() };
  const answer = useQuery(gradeAmendments, { filter, after }, { fresh: true });
  const { opened, onOpen } = useOpenedRow('amendment');
  const isPending = status === 'PENDING';
  const table = useAmendmentsTable(isPending, opened, ({ _id }) => onOpen(_id));
  const page = answer.data?.gradeAmendments;
  const counts = countsOf(answer.data);
  return (
    <Page>
      <PageHeading title={<Text id="gradeAmendments" />} subtitle={<Text id="gradeAmendmentsLead" />} />
      <Stack>
        <SegmentedControl
          label={text('gradeAmendments')}
          value={status}
          onChoose={(chosen) => list.ask({ filters: { ...filters, status: chosen } })}
          options={SHOWN.map((value) => ({
            value,
            label: counts
              ? text('amendmentsOfStatus', { status: text(STATUS_TEXTS[value]), count: counts[value] })
              : text(STATUS_TEXTS[value]),
          }))}
        />
        <FilterBar list={list} searchLabel={text('bookSearch')} filters={[]} />
        <DataTable
          table={table}
          list={list}
          answer={{ ...answer, data: page }}
          empty={
            <EmptyState
              icon={isPending ? 'check' : 'sum'}
              title={<Text id={filter.search === '' ? EMPTY_TEXTS[status] : 'noAmendments'} />}
            />
          }
        />
      </Stack>
      <AmendmentDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        isNarrowed={filter.search !== ''}
        onOpen={onOpen}
      />
    </Page>
  );
}

function countsOf(data: GradeAmendmentsQuery | null | undefined) {
  if (!data) return null;
  const { pending, accepted, left } = data.gradeAmendmentCounts;
  return { PENDING: pending, ACCEPTED: accepted, LEFT: left };
}
