import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { PlanView, type ShownPlan } from './plan-view.tsx';
import { groupInvoicePlan, type FeesOfCampusesQuery } from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';
import type { Order } from './order.ts';
import { RunForm } from './run-form.tsx';

/** First what is to be charged to whom, then the same with every student and amount, before anything is asked for. */
export function NewRun({ known }: { known: FeesOfCampusesQuery }) {
  const [shown, setShown] = useState<ShownPlan | null>(null);
  const { attempt, isBusy } = useMutation({ tell: useFormProblem() });

  async function show(order: Order): Promise<void> {
    const answer = await attempt(() => call(groupInvoicePlan, { order }));
    // A new id for what is shown again, since that is another run.
    if (answer) setShown({ order, plan: answer.groupInvoicePlan, runId: crypto.randomUUID() });
  }

  return (
    <>
      {/* What was typed stays for those who go back. */}
      <div className={styles['narrow']} hidden={shown !== null}>
        <RunForm known={known} onShow={show} />
      </div>
      {shown && <PlanView shown={shown} isBusy={isBusy} onShow={show} onBack={() => setShown(null)} />}
    </>
  );
}
