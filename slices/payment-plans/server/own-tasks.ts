import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { definePaidInSteps, findInvoice } from '#slices/billing/server/api.ts';
import { PLANS_TAB } from '../rules/plan-pages.ts';
import { listPlansOf } from './plan.queries.ts';
import { viewOf } from './plan-view.ts';

/** A plan that is off since payments failed, and one of which a payment has just failed. */
defineOwnTasks(async (ctx) => {
  const db = ctx.unscoped('the payment plans of the caller');
  const plans = (await listPlansOf(db, actorOf(ctx).personId)).filter(
    ({ consecutiveFailures, disabledBy }) => consecutiveFailures > 0 && disabledBy !== 'STAFF',
  );
  const seen = await Promise.all(
    plans.map(async (plan) => {
      const invoice = await findInvoice(db, plan.invoiceId);
      return invoice ? [viewOf(plan, invoice, ctx.services.now())] : [];
    }),
  );
  return seen
    .flat()
    .filter(({ status }) => status !== 'COMPLETED')
    .map(({ id, status, invoice, open }) => ({
      id,
      name: status === 'DISABLED' ? 'revivePlan' : 'mendPlan',
      path: PLANS_TAB,
      about: invoice.number,
      firstDay: null,
      lastDay: null,
      dueOn: status === 'DISABLED' ? null : (open[0]?.tryOn ?? null),
      timeZone: invoice.timeZone,
      amount: open.find(({ left }) => left > 0)?.left ?? null,
      currency: invoice.currency,
    }));
});

/** An invoice of which a plan charges one payment after the other is not late. */
definePaidInSteps(async (db, personId) =>
  (await listPlansOf(db, personId))
    .filter(
      ({ disabledAt, instalments }) =>
        disabledAt === null && instalments.some(({ status }) => status === 'PLANNED'),
    )
    .map(({ invoiceId }) => invoiceId),
);
