import { transaction } from '#kit/graphql/action.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { brandName } from '#slices/billing/rules/card-brands.ts';
import { findCurrentCard } from '#slices/billing/server/api.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findPerson, lockPerson } from '#slices/people/server/api.ts';
import { expiresTooSoon, lastDayOf, toCharge } from '../rules/plan.ts';
import { changePlan, listExpiringPlans } from './plan.queries.ts';
import { findPlanView } from './plan-view.ts';
import { longDay } from './tell-of-plan.ts';

const SAVE_CARD = '/student/transactions/card';
const MAX_AT_ONCE = 200;

/** Once for each card, a month before a plan cannot charge it any more. */
export const tellOfExpiringCards = defineJob<object>({
  name: 'tellOfExpiringCards',
  cron: '41 7 * * *',
  async run(_, tools) {
    const { db, services, signal } = tools;
    let after: string | null = null;
    do {
      const plans = await listExpiringPlans(db, { now: services.now(), after, max: MAX_AT_ONCE });
      for (const planId of plans) {
        if (signal?.aborted) return;
        await tellOwner(tools, planId);
      }
      after = plans.length === MAX_AT_ONCE ? (plans.at(-1) ?? null) : null;
    } while (after !== null);
  },
});

const tellOwner = ({ db, services }: JobTools, planId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const { cards, now } = services;
    const found = await findPlanView(tx, { ids: [planId] }, now());
    if (!found || cards.kind === 'none') return;
    const { personId, regionId } = found;
    await lockPerson(tx, personId);
    const plan = await findPlanView(tx, { ids: [planId] }, now());
    const card = await findCurrentCard(tx, { personId, processor: cards.kind });
    const lastDue = plan && toCharge(plan.open).at(-1)?.dueOn;
    if (!card || !lastDue || plan.expiryTold === card.id) return;
    const lastDay = lastDayOf(card);
    const student = await findPerson(tx, personId);
    if (!student || !lastDay || !expiresTooSoon(card, { today: plan.today, lastDue })) return;
    await changePlan(tx, planId, { expiryTold: card.id });
    const locale = localeOrDefault(student.locale);
    await notify(tx, {
      name: 'cardExpiring',
      facts: {
        card: `${brandName(card.brand)} ${card.lastDigits}`,
        lastDay: longDay(lastDay, locale),
        lastPayment: longDay(lastDue, locale),
      },
      path: SAVE_CARD,
      recipients: [{ personId, regionId }],
    });
  });
