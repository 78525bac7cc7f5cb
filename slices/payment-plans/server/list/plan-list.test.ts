import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { PlanDesk } from '../testing/plan-desk.ts';

const LIST = `query p($filter: PaymentPlanFilter, $first: Int, $after: ID) {
  paymentPlans(filter: $filter, first: $first, after: $after) {
    rows { regionName paymentPlan { _id disabledBy } } nextCursor count } }`;

let college: College;
let plans: PlanDesk;
beforeAll(async () => {
  college = await College.open();
  plans = await PlanDesk.open(college, 'listed-plans');
});
afterAll(() => college.close());

async function listed(variables: Record<string, unknown>, who: Browser = plans.cards.desk.admin) {
  const { data, errors } = await who.call(LIST, variables);
  expect(errors).toEqual([]);
  return data?.['paymentPlans'] as {
    rows: { paymentPlan: { _id: string } }[];
    nextCursor: string | null;
    count: number;
  };
}

const idsOf = async (side: string, who?: Browser) =>
  (await listed({ filter: { side } }, who)).rows.map(({ paymentPlan }) => paymentPlan._id);

/** A plan whose first payment is due. */
async function planOf(card = 'succeeds'): Promise<{ planId: string; number: unknown; invoiceId: string }> {
  const { student, invoiceId } = await plans.owing(9_000, { card });
  await plans.setUp(student, invoiceId, { firstDay: plans.day(0) });
  const { planId } = await plans.ids(invoiceId);
  return { planId, invoiceId, number: (await plans.cards.desk.read(invoiceId))?.['number'] };
}

test('plans are listed by what became of them, those that wait for longest first', async () => {
  const on = await planOf();
  const failed = [await planOf('savesThenDeclines'), await planOf('savesThenDeclines')];
  const { admin, regionId } = plans.cards.desk;
  const stopped = await planOf();
  await plans.change(admin, 'disablePaymentPlan', { planId: stopped.planId, reason: 'Left the college' });
  for (const { planId, invoiceId } of failed)
    while (!(await idsOf('FAILED')).includes(planId)) {
      await plans.chargeAll();
      await plans.asIfDaysPassed(invoiceId, 1);
    }
  await plans.rows(`update payment_plan set disabled_at = disabled_at - interval '1 hour' where id = $1`, [
    failed[0]?.planId,
  ]);
  expect(await idsOf('FAILED')).toEqual(failed.map(({ planId }) => planId));
  expect(await idsOf('ACTIVE')).toEqual([on.planId]);
  expect(await idsOf('STOPPED')).toEqual([stopped.planId]);
  const { data } = await admin.call('{ queues { name path waiting { count } } }');
  expect(data?.['queues']).toEqual([
    { name: 'failedPlans', path: `/payment-plans?regionId=${regionId}`, waiting: { count: 2 } },
  ]);

  const [first, second] = failed;
  const page = await listed({ first: 1 });
  expect(page).toMatchObject({ rows: [{ paymentPlan: { _id: first?.planId } }], count: 2 });
  expect((await listed({ first: 1, after: page.nextCursor })).rows).toMatchObject([
    { paymentPlan: { _id: second?.planId } },
  ]);
  expect((await listed({ filter: { search: second?.number } })).rows).toMatchObject([
    { paymentPlan: { _id: second?.planId, disabledBy: 'FAILURES' }, regionName: 'Campus listed-plans' },
  ]);
});

test('what was paid in another way is no plan to look after', async () => {
  const { invoiceId, planId } = await planOf();
  expect(await idsOf('ACTIVE')).toContain(planId);
  await plans.cards.desk.pay(invoiceId, 9_000);
  expect(await idsOf('ACTIVE')).not.toContain(planId);
});

test('admins of another campus see none of them', async () => {
  const { planId } = await planOf();
  const abroad = await PlanDesk.open(college, 'plans-abroad');
  expect(await idsOf('ACTIVE')).toContain(planId);
  expect(await idsOf('ACTIVE', abroad.cards.desk.admin)).toEqual([]);
});
