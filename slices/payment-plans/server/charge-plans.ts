import { readClock } from '#kit/calendar/zone.ts';
import { byItself, writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { isUnavailable } from '#kit/outside/away.ts';
import { chargeSavedCard, findCurrentCard } from '#slices/billing/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { chargeKey, type OpenInstalment } from '../rules/plan.ts';
import { noteFailure } from './follow-charges.ts';
import { changeInstalment, changePlan, insertEvent, listDuePlans, listPlanCampuses } from './plan.queries.ts';
import { findPlanView, type PlanView } from './plan-view.ts';

/** Nobody is charged while they sleep, and who is told of a failure has the day before them. */
const CHARGE_FROM = '06:00';
const MAX_AT_ONCE = 200;

/** Once a day on each campus; the other hours take up what an hour before could not do. */
export const chargeDueInstalments = defineJob<object>({
  name: 'chargeDueInstalments',
  cron: '23 * * * *',
  async run(_, tools) {
    const { db, services, signal } = tools;
    const failures: unknown[] = [];
    for (const { regionId, timeZone } of await listPlanCampuses(db)) {
      const { day: today, time } = readClock(services.now(), timeZone);
      if (time < CHARGE_FROM) continue;
      let after: string | null = null;
      do {
        const due = await listDuePlans(db, { regionId, today, after, max: MAX_AT_ONCE });
        for (const planId of due) {
          if (signal?.aborted) return;
          try {
            await chargeWhatIsDue(tools, planId);
          } catch (error) {
            // While the processor is away nobody can be charged; the next hour goes on.
            if (isUnavailable(error)) return;
            failures.push(error);
          }
        }
        after = due.length === MAX_AT_ONCE ? (due.at(-1) ?? null) : null;
      } while (after !== null);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some plans could not be charged.');
  },
});

/** At once, for a plan whose first instalment is due on the day it is set up. */
export const chargePlan = defineJob<{ planId: string }>({
  name: 'chargePlan',
  run: ({ planId }, tools) => chargeWhatIsDue(tools, planId),
});

/** The plan was changed while it was about to be charged. */
class PlanChanged extends Error {}

/**
 * Charges what a plan asks for today. However many do so at once, each try of an instalment has a key under which the processor
 * charges once, and what became of it is noted with its booking (follow-charges.ts).
 */
async function chargeWhatIsDue(tools: JobTools, planId: string): Promise<void> {
  for (;;) {
    const plan = await findPlanView(tools.db, { ids: [planId] }, tools.services.now());
    const next = plan && nextOf(plan);
    if (!plan || !next) return;
    const isSettled = next.left > 0 ? await charge(tools, plan, next) : await cover(tools, plan, next);
    if (!isSettled) return;
  }
}

/** What is to be charged today: the earliest of what is planned, unless it has failed today. */
function nextOf({ closedAt, disabledAt, open, today }: PlanView): OpenInstalment | null {
  const [next] = open;
  return closedAt === null && disabledAt === null && next && next.tryOn <= today ? next : null;
}

/** Whether it was charged. */
async function charge(tools: JobTools, plan: PlanView, next: OpenInstalment): Promise<boolean> {
  const { db, services } = tools;
  const { kind } = services.cards;
  const { invoice, invoiceId, personId } = plan;
  // The campus takes no cards any more: that is nothing its students have failed to do.
  if (kind === 'none' || !invoice.takesCards) return false;
  const card = await findCurrentCard(db, { personId, processor: kind });
  if (!card) return withoutCard(tools, plan, next);
  try {
    const attempt = await chargeSavedCard(tools, {
      key: chargeKey(next),
      invoiceId,
      amount: next.left,
      savedCardId: card.id,
      isStillDue: async (tx) => void (await stillDue(tx, tools, plan, next)),
    });
    return attempt.status === 'SUCCEEDED';
  } catch (error) {
    // Something else was paid or changed just now; the next hour sees what is left.
    if (error instanceof PlanChanged || error instanceof RuleError) return false;
    throw error;
  }
}

/** The plan as it stands now, if the same is still to be charged. */
async function stillDue(
  tx: Tx,
  { services }: JobTools,
  { id }: PlanView,
  wanted: OpenInstalment,
): Promise<PlanView> {
  const plan = await findPlanView(tx, { ids: [id] }, services.now());
  const next = plan && nextOf(plan);
  if (next?.id !== wanted.id || next.tries !== wanted.tries || next.left !== wanted.left)
    throw new PlanChanged();
  return plan as PlanView;
}

/** What was paid in another way before its day needs no charge. */
const cover = (tools: JobTools, plan: PlanView, next: OpenInstalment): Promise<boolean> =>
  settle(tools, plan, next, async (tx) => {
    const now = tools.services.now();
    const { id: instalmentId, amount, dueOn: day } = next;
    await changeInstalment(tx, instalmentId, { status: 'COVERED', settledAt: now });
    await changePlan(tx, plan.id, { consecutiveFailures: 0 });
    await insertEvent(tx, plan, { kind: 'COVERED', instalmentId, amount, day, madeBy: null, madeAt: now });
    await writeAudit(tx, byItself('chargePlan'), {
      action: 'payInstalment',
      entity: 'paymentPlan',
      entityId: plan.id,
      regionId: plan.regionId,
      after: { personId: plan.personId, instalmentId, amount, isCovered: true },
    });
    return true;
  });

/** There is no card to charge: its owner has removed it. */
const withoutCard = (tools: JobTools, plan: PlanView, next: OpenInstalment): Promise<boolean> =>
  settle(tools, plan, next, async (tx, current) => {
    const instalment = current.instalments.find(({ id }) => id === next.id);
    if (instalment) await noteFailure(tx, tools.services, { plan: current, instalment, failure: 'noCard' });
    return false;
  });

const settle = (
  tools: JobTools,
  plan: PlanView,
  next: OpenInstalment,
  change: (tx: Tx, current: PlanView) => Promise<boolean>,
): Promise<boolean> =>
  transaction(tools.db, async (tx) => {
    await lockPerson(tx, plan.personId);
    return change(tx, await stillDue(tx, tools, plan, next));
  }).catch((error: unknown) => {
    if (error instanceof PlanChanged) return false;
    throw error;
  });
