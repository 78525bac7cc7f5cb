import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { payPath } from '../../rules/card-pages.ts';
import styles from '../billing.module.css';
import { FAILURE_TEXTS } from '../failure-texts.ts';
import { useAmount } from '../use-amount.ts';
import type { OwnInvoiceFragment } from './finances.graphql.generated.ts';

interface AttemptsProps {
  invoice: OwnInvoiceFragment;
}

/** A payment that was begun and can be gone on with. */
export function BegunPayment({ invoice: { _id, paymentAttempts, currency } }: AttemptsProps) {
  const amountText = useAmount();
  const begun = paymentAttempts.find(({ isClosed }) => !isClosed);
  if (!begun) return null;
  return (
    <Note>
      <Text id="payBegun" values={{ amount: amountText(begun.amount, currency) }} />{' '}
      <LinkButton to={`${payPath(_id)}?attempt=${begun._id}`}>
        <Text id="payGoOn" />
      </LinkButton>
    </Note>
  );
}

/** The payments by card that came to nothing, with why. */
export function FailedAttempts({ invoice: { paymentAttempts, currency } }: AttemptsProps) {
  const text = useText();
  const amountText = useAmount();
  const failed = paymentAttempts.filter(({ failure }) => failure !== null && failure !== 'canceled');
  if (failed.length === 0) return null;
  return (
    <Card title={<Text id="failedAttempts" />}>
      <ul className={styles['attempts']}>
        {failed.map(({ _id, begunAt, amount, failure }) => (
          <li key={_id}>
            <span>
              {amountText(amount, currency)}
              {failure && <small>{text(FAILURE_TEXTS[failure])}</small>}
            </span>
            <Moment at={begunAt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
