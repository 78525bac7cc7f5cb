import { builder } from '#kit/graphql/builder.ts';
import { byRule, inPerson, signedIn } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';
import { disablePaymentPlan, enablePaymentPlan, moveInstalment, skipInstalment } from './keep-plan.ts';
import { PaymentPlan, PlanFrequency } from './payment-plan.graphql.ts';
import { setUpPaymentPlan } from './set-up-plan.ts';

const bookkeepers = byRule('those who keep the books of a campus', can.overseeSome);

const PaymentPlanInput = builder.inputType('PaymentPlanInput', {
  fields: (t) => ({
    frequency: t.field({ type: PlanFrequency, required: true }),
    instalments: t.int({ required: true, description: 'From 2 to 12.' }),
    firstDay: t.field({ type: 'Day', required: true, description: 'When the first of them is charged.' }),
    total: t.field({
      type: 'MinorUnits',
      required: true,
      description: 'What was left to pay when the payer agreed.',
    }),
  }),
});

builder.mutationFields((t) => ({
  setUpPaymentPlan: t.field({
    type: PaymentPlan,
    permission: inPerson(signedIn),
    description: 'Agrees to pay an own invoice in instalments from the saved card.',
    args: {
      planId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      invoiceId: t.arg.id({ required: true }),
      planInput: t.arg({ type: PaymentPlanInput, required: true }),
    },
    resolve: (_, { planInput, ...ids }, ctx) => setUpPaymentPlan(ctx, { ...ids, ...planInput }),
  }),
  enablePaymentPlan: t.field({
    type: PaymentPlan,
    permission: inPerson(signedIn),
    description: 'The payer after failures, with a card saved since; staff where they had stopped it.',
    args: { planId: t.arg.id({ required: true }) },
    resolve: (_, { planId }, ctx) => enablePaymentPlan(ctx, planId),
  }),
  disablePaymentPlan: t.field({
    type: PaymentPlan,
    permission: bookkeepers,
    args: { planId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => disablePaymentPlan(ctx, args),
  }),
  skipInstalment: t.field({
    type: PaymentPlan,
    permission: bookkeepers,
    description: 'It is charged after all the others instead.',
    args: { instalmentId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => skipInstalment(ctx, args),
  }),
  moveInstalment: t.field({
    type: PaymentPlan,
    permission: bookkeepers,
    args: {
      instalmentId: t.arg.id({ required: true }),
      dueOn: t.arg({ type: 'Day', required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => moveInstalment(ctx, args),
  }),
}));
