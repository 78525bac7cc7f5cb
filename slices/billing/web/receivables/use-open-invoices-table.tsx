import { daysBetween } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { writtenAmount } from '#kit/money/amounts.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { INVOICE_STATUS_TEXTS } from '../../rules/transaction-texts.ts';
import styles from '../billing.module.css';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';
import { useAmount } from '../use-amount.ts';
import { useDayText } from '../use-day-text.ts';
import { isOneCampus, type Campus } from './campuses.ts';
import type { ListedOpenInvoiceFragment } from './receivables.graphql.generated.ts';

type Row = ListedOpenInvoiceFragment;

/** Of several campuses each row names its own. */
export function useOpenInvoicesTable(campuses: readonly Campus[]): Table<Row> {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  // On the campus; what is being paid as was agreed is not late.
  const lateness = ({ dueOn, balance, isPaidInSteps, timeZone }: Row): string | null => {
    if (balance <= 0) return null;
    if (isPaidInSteps) return text('paidInSteps');
    const count = daysBetween(dueOn, dayIn(asOf(), timeZone));
    return count > 0 ? text('daysOverdue', { count }) : null;
  };
  return {
    label: text('menuOpenInvoices'),
    counted: 'invoicesCounted',
    nameOf: ({ number }) => number,
    columns: [
      {
        id: 'student',
        header: text('paperOfStudent'),
        sortKey: 'STUDENT',
        cell: ({ personId, studentName, regionName }) => (
          <TwoLines below={isOneCampus(campuses) ? null : regionName}>
            <Link to={`/users/${personId}?tab=finances`}>{studentName}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'invoice',
        header: text('typeInvoice'),
        cell: ({ title, number }) => <TwoLines below={number}>{title}</TwoLines>,
      },
      {
        id: 'due',
        header: text('booksDue'),
        sortKey: 'DUE',
        cell: (invoice) => (
          <TwoLines below={lateness(invoice)}>
            <span className={styles['whole']}>{dayText(invoice.dueOn)}</span>
          </TwoLines>
        ),
      },
      {
        id: 'status',
        header: text('booksStatus'),
        cell: ({ status }) => <InvoiceStatusChip status={status} />,
      },
      {
        id: 'total',
        header: text('booksTotal'),
        align: 'end',
        cell: ({ total, currency }) => amountText(total, currency),
      },
      {
        id: 'balance',
        header: text('booksBalance'),
        sortKey: 'BALANCE',
        align: 'end',
        cell: ({ balance, currency }) => <b>{amountText(balance, currency)}</b>,
      },
    ],
  };
}

/** In files amounts are numbers, and what was paid too much is less than nothing. */
export function useOpenInvoiceFileColumns(): Column<Row>[] {
  const text = useText();
  const column = (id: string, header: string, csv: NonNullable<Column<Row>['csv']>): Column<Row> => ({
    id,
    header,
    cell: () => null,
    csv,
  });
  return [
    column('student', text('paperOfStudent'), ({ studentName }) => studentName),
    column('campus', text('booksCampus'), ({ regionName }) => regionName),
    column('number', text('paperInvoiceNumber'), ({ number }) => number),
    column('title', text('booksTitle'), ({ title }) => title),
    { ...column('issued', text('booksIssued'), ({ issuedOn }) => issuedOn), holds: 'day' },
    { ...column('due', text('booksDue'), ({ dueOn }) => dueOn), holds: 'day' },
    column('status', text('booksStatus'), ({ status }) => text(INVOICE_STATUS_TEXTS[status])),
    column('currency', text('openInvoiceCurrency'), ({ currency }) => currency.value),
    column('total', text('booksTotal'), ({ total, currency }) => Number(writtenAmount(total, currency))),
    column('balance', text('booksBalance'), ({ balance, currency }) =>
      Number(writtenAmount(balance, currency)),
    ),
  ];
}
