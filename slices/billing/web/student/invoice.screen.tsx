import { useState } from 'react';
import { useParams } from 'react-router';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { atLeastNothing, smaller } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { ProgressBar } from '#kit/ui/progress/progress-bar.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import styles from '../billing.module.css';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';
import { useAmount } from '../use-amount.ts';
import { useBalanceLedger } from '../use-balance-ledger.ts';
import { useDayText } from '../use-day-text.ts';
import {
  ownFinances,
  payFromCredit,
  type OwnFinancesQuery,
  type OwnInvoiceFragment,
} from './finances.graphql.generated.ts';
import { useTransactionsTable } from './use-transactions-table.tsx';

type Finances = OwnFinancesQuery['ownFinances'];

export const prefetch = (): void => prefetchQuery(ownFinances, {});

/** One invoice: what it is for, what was paid, and what is left. */
export function InvoiceScreen() {
  const { invoiceId } = useParams();
  const answer = useQuery(ownFinances, {}, { fresh: true });
  const invoice = answer.data?.ownFinances.invoices.find(({ _id }) => _id === invoiceId);
  return (
    <Page>
      {!invoice && <PageHeading title={<Text id="menuFinances" />} />}
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ ownFinances: finances }) =>
          invoice ? <InvoiceShown invoice={invoice} finances={finances} /> : <NotThere />
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

function InvoiceShown({ invoice, finances }: { invoice: OwnInvoiceFragment; finances: Finances }) {
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
      />
      <div className={styles['stack']}>
        <Due invoice={invoice} credit={creditFor(invoice, finances)} />
        <div className={styles['sides']}>
          <TransactionsOf invoice={invoice} finances={finances} />
          <div className={styles['stack']}>
            <Lines invoice={invoice} />
            <Ledger title={<Text id="balanceHow" />} steps={balanceLedger(invoice)} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What the student has with the campus of an invoice, in its currency. */
const creditFor = ({ regionId, currency }: OwnInvoiceFragment, { accounts }: Finances): MinorUnits | null =>
  accounts.find((one) => one.regionId === regionId && one.currency.value === currency.value)?.credit ?? null;

function Due({ invoice, credit }: { invoice: OwnInvoiceFragment; credit: MinorUnits | null }) {
  const amountText = useAmount();
  const dayText = useDayText();
  const text = useText();
  const { balance, paid, total, currency, status, dueOn } = invoice;
  const left = atLeastNothing(balance);
  if (status === 'DELETED') return null;
  return (
    <Card>
      <div className={styles['due']}>
        <div>
          <small>
            <Text id="leftToPay" />
          </small>
          <p className={styles['left']}>{amountText(left, currency)}</p>
          {left > 0 && (
            <small>
              {text('invoiceDue')} {dayText(dueOn)}
            </small>
          )}
        </div>
        <div className={styles['bar']}>
          <ProgressBar
            label={text('stepPaid')}
            done={atLeastNothing(paid)}
            total={Math.max(1, total)}
            tone="success"
          />
          <p>
            <span>
              <Text id="paidAmount" values={{ amount: amountText(paid, currency) }} />
            </span>
            <span>
              <Text id="totalAmount" values={{ amount: amountText(total, currency) }} />
            </span>
          </p>
        </div>
        {left > 0 && <Ways invoice={invoice} most={credit && smaller(credit, left)} />}
      </div>
    </Card>
  );
}

/** How an invoice can be paid here. */
function Ways({ invoice, most }: { invoice: OwnInvoiceFragment; most: MinorUnits | null }) {
  const text = useText();
  const amountText = useAmount();
  const { mutate, isBusy } = useMutation({ stale: [ownFinances] });
  const [transactionId, setTransactionId] = useState(() => crypto.randomUUID());
  const { _id: invoiceId, currency, takesCards } = invoice;
  const hasCredit = most !== null && most > 0;

  async function pay(amount: MinorUnits): Promise<void> {
    if (!(await mutate(payFromCredit, { transactionId, invoiceId, amount }))) return;
    setTransactionId(crypto.randomUUID());
    showToast('success', text('paidFromCredit', { amount: amountText(amount, currency) }));
  }

  if (takesCards && !hasCredit) return null;
  return (
    <div className={styles['pay']}>
      {hasCredit && (
        <Button tone="primary" isProcessing={isBusy} onClick={() => void pay(most)}>
          <Text id="useCreditButton" values={{ amount: amountText(most, currency) }} />
        </Button>
      )}
      {!takesCards && (
        <>
          <Button disabled>
            <Text id="payByCardSoon" />
          </Button>
          <small>
            <Text id="noCardsInRegion" />
          </small>
        </>
      )}
    </div>
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
