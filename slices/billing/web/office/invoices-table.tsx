import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Finances } from './asked-change.ts';
import { useAmount } from '../use-amount.ts';
import { useBalanceLedger } from '../use-balance-ledger.ts';
import { useDayText } from '../use-day-text.ts';
import type { OfficeInvoiceFragment } from './finances.graphql.generated.ts';
import { PlainTable } from './plain-table.tsx';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';

interface InvoicesTableProps {
  finances: Finances;
  onOpen: (invoiceId: string) => void;
}

/** The invoices of a person, the newest first. */
export function InvoicesTable({ finances: { accounts, invoices }, onOpen }: InvoicesTableProps) {
  const text = useText();
  const columns = useColumns(onOpen, accounts.length > 1);
  return (
    <section>
      <h2>
        <Text id="booksInvoices" />
      </h2>
      <PlainTable
        table={{ label: text('booksInvoices'), columns, nameOf: ({ number }) => number }}
        rows={invoices}
      />
    </section>
  );
}

function useColumns(
  onOpen: InvoicesTableProps['onOpen'],
  isOfSeveral: boolean,
): Column<OfficeInvoiceFragment>[] {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const stepsOf = useBalanceLedger();
  return [
    {
      id: 'number',
      header: text('typeInvoice'),
      cell: ({ _id, number, title, regionName }) => (
        <TwoLines below={isOfSeveral ? `${title} · ${regionName}` : title}>
          <OpenButton aria-haspopup="dialog" onClick={() => onOpen(_id)}>
            {number}
          </OpenButton>
        </TwoLines>
      ),
    },
    {
      id: 'status',
      header: text('booksStatus'),
      cell: ({ status }) => <InvoiceStatusChip status={status} />,
    },
    { id: 'issued', header: text('booksIssued'), cell: ({ issuedOn }) => dayText(issuedOn) },
    { id: 'due', header: text('booksDue'), cell: ({ dueOn }) => dayText(dueOn) },
    {
      id: 'total',
      header: text('booksTotal'),
      align: 'end',
      cell: ({ total, currency }) => amountText(total, currency),
    },
    {
      id: 'balance',
      header: text('booksBalance'),
      align: 'end',
      cell: (invoice) => (
        <ComputedNumber steps={stepsOf(invoice)}>
          {amountText(invoice.balance, invoice.currency)}
        </ComputedNumber>
      ),
    },
  ];
}
