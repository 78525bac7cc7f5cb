import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { ownFinances, useCardText } from '#slices/billing/web/api.ts';
import { PlannedPayments } from '../planned-payments.tsx';
import { enablePaymentPlan, ownPlans, type OwnPlansQuery } from '../plans.graphql.generated.ts';

type Plan = NonNullable<OwnPlansQuery['ownFinances']['invoices'][number]['paymentPlan']>;

/** Turns a plan on again, once its payer has seen what will be charged when. */
export function EnablePlan({ plan }: { plan: Plan }) {
  const text = useText();
  const { named } = useCardText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate } = useMutation({ stale: [ownPlans, ownFinances], afterRefusalToo: true });

  async function enable(): Promise<void> {
    const enabled = await mutate(enablePaymentPlan, { planId: plan._id });
    setIsAsking(false);
    if (enabled) showToast('success', text('planIsOnAgain'));
  }

  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Text id="planEnable" />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={<Text id="planEnable" />}
        action={<Text id="planEnable" />}
        isUndoable
        onConfirm={enable}
        onCancel={() => setIsAsking(false)}
      >
        {plan.savedCard && <Text id="planEnableQuestion" values={{ card: named(plan.savedCard) }} />}
        <PlannedPayments
          currency={plan.currency}
          payments={plan.paymentsIfEnabled.map((payment) => ({ ...payment, id: payment.dueOn }))}
        />
      </Confirm>
    </>
  );
}
