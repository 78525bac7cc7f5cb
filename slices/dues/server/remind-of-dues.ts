import { readClock } from '#kit/calendar/zone.ts';
import { transaction } from '#kit/graphql/action.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { DEFAULT_LOCALE, languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { formatAmount, sum } from '#kit/money/amounts.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPerson, lockPerson } from '#slices/people/server/api.ts';
import { reminderStep } from '../rules/dues-policy.ts';
import {
  insertReminders,
  listOverdueOf,
  listRemindingCampuses,
  listToRemind,
  type OverdueInvoice,
  type RemindingCampus,
} from './dues.queries.ts';

const REMIND_FROM = '09:00';
/** Who is reminded can still pay, and ask, on that day. */
const REMIND_UNTIL = '18:00';
const MAX_AT_ONCE = 200;

/** Every morning of a campus; the hours after it take up what could not be done. */
export const remindOfDues = defineJob<object>({
  name: 'remindOfDues',
  cron: '11 * * * *',
  async run(_, tools) {
    const { db, services, signal } = tools;
    for (const campus of await listRemindingCampuses(db)) {
      const { time } = readClock(services.now(), campus.timeZone);
      if (time < REMIND_FROM || time >= REMIND_UNTIL) continue;
      const { regionId, remindAfter } = campus;
      let after: string | null = null;
      do {
        const order = { regionId, remindAfter, now: services.now(), after, max: MAX_AT_ONCE };
        const people = await listToRemind(db, order);
        for (const personId of people) {
          if (signal?.aborted) return;
          await remind(tools, campus, personId);
        }
        after = people.length === MAX_AT_ONCE ? (people.at(-1) ?? null) : null;
      } while (after !== null);
    }
  },
});

/** One notice for all invoices that came to a step, however many reminders were missed before. */
const remind = (
  { db, services }: JobTools,
  { regionId, remindAfter, words }: RemindingCampus,
  personId: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = services.now();
    // Two servers, or a payment that is being booked, wait for each other here.
    await lockPerson(tx, personId);
    const overdue = await listOverdueOf(tx, { personId, regionId, now });
    const reached = overdue.flatMap((invoice) => {
      const step = reminderStep(remindAfter, invoice.daysOverdue);
      return step !== null && step > invoice.remindedAfter ? [{ invoice, step }] : [];
    });
    const [first] = reached;
    const student = await findPerson(tx, personId);
    if (!first || !student) return;
    await insertReminders(
      tx,
      reached.map(({ invoice: { invoiceId }, step: daysAfter }) => ({
        invoiceId,
        daysAfter,
        personId,
        regionId,
        sentAt: now,
      })),
    );
    const locale = localeOrDefault(student.locale);
    const invoices = reached.map(({ invoice }) => invoice);
    await notify(tx, {
      name: 'paymentReminder',
      facts: {
        count: String(invoices.length),
        invoice: first.invoice.number,
        amount: amountsOf(invoices, languageTag(locale)),
        words: words[locale] ?? words[DEFAULT_LOCALE] ?? '',
      },
      path:
        invoices.length === 1
          ? `/student/transactions/${first.invoice.invoiceId}`
          : '/student/transactions?tab=invoices',
      recipients: [{ personId, regionId }],
    });
  });

/** “$120.00”, or one amount for each currency. */
const amountsOf = (invoices: readonly OverdueInvoice[], tag: string): string => {
  const parts = [...Map.groupBy(invoices, ({ currency }) => currency.value).values()].map((same) =>
    same[0] ? formatAmount(sum(same.map(({ balance }) => balance)), same[0].currency, tag) : '',
  );
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts);
};
