import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { formatAmount, NOTHING } from '#kit/money/amounts.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPeople, findPerson, findStaffOf } from '#slices/people/server/api.ts';
import { PLANS_TAB } from '../rules/plan-pages.ts';
import { findEvent, type EventRecord } from './plan.queries.ts';
import { findPlanView, type PlanView } from './plan-view.ts';

export const longDay = (day: Day, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    universalMidnight(day),
  );

/** Tells of a payment that failed, of a plan that is off because three in a row did, and of what staff have changed. */
export const tellOfPlan = defineJob<{ eventId: string }>({
  name: 'tellOfPlan',
  run: ({ eventId }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      const event = await findEvent(tx, eventId);
      const plan = event && (await findPlanView(tx, { ids: [event.planId] }, services.now()));
      if (!event || !plan) return;
      if (event.madeBy !== null) return tellOfChange(tx, plan, event);
      await tellOfFailure(tx, plan, event);
      if (event.kind === 'DISABLED') await tellAdmins(tx, plan);
    }),
});

async function tellOfFailure(
  tx: Tx,
  plan: PlanView,
  { kind, amount, day, failure }: EventRecord,
): Promise<void> {
  const { personId, regionId, invoice } = plan;
  const student = await findPerson(tx, personId);
  if (!student) return;
  const locale = localeOrDefault(student.locale);
  const facts = {
    amount: formatAmount(amount ?? NOTHING, invoice.currency, languageTag(locale)),
    invoice: invoice.number,
    failure: failure ?? 'declined',
  };
  const recipients = [{ personId, regionId }];
  if (kind === 'DISABLED') await notify(tx, { name: 'planDisabled', facts, path: PLANS_TAB, recipients });
  else if (day !== null)
    await notify(tx, {
      name: 'paymentFailed',
      facts: { ...facts, retryDay: longDay(day, locale) },
      path: PLANS_TAB,
      recipients,
    });
}

async function tellOfChange(tx: Tx, plan: PlanView, { kind, day, reason }: EventRecord): Promise<void> {
  const { personId, regionId, invoice } = plan;
  const student = await findPerson(tx, personId);
  if (!student) return;
  await notify(tx, {
    name: 'planChanged',
    facts: {
      change: kind,
      invoice: invoice.number,
      day: day === null ? '' : longDay(day, localeOrDefault(student.locale)),
      reason,
    },
    path: PLANS_TAB,
    recipients: [{ personId, regionId }],
  });
}

/** The admins of the campus, who may call the student. */
async function tellAdmins(tx: Tx, { personId, regionId, invoice }: PlanView): Promise<void> {
  const admins = (await findStaffOf(tx, 'admin', [regionId])).filter((id) => id !== personId);
  const [student] = await findPeople(tx, [personId]);
  await notify(tx, {
    name: 'studentPlanDisabled',
    facts: { studentName: student ? fullName(student) : '', invoice: invoice.number },
    path: `/users/${personId}?tab=finances`,
    recipients: admins.map((id) => ({ personId: id, regionId })),
  });
}
