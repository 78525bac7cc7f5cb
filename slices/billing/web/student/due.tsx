import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { atLeastNothing, smaller } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { ProgressBar } from '#kit/ui/progress/progress-bar.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { payPath } from '../../rules/card-pages.ts';
import styles from '../billing.module.css';
import { useAmount } from '../use-amount.ts';
import { useDayText } from '../use-day-text.ts';
import {
  ownFinances,
  payFromCredit,
  type OwnFinancesQuery,
  type OwnInvoiceFragment,
} from './finances.graphql.generated.ts';

type Finances = OwnFinancesQuery['ownFinances'];

/** What the student has with the campus of an invoice, in its currency. */
const creditFor = ({ regionId, currency }: OwnInvoiceFragment, { accounts }: Finances): MinorUnits | null =>
  accounts.find((one) => one.regionId === regionId && one.currency.value === currency.value)?.credit ?? null;

/** What is left to pay, and how it can be paid. */
export function Due({ invoice, finances }: { invoice: OwnInvoiceFragment; finances: Finances }) {
  const credit = creditFor(invoice, finances);
  const amountText = useAmount();
  const dayText = useDayText();
  const text = useText();
  const { balance, paid, total, currency, status, dueOn } = invoice;
  const left = atLeastNothing(balance);
  if (status === 'DELETED') return null;
  return (
    <Card>
      <div className={styles['due']}>
        <div>
          <small>
            <Text id="leftToPay" />
          </small>
          <p className={styles['left']}>{amountText(left, currency)}</p>
          {left > 0 && (
            <small>
              {text('invoiceDue')} {dayText(dueOn)}
            </small>
          )}
        </div>
        <div className={styles['bar']}>
          <ProgressBar
            label={text('stepPaid')}
            done={atLeastNothing(paid)}
            total={Math.max(1, total)}
            tone="success"
          />
          <p>
            <span>
              <Text id="paidAmount" values={{ amount: amountText(paid, currency) }} />
            </span>
            <span>
              <Text id="totalAmount" values={{ amount: amountText(total, currency) }} />
            </span>
          </p>
        </div>
        {left > 0 && <Ways invoice={invoice} most={credit && smaller(credit, left)} />}
      </div>
    </Card>
  );
}

/** How an invoice can be paid here. */
function Ways({ invoice, most }: { invoice: OwnInvoiceFragment; most: MinorUnits | null }) {
  const text = useText();
  const amountText = useAmount();
  const { mutate, isBusy } = useMutation({ stale: [ownFinances] });
  const [transactionId, setTransactionId] = useState(() => crypto.randomUUID());
  const { _id: invoiceId, currency, takesCards } = invoice;
  const hasCredit = most !== null && most > 0;

  async function pay(amount: MinorUnits): Promise<void> {
    if (!(await mutate(payFromCredit, { transactionId, invoiceId, amount }))) return;
    setTransactionId(crypto.randomUUID());
    showToast('success', text('paidFromCredit', { amount: amountText(amount, currency) }));
  }

  return (
    <div className={styles['pay']}>
      {hasCredit && (
        <Button tone="primary" isProcessing={isBusy} onClick={() => void pay(most)}>
          <Text id="useCreditButton" values={{ amount: amountText(most, currency) }} />
        </Button>
      )}
      {takesCards ? (
        <LinkButton to={payPath(invoiceId)} tone={hasCredit ? 'default' : 'primary'}>
          <Text id="payByCard" />
        </LinkButton>
      ) : (
        <>
          <Button disabled>
            <Text id="payByCardSoon" />
          </Button>
          <small>
            <Text id="noCardsInRegion" />
          </small>
        </>
      )}
    </div>
  );
}
