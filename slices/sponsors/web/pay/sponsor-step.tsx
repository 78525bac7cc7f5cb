import { CardForm } from '#kit/client/cards/card-form.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { FAILURE_TEXTS, useAmount } from '#slices/billing/web/api.ts';
import styles from '../sponsors.module.css';
import type { SponsorPageQuery, SponsorStepFragment } from './pay.graphql.generated.ts';
import type { Sponsoring } from './use-sponsoring.ts';

interface SponsorStepProps {
  sponsoring: Sponsoring;
  /** Null once the link has ended, be it because all is paid. */
  asked: SponsorPageQuery['sponsorPage'] | null;
}

/** A payment that was begun, as far as it has come. */
export function SponsorStep({ sponsoring, asked }: SponsorStepProps) {
  const text = useText();
  const amountText = useAmount();
  const { step, problem, check, startAgain } = sponsoring;
  if (step?.status === 'SUCCEEDED') return <Thanks step={step} />;
  // Not while the money may be on its way.
  const mayChange = step ? step.isClosed || step.clientSecret !== null : problem !== null;
  const student = asked?.firstName ?? '';
  const amount = step && amountText(step.amount, step.currency);
  return (
    <SheetPage
      width="form"
      title={
        amount === null
          ? text('payByCard')
          : student === ''
            ? amount
            : text('sponsorPaying', { amount, student })
      }
    >
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
          <Going step={step} onDone={() => void check()} />
        ) : (
          !problem && <Skeleton shape="lines" count={4} />
        )}
        {mayChange && (
          <div>
            <Button tone={step?.isClosed ? 'primary' : 'quiet'} onClick={() => void startAgain()}>
              <Text id={step?.isClosed ? 'payStartAgain' : 'payChange'} />
            </Button>
          </div>
        )}
      </div>
    </SheetPage>
  );
}

function Going({ step, onDone }: { step: SponsorStepFragment; onDone: () => void }) {
  const text = useText();
  const amountText = useAmount();
  const { amount, currency, failure, isClosed, clientSecret } = step;
  const told = failure && (
    <Note tone="danger">
      {failure === 'canceled'
        ? text('sponsorCalledOff')
        : text('nothingWasCharged', { reason: text(FAILURE_TEXTS[failure]) })}
    </Note>
  );
  if (isClosed) return told;
  if (clientSecret === null)
    return (
      <Note>
        <Text id="payBeingConfirmed" />
      </Note>
    );
  return (
    <>
      {told}
      <CardForm
        clientSecret={clientSecret}
        purpose="payment"
        submitLabel={text('payNow', { amount: amountText(amount, currency) })}
        onDone={onDone}
      />
    </>
  );
}

function Thanks({ step: { amount, currency, receiptUrl } }: { step: SponsorStepFragment }) {
  const text = useText();
  const amountText = useAmount();
  return (
    <SheetPage
      title={<Text id="sponsorThanks" />}
      lead={text('sponsorThanksText', { amount: amountText(amount, currency) })}
    >
      {receiptUrl !== null && (
        <DownloadLink href={receiptUrl}>
          <Text id="sponsorGetReceipt" />
        </DownloadLink>
      )}
    </SheetPage>
  );
}
