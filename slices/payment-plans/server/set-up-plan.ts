import { randomUUID } from 'node:crypto';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { balanceOf } from '#slices/billing/rules/standing.ts';
import { findCurrentCard, findInvoice, type InvoiceRecord } from '#slices/billing/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import {
  choiceProblem,
  MAX_INSTALMENTS,
  MIN_INSTALMENTS,
  scheduleOf,
  type ChoiceProblem,
  type PlanChoice,
} from '../rules/schedule.ts';
import { chargePlan } from './charge-plans.ts';
import { changePlan, findPlan, insertEvent, insertPlan } from './plan.queries.ts';
import { findPlanView, viewOf, type PlanView } from './plan-view.ts';

export interface AskedPlan extends PlanChoice {
  planId: string;
  invoiceId: string;
  /** What was left to pay when its payer agreed. */
  total: MinorUnits;
}

const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

/** Agrees to pay an own invoice in instalments, from the card that is saved (FIN-18, HOLE-54). */
export const setUpPaymentPlan = (ctx: Context, asked: AskedPlan): Promise<PlanView> =>
  transaction(ctx.db, async (tx) => {
    const actor = actorOf(ctx);
    const { personId } = actor;
    await lockPerson(tx, personId);
    const now = ctx.services.now();
    const known = await findPlanView(tx, { ids: [asked.planId] }, now);
    if (known && !can.setUp(actor, known)) throw notFound();
    if (known) return known;
    const invoice = await findInvoice(tx, asked.invoiceId);
    if (!invoice || !can.setUp(actor, invoice)) throw notFound();
    await requireCard(tx, ctx, invoice);
    await makeRoom(tx, invoice, now);
    const today = dayIn(now, invoice.timeZone);
    refuseChoice(asked, invoice, today);
    const { planId: id, frequency, firstDay, instalments, total } = asked;
    const { regionId, id: invoiceId } = invoice;
    const plan = { id, personId, regionId, invoiceId, frequency, firstDay, setUpAt: now };
    const planned = scheduleOf(asked, total).map((one) => ({ ...one, id: randomUUID() }));
    await insertPlan(tx, plan, planned);
    await insertEvent(tx, plan, {
      kind: 'SET_UP',
      amount: total,
      day: firstDay,
      madeBy: personId,
      madeAt: now,
    });
    await audit(tx, ctx, {
      action: 'setUpPaymentPlan',
      entity: 'paymentPlan',
      entityId: id,
      regionId,
      after: {
        personId,
        invoiceId,
        frequency,
        instalments,
        firstDay,
        total,
        currency: invoice.currency.value,
      },
    });
    if (firstDay === today) await enqueue(tx, chargePlan, { planId: id });
    const stored = await findPlan(tx, { ids: [id] });
    if (!stored) throw notFound();
    return viewOf(stored, invoice, now);
  });

async function requireCard(tx: Tx, ctx: Context, { takesCards, personId }: InvoiceRecord): Promise<void> {
  const { kind } = ctx.services.cards;
  if (!takesCards || kind === 'none') throw new RuleError('cardsNotTaken');
  if (!(await findCurrentCard(tx, { personId, processor: kind }))) throw new RuleError('planNeedsCard');
}

/** A plan that is over makes room for another, when the invoice asks for something again. */
async function makeRoom(tx: Tx, invoice: InvoiceRecord, now: Date): Promise<void> {
  const before = await findPlan(tx, { invoiceIds: [invoice.id] });
  if (!before) return;
  if (viewOf(before, invoice, now).status !== 'COMPLETED') throw new RuleError('planIsThere');
  await changePlan(tx, before.id, { closedAt: now });
}

const FIELDS: Readonly<Record<ChoiceProblem, string | null>> = {
  planNothingOwed: null,
  planCountInvalid: 'instalments',
  planFirstDayInvalid: 'firstDay',
  planAmountTooSmall: 'instalments',
};

function refuseChoice(asked: AskedPlan, invoice: InvoiceRecord, today: PlanView['today']): void {
  const balance = balanceOf(invoice);
  const problem = choiceProblem(asked, { balance, currency: invoice.currency, today });
  const limits = { min: MIN_INSTALMENTS, max: MAX_INSTALMENTS };
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', limits, { field: FIELDS[problem] });
  if (asked.total !== balance) throw new RuleError('planAmountChanged');
}
