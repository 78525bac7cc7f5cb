import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { DUE_SOON_DAYS } from '../rules/due-soon.ts';
import { balanceOf } from '../rules/standing.ts';
import { findDueBetween } from './invoice.queries.ts';
import { paidInSteps } from './paid-in-steps.ts';

/** What is due soon, or is overdue, until it is paid. */
defineOwnTasks(async (ctx) => {
  const today = dayIn(ctx.services.now(), 'UTC');
  const db = ctx.unscoped('what the caller has to pay');
  const { personId } = actorOf(ctx);
  const to = addDays(today, DUE_SOON_DAYS);
  const [due, inSteps] = await Promise.all([
    findDueBetween(db, { personId, from: null, to }),
    paidInSteps(db, personId),
  ]);
  return due
    .filter(({ id }) => !inSteps.has(id))
    .map((invoice) => ({ ...invoice, left: balanceOf(invoice) }))
    .filter(({ left }) => left > 0)
    .map(({ id, number, dueOn, timeZone, left, currency }) => ({
      id,
      name: 'payInvoice',
      path: `/student/transactions/${id}`,
      about: number,
      firstDay: null,
      lastDay: null,
      dueOn,
      timeZone,
      amount: left,
      currency,
    }));
});
