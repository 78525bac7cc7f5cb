import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#kit/access/known-actions.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { findAttempt, findCurrentCard, reasonOf } from '#slices/billing/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { chargeKey, daysFromNowOn, enableProblem, moveProblem } from '../rules/plan.ts';
import { can } from '../rules/permissions.ts';
import { dueDayAfter } from '../rules/schedule.ts';
import { chargePlan } from './charge-plans.ts';
import {
  changeInstalment,
  changePlan,
  insertEvent,
  insertInstalment,
  type InstalmentRecord,
  type NewEvent,
} from './plan.queries.ts';
import { findPlanView, type PlanView } from './plan-view.ts';
import { tellOfPlan } from './tell-of-plan.ts';

type PlanBy = Parameters<typeof findPlanView>[1];
type Rule = (actor: ReturnType<typeof actorOf>, plan: PlanView) => boolean;

/** Changes a plan that the caller may change: one change after the other, and none while its payer pays. */
const changing = (
  ctx: Context,
  by: PlanBy,
  may: Rule,
  change: (tx: Tx, plan: PlanView, now: Date) => Promise<void>,
): Promise<PlanView> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.services.now();
    const load = async (): Promise<PlanView> => {
      const plan = await findPlanView(tx, by, now);
      if (!plan || !may(actorOf(ctx), plan)) throw new RuleError('recordNotFound', 'NOT_FOUND');
      return plan;
    };
    const { personId } = await load();
    await lockPerson(tx, personId);
    await change(tx, await load(), now);
    return load();
  });

const note = (
  tx: Tx,
  ctx: Context,
  { id, personId, regionId, invoiceId }: PlanView,
  { action, ...facts }: { action: AuditAction; after: Record<string, unknown>; reason?: string },
): Promise<void> =>
  audit(tx, ctx, {
    action,
    entity: 'paymentPlan',
    entityId: id,
    regionId,
    ...facts,
    after: { personId, invoiceId, ...facts.after },
  });

/** Writes into the history of a plan what the caller has changed; a student is told of what staff change. */
async function noteEvent(
  tx: Tx,
  ctx: Context,
  plan: PlanView,
  event: Omit<NewEvent, 'madeBy' | 'madeAt'>,
): Promise<void> {
  const { personId: madeBy } = actorOf(ctx);
  const eventId = await insertEvent(tx, plan, { ...event, madeBy, madeAt: ctx.services.now() });
  if (madeBy !== plan.personId) await enqueue(tx, tellOfPlan, { eventId });
}

/** Stops a plan until staff enable it again. */
export const disablePaymentPlan = (
  ctx: Context,
  { planId, reason: words }: { planId: string; reason: string },
): Promise<PlanView> =>
  changing(ctx, { ids: [planId] }, can.keep, async (tx, plan, now) => {
    const reason = reasonOf(words);
    if (plan.disabledBy === 'STAFF') throw new RuleError('planIsOff');
    await changePlan(tx, plan.id, { disabledAt: now, disabledBy: 'STAFF', disabledReason: reason });
    await noteEvent(tx, ctx, plan, { kind: 'DISABLED', reason });
    await note(tx, ctx, plan, { action: 'disablePaymentPlan', after: { stop: 'STAFF' }, reason });
  });

/** A student goes on with a plan that had failed, with a card that was saved since; staff with one that they had stopped. */
export const enablePaymentPlan = (ctx: Context, planId: string): Promise<PlanView> =>
  changing(ctx, { ids: [planId] }, mayEnable, async (tx, plan) => {
    const isStaff = plan.personId !== actorOf(ctx).personId;
    const problem = enableProblem(
      { disabledAt: plan.disabledAt, stop: plan.disabledBy },
      { savedAt: isStaff ? null : await cardSavedAt(tx, ctx, plan.personId), isStaff },
    );
    if (problem) throw new RuleError(problem);
    const days = daysFromNowOn(plan.open, plan);
    const [next] = days;
    await changePlan(tx, plan.id, {
      disabledAt: null,
      disabledBy: null,
      disabledReason: '',
      consecutiveFailures: 0,
      ...(next &&
        next.dueOn !== plan.open.find(({ id }) => id === next.id)?.dueOn && { firstDay: plan.today }),
    });
    for (const { id, dueOn } of days) await changeInstalment(tx, id, { dueOn, tryOn: dueOn });
    await noteEvent(tx, ctx, plan, { kind: 'ENABLED', ...(next && { day: next.dueOn }) });
    await note(tx, ctx, plan, {
      action: 'enablePaymentPlan',
      after: { days: days.map(({ dueOn }) => dueOn) },
    });
    if (next?.dueOn === plan.today) await enqueue(tx, chargePlan, { planId });
  });

const mayEnable: Rule = (actor, plan) => can.setUp(actor, plan) || can.keep(actor, plan);

async function cardSavedAt(tx: Tx, ctx: Context, personId: string): Promise<Date | null> {
  const { kind } = ctx.services.cards;
  if (kind === 'none') throw new RuleError('cardsNotTaken');
  return (await findCurrentCard(tx, { personId, processor: kind }))?.savedAt ?? null;
}

interface AskedInstalment {
  instalmentId: string;
  reason: string;
}

/** Charges an instalment after all the others instead: what is owed stays owed. */
export const skipInstalment = (
  ctx: Context,
  { instalmentId, reason: words }: AskedInstalment,
): Promise<PlanView> =>
  changing(ctx, { instalmentId }, can.keep, async (tx, plan, now) => {
    const reason = reasonOf(words);
    const instalment = await instalmentToChange(tx, plan, instalmentId);
    const { amount, dueOn: dayBefore } = instalment;
    const lastDay = plan.open.at(-1)?.dueOn ?? plan.today;
    const latest = lastDay > plan.today ? lastDay : plan.today;
    const day = dueDayAfter(plan.frequency, plan.firstDay, latest);
    await changeInstalment(tx, instalmentId, { status: 'SKIPPED', settledAt: now });
    await insertInstalment(tx, plan, { id: randomUUID(), dueOn: day, amount });
    await noteEvent(tx, ctx, plan, { kind: 'SKIPPED', instalmentId, amount, dayBefore, day, reason });
    await note(tx, ctx, plan, { action: 'skipInstalment', after: { instalmentId, dayBefore, day }, reason });
  });

export const moveInstalment = (
  ctx: Context,
  { instalmentId, dueOn: day, reason: words }: AskedInstalment & { dueOn: Day },
): Promise<PlanView> =>
  changing(ctx, { instalmentId }, can.keep, async (tx, plan) => {
    const reason = reasonOf(words);
    const instalment = await instalmentToChange(tx, plan, instalmentId);
    const problem = moveProblem(instalment, {
      day,
      today: plan.today,
      taken: plan.open.filter(({ id }) => id !== instalmentId).map(({ dueOn }) => dueOn),
    });
    if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field: 'dueOn' });
    const { dueOn: dayBefore } = instalment;
    await changeInstalment(tx, instalmentId, { dueOn: day, tryOn: day });
    await noteEvent(tx, ctx, plan, { kind: 'MOVED', instalmentId, dayBefore, day, reason });
    await note(tx, ctx, plan, { action: 'moveInstalment', after: { instalmentId, dayBefore, day }, reason });
  });

/** One that is open, and of which no charge is under way. */
async function instalmentToChange(tx: Tx, plan: PlanView, id: string): Promise<InstalmentRecord> {
  const instalment = plan.instalments.find((one) => one.id === id);
  if (instalment?.status !== 'PLANNED') throw new RuleError('instalmentNotOpen');
  const attempt = await findAttempt(tx, { key: chargeKey(instalment) });
  if (attempt && attempt.closedAt === null) throw new RuleError('instalmentUnderWay');
  return instalment;
}
