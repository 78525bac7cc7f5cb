import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import type { SponsoredPaymentRowFragment } from './sponsors.graphql.generated.ts';
import styles from './sponsors.module.css';

interface HelpedByProps {
  payments: readonly SponsoredPaymentRowFragment[];
  /** Whether the reader is of the office, who are told more than the student. */
  isOffice?: boolean;
}

/** Who has paid how much, with what they say. */
export function HelpedBy({ payments, isOffice = false }: HelpedByProps) {
  const text = useText();
  const amountText = useAmount();
  return (
    <ul className={styles['helped']}>
      {payments.map(({ _id, name, email, amount, currency, paidAt, note, isNamed }) => (
        <li key={_id}>
          <p className={styles['head']}>
            <span>
              {text('sponsorHasPaid', {
                name: name ?? text('sponsorUnknown'),
                amount: amountText(amount, currency),
              })}
            </span>
            <Moment at={paidAt} />
          </p>
          {isOffice && (
            <p className={styles['quiet']}>
              {email} {!isNamed && <Text id="sponsorKeptUnknown" />}
            </p>
          )}
          {note && <blockquote className={styles['note']}>{note}</blockquote>}
        </li>
      ))}
    </ul>
  );
}
