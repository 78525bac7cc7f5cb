import { CardForm } from '#kit/client/cards/card-form.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../billing.module.css';
import { FAILURE_TEXTS } from '../failure-texts.ts';
import { useAmount } from '../use-amount.ts';
import type { CardStepFragment } from './cards.graphql.generated.ts';
import type { OwnInvoiceFragment } from './finances.graphql.generated.ts';
import type { CardPaymentState } from './use-card-payment.ts';

interface PayStepProps {
  payment: CardPaymentState;
  invoice: OwnInvoiceFragment;
}

/** A payment that was begun, as far as it has come. */
export function PayStep({ payment, invoice }: PayStepProps) {
  const { step, problem, check, startAgain } = payment;
  // Not while the money may be on its way.
  const mayChange = step ? step.attempt.isClosed || step.clientSecret !== null : problem !== null;
  return (
    <Card>
      <div className={styles['stack']}>
        {problem && (
          <Note tone="danger">
            {problem}{' '}
            <Button onClick={() => void check()}>
              <Text id="payCheckAgain" />
            </Button>
          </Note>
        )}
        {step ? (
          <Step payment={payment} step={step} invoice={invoice} />
        ) : (
          !problem && <Skeleton shape="lines" count={4} />
        )}
        {mayChange && (
          <div>
            <Button tone={step?.attempt.isClosed ? 'primary' : 'quiet'} onClick={startAgain}>
              <Text id={step?.attempt.isClosed ? 'payStartAgain' : 'payChange'} />
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface StepProps {
  payment: CardPaymentState;
  step: CardStepFragment;
  invoice: OwnInvoiceFragment;
}

function Step({ payment, step: { attempt, clientSecret }, invoice: { title } }: StepProps) {
  const text = useText();
  const amountText = useAmount();
  const { amount, currency, failure } = attempt;
  const words = amountText(amount, currency);
  const told = failure && (
    <Note tone="danger">{text('nothingWasCharged', { reason: text(FAILURE_TEXTS[failure]) })}</Note>
  );
  if (attempt.isClosed) return told;
  if (clientSecret === null)
    return (
      <Note>
        <Text id="payBeingConfirmed" />
      </Note>
    );
  return (
    <>
      <p className={styles['paying']}>{text('payingOf', { amount: words, title })}</p>
      {told}
      {payment.isAskedByBank && (
        <Note tone="warning">
          <Text id="payBankAsks" />
        </Note>
      )}
      <CardForm
        clientSecret={clientSecret}
        purpose="payment"
        submitLabel={text('payNow', { amount: words })}
        onDone={() => void payment.check()}
      />
    </>
  );
}
