import { addDays } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { onCalendarAsked, ReadAhead } from '#slices/calendar/server/api.ts';
import { balanceOf } from '../rules/standing.ts';
import { findDueBetween, type InvoiceRecord } from './invoice.queries.ts';

/** What is due, which the dashboard reads for the calendar as well. */
export const dueAhead = new ReadAhead<InvoiceRecord>();

/** The day by which each invoice is to be paid. */
onCalendarAsked({
  // A day of the campus may begin before that of the clock of the world, or after it.
  rows: (db, { personId, locale, from, before }) =>
    dueAhead.rowsFor(db, { personId, locale, from, before }) ??
    findDueBetween(db, {
      personId,
      from: addDays(dayIn(from, 'UTC'), -1),
      to: addDays(dayIn(before, 'UTC'), 1),
    }),
  entriesOf: (invoice) =>
    invoice.isDeleted
      ? []
      : [
          {
            key: `invoice-due-${invoice.id}`,
            kind: 'INVOICE_DUE',
            title: invoice.number,
            detail: invoice.title,
            startsAt: instantAt(invoice.dueOn, '00:00', invoice.timeZone),
            endsAt: instantAt(addDays(invoice.dueOn, 1), '00:00', invoice.timeZone),
            allDay: true,
            timeZone: invoice.timeZone,
            path: `/student/transactions/${invoice.id}`,
            isDone: balanceOf(invoice) <= 0,
          },
        ],
});
