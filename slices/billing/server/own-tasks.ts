import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { spanAround } from '#slices/calendar/server/api.ts';
import { DUE_SOON_DAYS } from '../rules/due-soon.ts';
import { balanceOf } from '../rules/standing.ts';
import { findDueBetween } from './invoice.queries.ts';
import { dueAhead } from './invoices-in-calendar.ts';

/** What is due soon, or is overdue, until it is paid. */
defineOwnTasks(async (ctx) => {
  const today = dayIn(ctx.services.now(), 'UTC');
  const db = ctx.unscoped('what the caller has to pay');
  const { personId } = actorOf(ctx);
  const span = { personId, locale: ctx.locale, ...spanAround(ctx.services.now()) };
  const read = findDueBetween(db, { personId, from: null, to: addDays(dayIn(span.before, 'UTC'), 1) });
  const due = await dueAhead.keep(db, span, read);
  return due
    .filter(({ dueOn, isPaidInSteps }) => dueOn <= addDays(today, DUE_SOON_DAYS) && !isPaidInSteps)
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
