import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useDayText } from '#slices/billing/web/api.ts';
import {
  amountOf,
  InstalmentChip,
  isOpen,
  PlanChip,
  PlanProgress,
  useInstalmentNote,
} from '../plan-progress.tsx';
import { PlannedPayments } from '../planned-payments.tsx';
import { plansOf, type PlansOfQuery } from '../plans.graphql.generated.ts';
import styles from '../plans.module.css';
import { ChangePlanDialog, type AskedPlanChange } from './change-plan-dialog.tsx';
import { PlanHistory } from './plan-history.tsx';

type Invoice = NonNullable<PlansOfQuery['finances']>['invoices'][number];
type Plan = NonNullable<Invoice['paymentPlan']>;

/** The payment plans of a person, for those who keep the books. */
export function PlansOf({ personId }: { personId: string }) {
  const answer = useQuery(plansOf, { personId });
  const [asked, setAsked] = useState<AskedPlanChange | null>(null);
  return (
    <DataView answer={answer} waiting={null} empty={null}>
      {({ finances }) => (
        <div className={styles['stack']}>
          {finances?.invoices.map(
            (invoice) =>
              invoice.paymentPlan && (
                <PlanOf key={invoice._id} invoice={invoice} plan={invoice.paymentPlan} onAsk={setAsked} />
              ),
          )}
          {asked && <ChangePlanDialog asked={asked} onClose={() => setAsked(null)} />}
        </div>
      )}
    </DataView>
  );
}

interface PlanOfProps {
  invoice: Invoice;
  plan: Plan;
  onAsk: (asked: AskedPlanChange) => void;
}

function PlanOf({ invoice, plan, onAsk }: PlanOfProps) {
  const text = useText();
  const dayText = useDayText();
  const noteOf = useInstalmentNote();
  const { number } = invoice;
  return (
    <Card
      title={
        <>
          <Text id="planOfInvoice" values={{ number }} /> <PlanChip plan={plan} />
        </>
      }
    >
      <div className={styles['stack']}>
        {plan.disabledBy === 'STAFF' && (
          <Note>
            <Text id="planStoppedNote" values={{ reason: plan.disabledReason }} />
          </Note>
        )}
        {plan.consecutiveFailedPaymentsCount > 0 && (
          <Note tone="warning">
            <Text id="planFailuresInRow" values={{ count: plan.consecutiveFailedPaymentsCount }} />
          </Note>
        )}
        <PlanProgress plan={plan} />
        <PlannedPayments
          currency={plan.currency}
          payments={plan.instalments.map((instalment) => ({
            id: instalment._id,
            dueOn: instalment.dueOn,
            amount: amountOf(instalment),
            note: noteOf(instalment, plan),
            aside: <InstalmentChip instalment={instalment} />,
            actions: isOpen(instalment) && (
              <>
                <Button
                  aria-haspopup="dialog"
                  aria-label={text('planSkipOn', { day: dayText(instalment.dueOn) })}
                  onClick={() => onAsk({ what: 'skip', plan, instalment })}
                >
                  <Text id="planSkip" />
                </Button>
                <Button
                  aria-haspopup="dialog"
                  aria-label={text('planMoveFrom', { day: dayText(instalment.dueOn) })}
                  onClick={() => onAsk({ what: 'move', plan, instalment })}
                >
                  <Text id="planMove" />
                </Button>
              </>
            ),
          }))}
        />
        <Switches plan={plan} onAsk={onAsk} />
        <PlanHistory plan={plan} />
      </div>
    </Card>
  );
}

function Switches({ plan, onAsk }: Pick<PlanOfProps, 'plan' | 'onAsk'>) {
  if (plan.status === 'COMPLETED') return null;
  return (
    <div className={styles['actions']}>
      {plan.disabledBy === 'STAFF' ? (
        <Button aria-haspopup="dialog" onClick={() => onAsk({ what: 'enable', plan })}>
          <Text id="planEnable" />
        </Button>
      ) : (
        <Button tone="danger" aria-haspopup="dialog" onClick={() => onAsk({ what: 'disable', plan })}>
          <Text id="planDisable" />
        </Button>
      )}
    </div>
  );
}
