import { byItself, writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { onPaymentAttempt, type PaymentAttempt } from '#slices/billing/server/api.ts';
import { countsAsFailure, instalmentOfKey, isDisabledAfter, retryDay } from '../rules/plan.ts';
import { changeInstalment, changePlan, insertEvent, type InstalmentRecord } from './plan.queries.ts';
import { findPlanView, type PlanView } from './plan-view.ts';
import { tellOfPlan } from './tell-of-plan.ts';

const SOURCE = byItself('chargePlan');

/** What became of a charge becomes of its instalment, in the transaction that books it (HOLE-54). */
onPaymentAttempt(async (tx, services, attempt) => {
  const charged = instalmentOfKey(attempt.key);
  if (!charged) return;
  const plan = await findPlanView(tx, { instalmentId: charged.id }, services.now());
  const instalment = plan?.instalments.find(({ id }) => id === charged.id);
  if (!plan || !instalment) return;
  if (attempt.status === 'SUCCEEDED') await notePaid(tx, services, { plan, instalment, attempt });
  // A try that was taken for lost and failed after all has been noted before.
  else if (charged.tries === instalment.tries)
    await noteFailure(tx, services, { plan, instalment, failure: attempt.failure });
});

async function notePaid(
  tx: Tx,
  services: Services,
  { plan, instalment, attempt }: { plan: PlanView; instalment: InstalmentRecord; attempt: PaymentAttempt },
): Promise<void> {
  const now = services.now();
  const { id, amount } = attempt;
  // What was skipped while its charge was lost is paid all the same, and counts for the next ones.
  if (instalment.status === 'PLANNED')
    await changeInstalment(tx, instalment.id, {
      status: 'PAID',
      paymentId: id,
      settledAt: now,
      failure: null,
    });
  await changePlan(tx, plan.id, { consecutiveFailures: 0 });
  const charged = { instalmentId: instalment.id, amount };
  await insertEvent(tx, plan, {
    kind: 'CHARGED',
    ...charged,
    day: instalment.dueOn,
    madeBy: null,
    madeAt: now,
  });
  await writeAudit(tx, SOURCE, {
    action: 'payInstalment',
    entity: 'paymentPlan',
    entityId: plan.id,
    regionId: plan.regionId,
    after: { personId: plan.personId, ...charged, transactionId: id },
  });
}

interface FailedCharge {
  plan: PlanView;
  instalment: InstalmentRecord;
  failure: string | null;
}

/** It is tried again on the next day; the third failure in a row disables the plan (FIN-16). */
export async function noteFailure(
  tx: Tx,
  services: Services,
  { plan, instalment, failure }: FailedCharge,
): Promise<void> {
  if (instalment.status !== 'PLANNED') return;
  const now = services.now();
  const { id: instalmentId, tries } = instalment;
  const counts = countsAsFailure(failure, instalment);
  const consecutiveFailures = plan.consecutiveFailures + (counts ? 1 : 0);
  const day = retryDay(plan.today);
  await changeInstalment(tx, instalmentId, { tries: tries + 1, failure, tryOn: day });
  await changePlan(tx, plan.id, { consecutiveFailures });
  const amount = plan.open.find(({ id }) => id === instalmentId)?.left ?? instalment.amount;
  const failed = { instalmentId, amount, day, ...(failure !== null && { failure }) };
  const by = { madeBy: null, madeAt: now };
  let eventId = await insertEvent(tx, plan, { kind: 'FAILED', ...failed, ...by });
  const entry = { entity: 'paymentPlan', entityId: plan.id, regionId: plan.regionId };
  const after = { personId: plan.personId, ...failed, consecutiveFailures };
  await writeAudit(tx, SOURCE, { ...entry, action: 'failInstalment', after });
  if (isDisabledAfter(consecutiveFailures) && plan.disabledAt === null) {
    await changePlan(tx, plan.id, { disabledAt: now, disabledBy: 'FAILURES' });
    eventId = await insertEvent(tx, plan, { kind: 'DISABLED', ...failed, ...by });
    await writeAudit(tx, SOURCE, {
      ...entry,
      action: 'disablePaymentPlan',
      after: { personId: plan.personId, stop: 'FAILURES' },
    });
  }
  if (counts) await enqueue(tx, tellOfPlan, { eventId });
}
