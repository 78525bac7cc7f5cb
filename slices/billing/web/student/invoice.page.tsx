import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { invoiceAddress } from '../../rules/downloads.ts';
import styles from '../billing.module.css';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';
import { useAmount } from '../use-amount.ts';
import { useBalanceLedger } from '../use-balance-ledger.ts';
import { useDayText } from '../use-day-text.ts';
import { BegunPayment, FailedAttempts } from './attempts.tsx';
import { Due } from './due.tsx';
import { ownFinances, type OwnFinancesQuery, type OwnInvoiceFragment } from './finances.graphql.generated.ts';
import { useTransactionsTable } from './use-transactions-table.tsx';

type Finances = OwnFinancesQuery['ownFinances'];

/** What slices above add to an invoice of the reader. */
export type InvoiceSlot = PageSlot<OwnInvoiceFragment>;

/** One invoice: what it is for, what was paid, and what is left. */
export function InvoicePage({ slots }: SlotsProps<InvoiceSlot>) {
  const { invoiceId } = useParams();
  const answer = useQuery(ownFinances, {}, { fresh: true });
  const invoice = answer.data?.ownFinances.invoices.find(({ _id }) => _id === invoiceId);
  return (
    <Page>
      {!invoice && <PageHeading title={<Text id="menuFinances" />} />}
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ ownFinances: finances }) =>
          invoice ? <InvoiceShown invoice={invoice} finances={finances} slots={slots} /> : <NotThere />
        }
      </DataView>
    </Page>
  );
}

const NotThere = () => (
  <EmptyState
    icon="card"
    title={<Text id="invoiceNotThere" />}
    action={
      <LinkButton to="/student/transactions">
        <Text id="allInvoices" />
      </LinkButton>
    }
  />
);

interface InvoiceShownProps extends SlotsProps<InvoiceSlot> {
  invoice: OwnInvoiceFragment;
  finances: Finances;
}

function InvoiceShown({ invoice, finances, slots }: InvoiceShownProps) {
  const added = usePageSlots(slots, invoice);
  const text = useText();
  const dayText = useDayText();
  const balanceLedger = useBalanceLedger();
  useOpenedRecord(text('invoiceNamed', { number: invoice.number }));
  const { title, number, status, issuedOn, regionName, currency } = invoice;
  return (
    <>
      <PageHeading
        title={
          <>
            {title} <InvoiceStatusChip status={status} />
          </>
        }
        subtitle={[
          text('invoiceNamed', { number }),
          dayText(issuedOn),
          `${regionName}, ${currency.value}`,
        ].join(' · ')}
        {...(invoice.note && { description: invoice.note })}
        actions={
          <>
            {added.buttons}
            <DownloadLink href={invoiceAddress(invoice._id)}>
              <Text id="invoicePdf" />
            </DownloadLink>
          </>
        }
      />
      <div className={styles['stack']}>
        <BegunPayment invoice={invoice} />
        <Due invoice={invoice} finances={finances} />
        <div className={styles['sides']}>
          <div className={styles['stack']}>
            <TransactionsOf invoice={invoice} finances={finances} />
            <FailedAttempts invoice={invoice} />
            {added.cards}
          </div>
          <div className={styles['stack']}>
            <Lines invoice={invoice} />
            <Ledger title={<Text id="balanceHow" />} steps={balanceLedger(invoice)} />
          </div>
        </div>
      </div>
    </>
  );
}

function Lines({ invoice: { lines, tax, total, currency } }: { invoice: OwnInvoiceFragment }) {
  const amountText = useAmount();
  return (
    <Card title={<Text id="whatItIsFor" />}>
      <ul className={styles['lines']}>
        {lines.map(({ particulars, quantity, price, amount }, at) => (
          <li key={`${at} ${particulars}`}>
            <span>
              {particulars}
              {quantity > 1 && (
                <small>
                  <Text id="quantityTimes" values={{ quantity, price: amountText(price, currency) }} />
                </small>
              )}
            </span>
            <span {...(amount < 0 && { className: styles['taken'] })}>{amountText(amount, currency)}</span>
          </li>
        ))}
        {tax !== 0 && (
          <li>
            <Text id="invoiceTax" />
            <span>{amountText(tax, currency)}</span>
          </li>
        )}
        <li>
          <Text id="invoiceTotal" />
          <span>{amountText(total, currency)}</span>
        </li>
      </ul>
    </Card>
  );
}

function TransactionsOf({ invoice, finances }: { invoice: OwnInvoiceFragment; finances: Finances }) {
  const table = useTransactionsTable();
  const list = useList();
  const rows = finances.transactions.filter(
    ({ invoiceId, type }) => invoiceId === invoice._id && type !== 'INVOICE',
  );
  return (
    <Card title={<Text id="transactionsTab" />}>
      <DataTable
        table={table}
        list={list}
        answer={{ data: { rows, nextCursor: null }, problem: null, isLoading: false }}
        empty={<EmptyState icon="card" title={<Text id="noTransactionsYet" />} />}
      />
    </Card>
  );
}
