import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { DUE_SOON_DAYS } from '../rules/due-soon.ts';
import { balanceOf } from '../rules/standing.ts';
import { findDueBetween } from './invoice.queries.ts';

/** What is due soon, or is overdue, until it is paid. */
defineOwnTasks(async (ctx) => {
  const today = dayIn(ctx.services.now(), 'UTC');
  const due = await findDueBetween(ctx.unscoped('what the caller has to pay'), {
    personId: actorOf(ctx).personId,
    from: null,
    to: addDays(today, DUE_SOON_DAYS),
  });
  return due
    .filter(({ isPaidInSteps }) => !isPaidInSteps)
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
