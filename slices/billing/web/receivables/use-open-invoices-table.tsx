import { daysBetween } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { writtenAmount } from '#kit/money/amounts.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { fileColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
import { INVOICE_STATUS_TEXTS } from '../../rules/transaction-texts.ts';
import styles from '../billing.module.css';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';
import { useAmount } from '../use-amount.ts';
import { useDayText } from '../use-day-text.ts';
import { isOneCampus, type Campus } from './campuses.ts';
import type { ListedOpenInvoiceFragment, OpenInvoicesForFileQuery } from './receivables.graphql.generated.ts';

type Row = ListedOpenInvoiceFragment;
type FileRow = OpenInvoicesForFileQuery['openInvoices']['rows'][number];

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
        cell: ({ personId, studentName, studentNumber, regionName }) => (
          <TwoLines below={[studentNumber, !isOneCampus(campuses) && regionName].filter(Boolean).join(' · ')}>
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
export function useOpenInvoiceFileColumns(): Column<FileRow>[] {
  const text = useText();
  return [
    ...studentFileColumns(text),
    fileColumn('campus', text('booksCampus'), ({ regionName }) => regionName),
    fileColumn('number', text('paperInvoiceNumber'), ({ number }) => number),
    fileColumn('title', text('booksTitle'), ({ title }) => title),
    fileColumn('issued', text('booksIssued'), ({ issuedOn }) => issuedOn, 'day'),
    fileColumn('due', text('booksDue'), ({ dueOn }) => dueOn, 'day'),
    fileColumn('status', text('booksStatus'), ({ status }) => text(INVOICE_STATUS_TEXTS[status])),
    fileColumn('currency', text('openInvoiceCurrency'), ({ currency }) => currency.value),
    fileColumn('total', text('booksTotal'), ({ total, currency }) => Number(writtenAmount(total, currency))),
    fileColumn('balance', text('booksBalance'), ({ balance, currency }) =>
      Number(writtenAmount(balance, currency)),
    ),
  ];
}
