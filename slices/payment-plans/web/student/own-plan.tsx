import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { payPartPath, payPath, saveCardPath } from '#slices/billing/rules/card-pages.ts';
import { PLANS_TAB } from '../../rules/plan-pages.ts';
import {
  amountOf,
  InstalmentChip,
  nextInstalment,
  PlanChip,
  PlanProgress,
  useInstalmentNote,
} from '../plan-progress.tsx';
import { PlannedPayments } from '../planned-payments.tsx';
import type { OwnPlansQuery } from '../plans.graphql.generated.ts';
import styles from '../plans.module.css';
import { EnablePlan } from './enable-plan.tsx';

type Invoice = OwnPlansQuery['ownFinances']['invoices'][number];
type Plan = NonNullable<Invoice['paymentPlan']>;

interface OwnPlanProps {
  invoice: Invoice;
  plan: Plan;
}

/** A plan of the student: how it stands, what is still to come, and what they can do. */
export function OwnPlan({ invoice, plan }: OwnPlanProps) {
  const noteOf = useInstalmentNote();
  const { title, number } = invoice;
  return (
    <Card
      title={
        <>
          {title} <PlanChip plan={plan} />
        </>
      }
    >
      <div className={styles['stack']}>
        <small className={styles['quiet']}>{number}</small>
        <Stopped plan={plan} />
        <PlanProgress plan={plan} />
        <Actions invoice={invoice} plan={plan} />
        <PlannedPayments
          currency={plan.currency}
          payments={plan.instalments.map((instalment) => ({
            id: instalment._id,
            dueOn: instalment.dueOn,
            amount: amountOf(instalment),
            note: noteOf(instalment, plan),
            aside: <InstalmentChip instalment={instalment} />,
          }))}
        />
      </div>
    </Card>
  );
}

function Stopped({ plan: { status, disabledBy, disabledReason } }: { plan: Plan }) {
  if (status !== 'DISABLED') return null;
  return (
    <Note tone="danger">
      {disabledBy === 'STAFF' ? (
        <Text id="planStoppedNote" values={{ reason: disabledReason }} />
      ) : (
        <Text id="planFailedNote" />
      )}
    </Note>
  );
}

function Actions({ invoice: { _id: invoiceId, takesCards, balance }, plan }: OwnPlanProps) {
  const next = nextInstalment(plan);
  if (!takesCards || plan.status === 'COMPLETED') return null;
  const hasFailed = plan.status === 'DISABLED' && plan.disabledBy === 'FAILURES';
  return (
    <div className={styles['actions']}>
      {hasFailed && !plan.needsNewCard && <EnablePlan plan={plan} />}
      {hasFailed && plan.needsNewCard && (
        <LinkButton to={saveCardPath(PLANS_TAB)} tone="primary">
          <Text id="planSaveOther" />
        </LinkButton>
      )}
      {next && next.left < balance && (
        <LinkButton to={payPartPath(invoiceId, next.left)}>
          <Text id="planPayNext" />
        </LinkButton>
      )}
      <LinkButton to={payPath(invoiceId)}>
        <Text id="planPayAll" />
      </LinkButton>
      {!hasFailed && (
        <LinkButton to={saveCardPath(PLANS_TAB)}>
          <Text id="planOtherCard" />
        </LinkButton>
      )}
    </div>
  );
}
