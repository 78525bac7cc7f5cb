import { Button } from '#kit/ui/button/button.tsx';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { invoiceAddress } from '../../rules/downloads.ts';
import { accountOf, creditFor, mostToCredit, type AskedChange, type Finances } from './asked-change.ts';
import { useAmount } from '../use-amount.ts';
import { useBalanceLedger } from '../use-balance-ledger.ts';
import { useDayText } from '../use-day-text.ts';
import { useTransactionName } from './use-transaction-name.ts';
import styles from './finances.module.css';
import type { OfficeInvoiceFragment as Invoice } from './finances.graphql.generated.ts';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';
import { HowPaid } from './transactions-table.tsx';

interface InvoiceDrawerProps {
  finances: Finances;
  invoice: Invoice;
  onAsk: (change: AskedChange) => void;
  onClose: () => void;
}

/** One invoice: what it charges for, what became of it, and what can be done with it. */
export function InvoiceDrawer({ finances, invoice, onAsk, onClose }: InvoiceDrawerProps) {
  const text = useText();
  const dayText = useDayText();
  const { number, title, status, issuedOn, dueOn, note, regionName } = invoice;
  return (
    <Drawer
      isOpen
      title={number}
      subtitle={title}
      onClose={onClose}
      actions={
        <>
          {status !== 'DELETED' && <InvoiceActions finances={finances} invoice={invoice} onAsk={onAsk} />}
          <DownloadLink href={invoiceAddress(invoice._id)}>
            <Text id="invoicePdf" />
          </DownloadLink>
        </>
      }
    >
      <div className={styles['detail']}>
        <FactList
          facts={[
            { term: text('booksStatus'), value: <InvoiceStatusChip status={status} /> },
            { term: text('booksCampus'), value: regionName },
            { term: text('booksIssued'), value: dayText(issuedOn) },
            { term: text('booksDue'), value: dayText(dueOn) },
            ...(note ? [{ term: text('booksNote'), value: note }] : []),
          ]}
        />
        <Lines invoice={invoice} />
        <Ledger steps={useBalanceLedger()(invoice)} />
        <TransactionsOf finances={finances} invoice={invoice} />
      </div>
    </Drawer>
  );
}

function Lines({ invoice: { lines, subtotal, tax, total, currency } }: { invoice: Invoice }) {
  const text = useText();
  const amountText = useAmount();
  const writtenPercent = useWrittenPercent();
  const sums = [
    ...(tax === 0
      ? []
      : [
          { term: text('booksSubtotal'), value: amountText(subtotal, currency) },
          { term: text('booksTax'), value: amountText(tax, currency) },
        ]),
    { term: text('booksTotal'), value: amountText(total, currency) },
  ];
  return (
    <section>
      <h3>
        <Text id="booksLines" />
      </h3>
      <ul className={styles['items']}>
        {lines.map(({ particulars, quantity, price, taxRate, amount }, place) => (
          <li key={place}>
            <span>
              {particulars}
              <br />
              <small className={styles['quiet']}>
                {`${quantity} × ${amountText(price, currency)}`}
                {taxRate > 0 && ` · ${text('booksTax')} ${writtenPercent(taxRate)}`}
              </small>
            </span>
            <span className={styles['figures']}>{amountText(amount, currency)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles['sums']}>
        {sums.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TransactionsOf({ finances, invoice }: { finances: Finances; invoice: Invoice }) {
  const amountText = useAmount();
  const dayText = useDayText();
  const nameOf = useTransactionName();
  const booked = finances.transactions.filter(({ invoiceId }) => invoiceId === invoice._id);
  return (
    <section>
      <h3>
        <Text id="booksTransactions" />
      </h3>
      <ul className={styles['items']}>
        {booked.map((transaction) => {
          const { _id, day, amount, currency, reason, reference, madeByName } = transaction;
          return (
            <li key={_id}>
              <span>
                {nameOf(transaction)} <HowPaid transaction={transaction} />
                <br />
                <small className={styles['quiet']}>
                  {[dayText(day), reason, reference, madeByName].filter(Boolean).join(' · ')}
                </small>
              </span>
              <span className={styles['figures']}>{amountText(amount, currency)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function InvoiceActions({ finances, invoice, onAsk }: Omit<InvoiceDrawerProps, 'onClose'>) {
  const account = accountOf(finances, invoice);
  const credit = creditFor(finances, invoice);
  return (
    <>
      {account && (
        <Button
          tone="primary"
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'pay', account, invoiceId: invoice._id })}
        >
          <Text id="booksRecordPayment" />
        </Button>
      )}
      {credit > 0 && (
        <Button aria-haspopup="dialog" onClick={() => onAsk({ what: 'useCredit', invoice, credit })}>
          <Text id="booksUseCredit" />
        </Button>
      )}
      {mostToCredit(invoice, 'REDUCTION') > 0 && (
        <Button aria-haspopup="dialog" onClick={() => onAsk({ what: 'credit', invoice, kind: 'REDUCTION' })}>
          <Text id="booksCreditNote" />
        </Button>
      )}
      {mostToCredit(invoice, 'WRITE_OFF') > 0 && (
        <Button aria-haspopup="dialog" onClick={() => onAsk({ what: 'credit', invoice, kind: 'WRITE_OFF' })}>
          <Text id="booksWriteOff" />
        </Button>
      )}
      <Button tone="danger" aria-haspopup="dialog" onClick={() => onAsk({ what: 'delete', invoice })}>
        <Text id="booksDeleteInvoice" />
      </Button>
    </>
  );
}
