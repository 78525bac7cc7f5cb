import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { OPEN_SORTS, type OpenSide } from '../../rules/receivables.ts';
import styles from '../billing.module.css';
import { campusesOwed, useCampusFilter } from './campuses.ts';
import { OwedByCampus } from './owed-by-campus.tsx';
import { openInvoicesForFile, receivables } from './receivables.graphql.generated.ts';
import { useOpenInvoiceFileColumns, useOpenInvoicesTable } from './use-open-invoices-table.tsx';

const FILTERS = ['regionId'];

const SIDES = {
  owed: { side: 'OWED', label: 'booksOwed', empty: 'noOpenInvoices' },
  overdue: { side: 'OVERDUE', label: 'booksOverdue', empty: 'nothingOverdue' },
  overpaid: { side: 'OVERPAID', label: 'booksPaidTooMuch', empty: 'nothingPaidTooMuch' },
} as const satisfies Record<string, { side: OpenSide; label: string; empty: string }>;

/** Links to what slices above do with invoices of many students. */
export type ReceivablesSlot = PageSlot<void>;

/** What the students of a campus owe, by how long it is overdue, and the invoices it is owed for. */
export function ReceivablesPage({ slots }: SlotsProps<ReceivablesSlot>) {
  const { buttons } = usePageSlots(slots, undefined);
  const text = useText();
  const list = useList(FILTERS);
  const tabs: Tab<keyof typeof SIDES>[] = Object.entries(SIDES).map(([id, { label }]) => ({
    id: id as keyof typeof SIDES,
    label: text(label),
  }));
  const tab = useTab(tabs) ?? 'owed';
  const { side, empty } = SIDES[tab];
  const params = paramsOf(list, side);
  const answer = useQuery(receivables, { ...params, after: list.params.after }, { fresh: true });
  const campuses = answer.data?.receivables;
  const known = campusesOwed(campuses ?? []);
  const chosen = list.params.filters['regionId'];
  const page = answer.data?.openInvoices;
  const whole = {
    open: (signal: AbortSignal) => openExport('open-invoices', params.filter, signal),
    pageAfter: async (after: string | null, signal: AbortSignal) =>
      (await call(openInvoicesForFile, { ...params, after }, { signal })).openInvoices,
  };
  const printing = usePrinting({ list, page, ...whole });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuOpenInvoices" />}
        subtitle={<Text id="openInvoicesLead" />}
        actions={buttons}
      />
      <div className={styles['owed']}>
        <OwedByCampus
          campuses={campuses?.filter(({ regionId }) => !chosen || regionId === chosen) ?? []}
          addressOf={(regionId) => `?tab=${tab}&regionId=${regionId}`}
        />
        <Tabs label={text('menuOpenInvoices')} tabs={tabs} current={tab} />
      </div>
      <FilterBar list={list} searchLabel={text('searchOpenInvoices')} filters={useCampusFilter(known)}>
        <PrintButton printing={printing} />
        <ExportButton fileName={`invoices-${tab}`} columns={useOpenInvoiceFileColumns()} {...whole} />
      </FilterBar>
      <DataTable
        table={useOpenInvoicesTable(known)}
        list={list}
        answer={{ ...answer, data: page }}
        printing={printing}
        empty={<EmptyState icon="check" title={<Text id={empty} />} />}
      />
    </Page>
  );
}

/** What the address asks for, as the API puts it. What is due for longest comes first. */
const paramsOf = ({ params: { search, filters, sort } }: List, side: OpenSide) => ({
  filter: { side, search: search.trim(), regionId: filters['regionId'] ?? null },
  sort: OPEN_SORTS.find((known) => known === sort?.key) ?? ('DUE' as const),
  descending: sort?.isDescending ?? false,
});
