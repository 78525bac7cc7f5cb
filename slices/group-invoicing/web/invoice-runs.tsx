import { useQuery } from '#kit/client/query/use-query.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { invoiceRuns, type InvoiceRunRowFragment } from './group-invoicing.graphql.generated.ts';
import { RunDrawer } from './run-drawer.tsx';

/** Which groups were invoiced before, the newest first. */
export function InvoiceRuns() {
  const list = useList([]);
  const { opened, onOpen } = useOpenedRow('run');
  const answer = useQuery(invoiceRuns, { after: list.params.after }, { fresh: true });
  return (
    <>
      <DataTable
        table={useRunsTable(onOpen)}
        list={list}
        answer={{ ...answer, data: answer.data?.invoiceRuns }}
        empty={<EmptyState icon="card" title={<Text id="noInvoiceRuns" />} />}
      />
      {opened && <RunDrawer key={opened} runId={opened} onClose={() => onOpen(null)} />}
    </>
  );
}

function useRunsTable(onOpen: (id: string) => void): Table<InvoiceRunRowFragment> {
  const text = useText();
  const amountText = useAmount();
  return {
    label: text('invoiceGroupsDone'),
    counted: 'rowCount',
    nameOf: ({ title }) => title,
    columns: [
      {
        id: 'title',
        header: text('booksTitle'),
        cell: ({ _id, title, regionName }) => (
          <TwoLines below={regionName}>
            <OpenButton aria-haspopup="dialog" onClick={() => onOpen(_id)}>
              {title}
            </OpenButton>
          </TwoLines>
        ),
      },
      {
        id: 'asked',
        header: text('booksIssued'),
        cell: ({ askedAt, askedByName }) => (
          <TwoLines below={askedByName}>
            <Moment at={askedAt} />
          </TwoLines>
        ),
      },
      {
        id: 'count',
        header: text('invoicePlanStudents'),
        align: 'end',
        cell: ({ isUndone, counts: { waiting, issued, toUndo, kept, undone, failed } }) => (
          <>
            {isUndone ? kept : waiting + issued + toUndo + failed}{' '}
            {undone > 0 && (
              <Chip>
                <Text id="outcomeUndone" />
              </Chip>
            )}
          </>
        ),
      },
      {
        id: 'total',
        header: text('booksTotal'),
        align: 'end',
        cell: ({ total, currency }) => amountText(total, currency),
      },
    ],
  };
}
