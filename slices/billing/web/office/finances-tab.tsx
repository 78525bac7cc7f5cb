import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { invoicesOf, type AskedChange, type Finances } from './asked-change.ts';
import { StatementMenu } from '../statement-menu.tsx';
import { CampusCard } from './campus-card.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './finances.module.css';
import { officeFinances } from './finances.graphql.generated.ts';
import { InvoiceDrawer } from './invoice-drawer.tsx';
import { InvoicesTable } from './invoices-table.tsx';
import { TransactionsTable } from './transactions-table.tsx';

/** What a person is charged and has paid, for those who keep the books of the campus (HOLE-52). */
export function FinancesTab({ personId }: { personId: string }) {
  const answer = useQuery(officeFinances, { personId });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="block" count={3} />}
      isEmpty={({ finances }) => finances === null}
      empty={<EmptyState icon="card" title={<Text id="booksNoCampus" />} />}
    >
      {({ finances }) => finances && <Books finances={finances} />}
    </DataView>
  );
}

function Books({ finances }: { finances: Finances }) {
  const { accounts, invoices, transactions } = finances;
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const { opened, onOpen } = useOpenedRow('invoice');
  const shown = invoices.find(({ _id }) => _id === opened);
  return (
    <div className={styles['tab']}>
      {accounts.map((account) => (
        <CampusCard
          key={account.regionId}
          account={account}
          invoices={invoicesOf(finances, account)}
          onAsk={setAsked}
          statement={<StatementMenu finances={{ ...finances, accounts: [account] }} />}
        />
      ))}
      {transactions.length === 0 ? (
        <EmptyState icon="card" title={<Text id="booksNothing" />}>
          <Text id="booksNothingHint" />
        </EmptyState>
      ) : (
        <>
          {invoices.length > 0 && <InvoicesTable finances={finances} onOpen={onOpen} />}
          <TransactionsTable finances={finances} onOpen={onOpen} onAsk={setAsked} />
        </>
      )}
      {shown && (
        <InvoiceDrawer finances={finances} invoice={shown} onAsk={setAsked} onClose={() => onOpen(null)} />
      )}
      {asked && <ChangeDialog finances={finances} asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
