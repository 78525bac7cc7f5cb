import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isReversible, mostToRefund, type AskedChange, type Finances } from './asked-change.ts';
import { useAmount } from '../use-amount.ts';
import { useCardText } from '../use-card-text.ts';
import { useDayText } from '../use-day-text.ts';
import type { OfficeTransactionFragment as Transaction } from './finances.graphql.generated.ts';
import { PlainTable } from './plain-table.tsx';
import { receiptAddress } from '../../rules/downloads.ts';
import { receiptText } from '../../rules/receipts.ts';
import { METHOD_TEXTS } from '../../rules/transaction-texts.ts';
import { useTransactionName } from './use-transaction-name.ts';

interface TransactionsTableProps {
  finances: Finances;
  onOpen: (invoiceId: string) => void;
  onAsk: (change: AskedChange) => void;
}

/** What was booked for a person, the newest first, with why and by whom. */
export function TransactionsTable({ finances, onOpen, onAsk }: TransactionsTableProps) {
  const text = useText();
  const amountText = useAmount();
  const nameOf = useTransactionName();
  return (
    <section>
      <h2>
        <Text id="booksTransactions" />
      </h2>
      <PlainTable
        table={{
          label: text('booksTransactions'),
          columns: useColumns(onOpen),
          nameOf: (transaction) =>
            `${nameOf(transaction)} ${amountText(transaction.amount, transaction.currency)}`,
          menuOf: (transaction) => menuOf(finances, transaction, onAsk),
        }}
        rows={finances.transactions}
      />
    </section>
  );
}

function menuOf(finances: Finances, transaction: Transaction, onAsk: TransactionsTableProps['onAsk']) {
  const most = mostToRefund(finances, transaction);
  const mayReverse = isReversible(finances, transaction);
  const receipt = receiptText(transaction);
  if (most <= 0 && !mayReverse && !receipt) return null;
  return (
    <>
      {receipt && (
        <MenuItem icon="download" action={receiptAddress(transaction._id)} isDownload>
          <Text id={receipt} />
        </MenuItem>
      )}
      {most > 0 && (
        <MenuItem action={() => onAsk({ what: 'refund', payment: transaction, most })}>
          <Text id="booksRefund" />
        </MenuItem>
      )}
      {mayReverse && (
        <MenuItem icon="undo" action={() => onAsk({ what: 'reverse', transaction })}>
          <Text id="booksReverse" />
        </MenuItem>
      )}
    </>
  );
}

function useColumns(onOpen: (invoiceId: string) => void): Column<Transaction>[] {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const nameOf = useTransactionName();
  return [
    { id: 'day', header: text('booksDate'), cell: ({ day }) => dayText(day) },
    {
      id: 'what',
      header: text('booksTransaction'),
      cell: (transaction) => (
        <TwoLines below={<HowPaid transaction={transaction} />}>{nameOf(transaction)}</TwoLines>
      ),
    },
    {
      id: 'amount',
      header: text('booksAmount'),
      align: 'end',
      cell: ({ amount, currency }) => amountText(amount, currency),
    },
    {
      id: 'invoice',
      header: text('typeInvoice'),
      cell: ({ invoiceId, invoiceNumber }) =>
        invoiceId && (
          <OpenButton aria-haspopup="dialog" onClick={() => onOpen(invoiceId)}>
            {invoiceNumber}
          </OpenButton>
        ),
    },
    {
      id: 'remarks',
      header: text('booksRemarks'),
      cell: ({ reason, reference }) => [reason, reference].filter(Boolean).join(' · '),
    },
    { id: 'by', header: text('booksBookedBy'), cell: ({ madeByName }) => madeByName },
  ];
}

/** Cash, card and so on, and whether it was undone since. */
export function HowPaid({ transaction }: { transaction: Transaction }) {
  const { type, method, isReversed, isSponsored, cardBrand: brand, cardLastDigits: lastDigits } = transaction;
  const { named } = useCardText();
  const isMoney = method !== null && type !== 'CREDIT_NOTE';
  const isCard = brand !== null && lastDigits !== null;
  return (
    <>
      {isSponsored ? (
        <Text id="methodSponsor" />
      ) : isCard ? (
        named({ brand, lastDigits })
      ) : (
        isMoney && <Text id={METHOD_TEXTS[method]} />
      )}
      {isMoney && isReversed && ' '}
      {isReversed && (
        <Chip>
          <Text id="booksReversed" />
        </Chip>
      )}
    </>
  );
}
