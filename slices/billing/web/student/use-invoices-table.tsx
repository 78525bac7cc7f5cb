import { Link } from '#kit/ui/link/link.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { payPath } from '../../rules/card-pages.ts';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';
import { useAmount } from '../use-amount.ts';
import { useDayText } from '../use-day-text.ts';
import type { OwnInvoiceFragment } from './finances.graphql.generated.ts';

export function useInvoicesTable(): Table<OwnInvoiceFragment> {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  return {
    label: text('invoicesTab'),
    counted: 'invoicesCounted',
    nameOf: ({ title }) => title,
    columns: [
      {
        id: 'invoice',
        header: text('invoiceColumn'),
        csv: ({ number, title }) => `${number} ${title}`,
        cell: ({ _id, title, number }) => (
          <TwoLines below={number}>
            <Link to={`/student/transactions/${_id}`}>{title}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'issued',
        header: text('invoiceIssued'),
        csv: ({ issuedOn }) => issuedOn,
        cell: ({ issuedOn }) => dayText(issuedOn),
      },
      {
        id: 'due',
        header: text('invoiceDue'),
        csv: ({ dueOn }) => dueOn,
        cell: ({ dueOn }) => dayText(dueOn),
      },
      {
        id: 'status',
        header: text('invoiceStatus'),
        cell: ({ status }) => <InvoiceStatusChip status={status} />,
      },
      {
        id: 'total',
        header: text('invoiceTotal'),
        align: 'end',
        cell: ({ total, currency }) => amountText(total, currency),
      },
      {
        id: 'balance',
        header: text('invoiceBalance'),
        align: 'end',
        cell: ({ balance, currency }) => <strong>{amountText(balance, currency)}</strong>,
      },
      {
        id: 'pay',
        header: text('payByCard'),
        cell: ({ _id, title, balance, status, takesCards }) =>
          takesCards && balance > 0 && status !== 'DELETED' ? (
            <span>
              <Link to={payPath(_id)} aria-label={text('payInvoiceNamed', { title })}>
                {text('payInvoice')}
              </Link>
            </span>
          ) : null,
      },
    ],
  };
}
