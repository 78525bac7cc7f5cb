import type { ReactNode } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import styles from './plans.module.css';

interface Payment {
  id: string;
  dueOn: Day;
  amount: MinorUnits;
  /** Under the day. */
  note?: ReactNode;
  /** Beside the amount. */
  aside?: ReactNode;
  /** What can be done about it; below the rest on a phone. */
  actions?: ReactNode;
}

/** What is charged when. */
export function PlannedPayments({
  payments,
  currency,
}: {
  payments: readonly Payment[];
  currency: Currency;
}) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  return (
    <ol className={styles['payments']} aria-label={text('planPayments')}>
      {payments.map(({ id, dueOn, amount, note, aside, actions }) => (
        <li key={id}>
          <span className={styles['day']}>
            {dayText(dueOn)}
            {note && <small>{note}</small>}
          </span>
          <span className={styles['amount']}>
            {amountText(amount, currency)}
            {aside}
          </span>
          {actions && <span className={styles['actions']}>{actions}</span>}
        </li>
      ))}
    </ol>
  );
}
