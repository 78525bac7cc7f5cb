import type { ReactNode } from 'react';
import { minus, NOTHING, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { overPaidOn, type AskedChange } from './asked-change.ts';
import { useAmount } from '../use-amount.ts';
import type { OfficeAccountFragment, OfficeInvoiceFragment } from './finances.graphql.generated.ts';
import styles from './finances.module.css';

interface CampusCardProps {
  account: OfficeAccountFragment;
  /** Those of the campus, in its currency. */
  invoices: readonly OfficeInvoiceFragment[];
  onAsk: (change: AskedChange) => void;
  /** The button for statements of what was booked with the campus. */
  statement: ReactNode;
}

/** What a student owes one campus and has with it, and how that was computed. */
export function CampusCard({ account, invoices, onAsk, statement }: CampusCardProps) {
  const text = useText();
  const amountText = useAmount();
  const { owed, overdue, credit, today, currency } = account;
  const open = invoices.filter(({ balance }) => balance > 0);
  const due = open.filter(({ dueOn, isPaidInSteps }) => dueOn < today && !isPaidInSteps);
  const written = (amount: MinorUnits): string => amountText(amount, currency);

  const stepOf = ({ number, title, balance }: OfficeInvoiceFragment): LedgerStep => ({
    label: number,
    note: title,
    value: written(balance),
  });
  const over = overPaidOn(invoices);
  const inAdvance = minus(credit, sum(over.map(({ balance }) => minus(NOTHING, balance))));
  const sources: LedgerStep[] = [
    ...(inAdvance > 0 ? [{ label: text('booksInAdvance'), value: written(inAdvance) }] : []),
    ...over.map(({ number, balance }) => ({
      label: number,
      note: text('booksPaidTooMuch'),
      value: written(minus(NOTHING, balance)),
    })),
  ];

  const figure = (label: string, amount: MinorUnits, parts: readonly LedgerStep[]) => ({
    label,
    value:
      parts.length === 0 ? (
        written(amount)
      ) : (
        <ComputedNumber steps={[...parts, { label, value: written(amount) }]}>
          {written(amount)}
        </ComputedNumber>
      ),
  });

  return (
    <Card title={account.regionName} link={currency.value}>
      <div className={styles['campus']}>
        <StatStrip
          stats={[
            figure(text('booksOwed'), owed, open.map(stepOf)),
            figure(text('booksOverdue'), overdue, due.map(stepOf)),
            figure(text('booksCredit'), credit, sources),
          ]}
        />
        <div className={styles['buttons']}>
          <Button tone="primary" aria-haspopup="dialog" onClick={() => onAsk({ what: 'issue', account })}>
            <Icon name="plus" />
            <Text id="booksNewInvoice" />
          </Button>
          <Button
            aria-haspopup="dialog"
            onClick={() => onAsk({ what: 'pay', account, invoiceId: open.at(-1)?._id ?? null })}
          >
            <Text id="booksRecordPayment" />
          </Button>
          {statement}
        </div>
      </div>
    </Card>
  );
}
