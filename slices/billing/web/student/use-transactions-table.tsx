import { Link } from '#kit/ui/link/link.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '../use-amount.ts';
import { useDayText } from '../use-day-text.ts';
import { useTransactionText } from '../use-transaction-text.ts';
import type { OwnTransactionFragment } from './finances.graphql.generated.ts';

export function useTransactionsTable(): Table<OwnTransactionFragment> {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { what, method } = useTransactionText();
  return {
    label: text('transactionsTab'),
    counted: 'transactionsCounted',
    nameOf: what,
    columns: [
      {
        id: 'day',
        header: text('transactionDate'),
        csv: ({ day }) => day,
        cell: ({ day }) => dayText(day),
      },
      {
        id: 'what',
        header: text('transactionWhat'),
        csv: (entry) => `${what(entry)} ${entry.invoiceTitle ?? ''} ${entry.invoiceNumber ?? ''}`,
        cell: (entry) => (
          <TwoLines below={entry.invoiceTitle}>
            <Link to={`/transaction/${entry._id}`}>{what(entry)}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'method',
        header: text('transactionMethod'),
        csv: method,
        cell: (entry) => <TwoLines below={entry.reference}>{method(entry)}</TwoLines>,
      },
      {
        id: 'amount',
        header: text('transactionAmount'),
        align: 'end',
        cell: ({ amount, currency }) => amountText(amount, currency),
      },
    ],
  };
}
