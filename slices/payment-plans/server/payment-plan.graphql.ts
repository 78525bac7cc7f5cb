import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { PAYMENT_FAILURES } from '#slices/billing/rules/card-payments.ts';
import {
  AmountCurrency,
  findCurrentCard,
  Invoice,
  type SavedCardRecord,
} from '#slices/billing/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import {
  daysFromNowOn,
  enableProblem,
  INSTALMENT_STATES,
  instalmentState,
  PLAN_EVENTS,
  PLAN_STATUSES,
  PLAN_STOPS,
  toCharge,
} from '../rules/plan.ts';
import { can } from '../rules/permissions.ts';
import { FREQUENCIES, type PlannedInstalment } from '../rules/schedule.ts';
import { listEvents, listPlans, type EventRecord, type InstalmentRecord } from './plan.queries.ts';
import { viewOf, type PlanView } from './plan-view.ts';

export const PlanFrequency = builder.enumType('PlanFrequency', { values: FREQUENCIES });
const PlanStatusType = builder.enumType('PlanStatus', {
  description: 'COMPLETED: nothing is left that it would charge.',
  values: PLAN_STATUSES,
});
const PlanStopType = builder.enumType('PlanStop', {
  description: 'FAILURES: three payments in a row failed.',
  values: PLAN_STOPS,
});
const InstalmentStateType = builder.enumType('InstalmentState', {
  description: 'COVERED: it was paid in another way. FAILED: it will be tried again.',
  values: INSTALMENT_STATES,
});
const PlanFailureType = builder.enumType('PlanFailure', {
  description: 'Why a payment failed; noCard: there was no saved card.',
  values: [...PAYMENT_FAILURES, 'noCard'] as const,
});
type PlanFailure = (typeof PAYMENT_FAILURES)[number] | 'noCard';
const PlanEventKindType = builder.enumType('PlanEventKind', { values: PLAN_EVENTS });

const eventsOfPlan = loaderByOwner(
  (ctx, ids) => listEvents(ctx.unscoped('the history of a payment plan in reach'), ids),
  ({ planId }) => planId,
);

const plansOfInvoice = loaderByOwner(
  (ctx, invoiceIds) => listPlans(ctx.unscoped('the payment plan of an invoice in reach'), { invoiceIds }),
  ({ invoiceId }) => invoiceId,
);

/** The card that a plan charges, if its owner has one. */
async function cardOf(ctx: Context, personId: string): Promise<SavedCardRecord | null> {
  const { kind } = ctx.services.cards;
  if (kind === 'none') return null;
  const db = ctx.unscoped('the card that a payment plan in reach charges');
  return (await findCurrentCard(db, { personId, processor: kind })) ?? null;
}

const PlanCard = builder.objectRef<SavedCardRecord>('PlanCard').implement({
  description: 'The saved card that a payment plan charges (FIN-15).',
  permission: viaParent,
  fields: (t) => ({
    brand: t.exposeString('brand'),
    lastDigits: t.exposeString('lastDigits'),
    expiryMonth: t.exposeInt('expiryMonth'),
    expiryYear: t.exposeInt('expiryYear'),
  }),
});

const PlannedPayment = builder.objectRef<PlannedInstalment>('PlannedPayment').implement({
  permission: viaParent,
  fields: (t) => ({
    dueOn: t.expose('dueOn', { type: 'Day' }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
  }),
});

interface InstalmentOfPlan extends InstalmentRecord {
  plan: PlanView;
}

const leftOf = ({ id, plan, amount }: InstalmentOfPlan) =>
  plan.open.find((one) => one.id === id)?.left ?? amount;

const PlanInstalment = builder.objectRef<InstalmentOfPlan>('PlanInstalment').implement({
  description: 'One of the payments of a plan.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    dueOn: t.expose('dueOn', { type: 'Day' }),
    tryOn: t.expose('tryOn', {
      type: 'Day',
      description: 'When it is charged: when it is due, or the day after it failed.',
    }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
    left: t.field({
      type: 'MinorUnits',
      description: 'What is charged, after what was paid in another way.',
      resolve: leftOf,
    }),
    state: t.field({
      type: InstalmentStateType,
      resolve: (instalment) => instalmentState(instalment, leftOf(instalment)),
    }),
    failure: t.field({
      type: PlanFailureType,
      nullable: true,
      resolve: ({ failure }) => failure as PlanFailure | null,
    }),
  }),
});

const PlanEvent = builder.objectRef<EventRecord>('PlanEvent').implement({
  description: 'What became of a payment plan.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: PlanEventKindType }),
    amount: t.expose('amount', { type: 'MinorUnits', nullable: true }),
    dayBefore: t.expose('dayBefore', {
      type: 'Day',
      nullable: true,
      description: 'When a payment that was moved or skipped had been due.',
    }),
    day: t.expose('day', { type: 'Day', nullable: true }),
    failure: t.field({
      type: PlanFailureType,
      nullable: true,
      resolve: ({ failure }) => failure as PlanFailure | null,
    }),
    reason: t.exposeString('reason'),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    madeByName: t.string({
      nullable: true,
      description: 'Null for what happened by itself.',
      resolve: ({ madeBy }, _, ctx) => nameOfDoer(ctx, madeBy, null),
    }),
  }),
});

export const PaymentPlan = builder.objectRef<PlanView>('PaymentPlan').implement({
  description: 'An invoice that is paid from a saved card in instalments.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personId: t.exposeID('personId'),
    invoiceId: t.exposeID('invoiceId'),
    frequency: t.expose('frequency', { type: PlanFrequency }),
    status: t.expose('status', { type: PlanStatusType }),
    isEnabled: t.boolean({ resolve: ({ disabledAt }) => disabledAt === null }),
    disabledBy: t.expose('disabledBy', { type: PlanStopType, nullable: true }),
    disabledReason: t.exposeString('disabledReason', {
      description: 'What staff said when they stopped it.',
    }),
    successfulPaymentsCount: t.int({
      description: 'Payments that were made, be it in another way.',
      resolve: ({ instalments, open }) =>
        instalments.filter(({ status }) => status === 'PAID' || status === 'COVERED').length +
        open.filter(({ left }) => left <= 0).length,
    }),
    remainingPaymentsCount: t.int({ resolve: ({ open }) => toCharge(open).length }),
    nextPaymentDueDate: t.field({
      type: 'Day',
      nullable: true,
      description: 'When the card is charged next; null while the plan is off.',
      resolve: ({ status, open }) => (status === 'ACTIVE' ? (toCharge(open)[0]?.tryOn ?? null) : null),
    }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true }),
    consecutiveFailedPaymentsCount: t.exposeInt('consecutiveFailures'),
    savedCard: t.field({
      type: PlanCard,
      nullable: true,
      resolve: ({ personId }, _, ctx) => cardOf(ctx, personId),
    }),
    needsNewCard: t.boolean({
      description: 'Whether a plan that failed waits for a card that works.',
      resolve: async ({ personId, disabledAt, disabledBy }, _, ctx) => {
        if (disabledBy !== 'FAILURES') return false;
        const savedAt = (await cardOf(ctx, personId))?.savedAt ?? null;
        return enableProblem({ disabledAt, stop: disabledBy }, { savedAt, isStaff: false }) !== null;
      },
    }),
    instalments: t.field({
      type: [PlanInstalment],
      description: 'In the order of their days.',
      resolve: (plan) => plan.instalments.map((instalment) => ({ ...instalment, plan })),
    }),
    paymentsIfEnabled: t.field({
      type: [PlannedPayment],
      description: 'What would be charged when, if a plan that is off were enabled today.',
      resolve: ({ open, disabledAt, ...plan }) =>
        disabledAt === null
          ? []
          : daysFromNowOn(open, plan).map(({ dueOn, left: amount }) => ({ dueOn, amount })),
    }),
    history: t.field({
      type: [PlanEvent],
      description: 'The newest first.',
      resolve: ({ id }, _, ctx) => eventsOfPlan(ctx).load(id),
    }),
    currency: t.field({ type: AmountCurrency, resolve: ({ invoice }) => invoice.currency }),
    today: t.expose('today', { type: 'Day', description: 'The day on the campus.' }),
  }),
});

builder.objectField(Invoice, 'paymentPlan', (t) =>
  t.field({
    type: PaymentPlan,
    nullable: true,
    resolve: async (invoice, _, ctx) => {
      const [plan] = await plansOfInvoice(ctx).load(invoice.id);
      return plan && can.read(actorOf(ctx), plan) ? viewOf(plan, invoice, ctx.services.now()) : null;
    },
  }),
);
