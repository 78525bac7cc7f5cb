import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import type { Identified, Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../billing.module.css';
import { StatementMenu } from '../statement-menu.tsx';
import { useAmount } from '../use-amount.ts';
import { ownFinances, type OwnFinancesQuery, type OwnInvoiceFragment } from './finances.graphql.generated.ts';
import { SavedCard } from './saved-card.tsx';
import { useInvoicesTable } from './use-invoices-table.tsx';
import { useTransactionsTable } from './use-transactions-table.tsx';

type Finances = OwnFinancesQuery['ownFinances'];

export type FinancesSlot = PageSlot<Finances>;

/** Everything a student was charged and has paid. */
export function FinancesPage({ slots }: SlotsProps<FinancesSlot>) {
  const answer = useQuery(ownFinances, {}, { fresh: true });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuFinances" />}
        subtitle={<Text id="financesLead" />}
        actions={answer.data && <StatementMenu finances={answer.data.ownFinances} />}
      />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ ownFinances: finances }) => <FinancesShown finances={finances} slots={slots} />}
      </DataView>
    </Page>
  );
}

function FinancesShown({ finances, slots }: { finances: Finances } & SlotsProps<FinancesSlot>) {
  const text = useText();
  const { accounts, invoices, transactions } = finances;
  const added = usePageSlots(slots, finances);
  const tabs: readonly Tab<string>[] = [
    { id: 'invoices', label: text('invoicesTab') },
    { id: 'transactions', label: text('transactionsTab') },
    { id: 'refunds', label: text('refundsTab') },
    ...added.tabs,
    // Where no campus takes cards there is nothing to save one for.
    ...(accounts.some(({ takesCards }) => takesCards) ? [{ id: 'card', label: text('savedCardTab') }] : []),
  ];
  const tab = useTab(tabs) ?? 'invoices';
  return (
    <div className={styles['stack']}>
      <Accounts finances={finances} />
      <Tabs label={text('financesTabs')} tabs={tabs} current={tab} />
      {tab === 'invoices' && <Invoices invoices={invoices} />}
      {tab === 'transactions' && <Transactions rows={transactions} empty="noTransactionsYet" />}
      {tab === 'refunds' && (
        <Transactions rows={transactions.filter(({ type }) => type === 'REFUND')} empty="noRefundsYet" />
      )}
      {added.tabs.find(({ id }) => id === tab)?.content}
      {tab === 'card' && <SavedCard />}
    </div>
  );
}

/** What is owed and what is there, with each campus where something was booked. */
function Accounts({ finances: { accounts, invoices, transactions } }: { finances: Finances }) {
  const text = useText();
  const amountText = useAmount();
  const used = accounts.filter(
    ({ regionId }) =>
      invoices.some((invoice) => invoice.regionId === regionId) ||
      transactions.some((entry) => entry.regionId === regionId),
  );
  if (used.length === 0) return null;
  const isOne = used.length === 1;
  const statsOf = ({ regionName: campus, owed, overdue, credit, currency }: Finances['accounts'][number]) => {
    const late = text('overdueAmount', { amount: amountText(overdue, currency) });
    const left = {
      label: isOne ? text('leftToPay') : text('leftToPayAt', { campus }),
      value: amountText(owed, currency),
      aside: overdue > 0 ? late : text('nothingOverdue'),
    };
    const label = isOne ? text('creditOnAccount') : text('creditOnAccountAt', { campus });
    return credit > 0 ? [left, { label, value: amountText(credit, currency) }] : [left];
  };
  return <StatStrip stats={used.flatMap(statsOf)} />;
}

function Loaded<Row extends Identified>({
  rows,
  table,
  empty,
}: {
  rows: readonly Row[];
  table: Table<Row>;
  empty: ReactNode;
}) {
  const list = useList();
  const { locale } = useIntl();
  const page = pageOfLoaded(rows, list.params, {
    columns: table.columns,
    rowsPerPage: list.rowsPerPage,
    languageTag: locale,
  });
  return (
    <DataTable
      table={table}
      list={list}
      answer={{ data: page, problem: null, isLoading: false }}
      empty={empty}
    />
  );
}

function Invoices({ invoices }: { invoices: readonly OwnInvoiceFragment[] }) {
  const table = useInvoicesTable();
  return (
    <Loaded
      rows={invoices}
      table={table}
      empty={
        <EmptyState icon="card" title={<Text id="noInvoicesYet" />}>
          <Text id="noInvoicesYetHelp" />
        </EmptyState>
      }
    />
  );
}

function Transactions({
  rows,
  empty,
}: {
  rows: Finances['transactions'];
  empty: 'noTransactionsYet' | 'noRefundsYet';
}) {
  const table = useTransactionsTable();
  return <Loaded rows={rows} table={table} empty={<EmptyState icon="card" title={<Text id={empty} />} />} />;
}
