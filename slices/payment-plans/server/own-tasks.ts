import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { PLANS_TAB } from '../rules/plan-pages.ts';
import { spanAround } from '#slices/calendar/server/api.ts';
import { plansAhead } from './plans-in-calendar.ts';
import { listPlansOf } from './plan.queries.ts';
import { viewsOf } from './plan-view.ts';

/** A plan that is off since payments failed, and one of which a payment has just failed. */
defineOwnTasks(async (ctx) => {
  const db = ctx.unscoped('the payment plans of the caller');
  const { personId } = actorOf(ctx);
  const span = { personId, locale: ctx.locale, ...spanAround(ctx.services.now()) };
  const plans = (await plansAhead.keep(db, span, listPlansOf(db, personId))).filter(
    ({ consecutiveFailures, disabledBy }) => consecutiveFailures > 0 && disabledBy !== 'STAFF',
  );
  return (await viewsOf(db, plans, ctx.services.now()))
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
