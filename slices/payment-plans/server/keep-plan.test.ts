import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { PlanDesk } from './testing/plan-desk.ts';

let college: College;
let plans: PlanDesk;
beforeAll(async () => {
  college = await College.open();
  plans = await PlanDesk.open(college, 'kept-plans');
});
afterAll(() => college.close());

test('staff skip a payment, which goes to the end, and move another, both with a reason', async () => {
  const { student, invoiceId } = await plans.owing(9_000);
  await plans.setUp(student, invoiceId, { instalments: 3, firstDay: plans.day(1) });
  const { instalmentIds } = await plans.ids(invoiceId);
  const [first, second] = instalmentIds;
  const { admin } = plans.cards.desk;
  const skip = (who: typeof admin, reason: string) =>
    plans.change(who, 'skipInstalment', { instalmentId: first, reason });
  expect((await skip(admin, ' ')).errors[0]?.message).toBe('Give a reason.');
  expect((await skip(student, 'Please')).errors).toHaveLength(1);
  expect((await skip(admin, 'Harvest failed')).errors).toEqual([]);
  expect((await skip(admin, 'Again')).errors[0]?.message).toMatch(/made or skipped/);
  const moved = { instalmentId: second, dueOn: plans.day(10), reason: 'Payday' };
  expect((await plans.change(admin, 'moveInstalment', moved)).errors).toEqual([]);
  expect(await plans.read(student, invoiceId)).toMatchObject({
    remainingPaymentsCount: 3,
    instalments: [
      { dueOn: plans.day(1), state: 'SKIPPED' },
      { dueOn: plans.day(10), state: 'PLANNED' },
      { dueOn: plans.day(15), state: 'PLANNED' },
      { dueOn: plans.day(22), state: 'PLANNED', amount: 3_000 },
    ],
    history: [
      { kind: 'MOVED', reason: 'Payday', dayBefore: plans.day(8), day: plans.day(10) },
      { kind: 'SKIPPED', reason: 'Harvest failed', day: plans.day(22) },
      { kind: 'SET_UP' },
    ],
  });
  const audits = await plans.rows(
    `select action, reason from audit where entity = 'paymentPlan' and entity_id = $1 order by id`,
    [(await plans.ids(invoiceId)).planId],
  );
  expect(audits).toEqual([
    { action: 'setUpPaymentPlan', reason: null },
    { action: 'skipInstalment', reason: 'Harvest failed' },
    { action: 'moveInstalment', reason: 'Payday' },
  ]);
});

test('staff turn off a plan, which its student cannot turn on again, and turn it on themselves', async () => {
  const { student, invoiceId } = await plans.owing(9_000);
  await plans.setUp(student, invoiceId, { instalments: 3, firstDay: plans.day(1) });
  const { planId } = await plans.ids(invoiceId);
  const { admin } = plans.cards.desk;
  const disable = () => plans.change(admin, 'disablePaymentPlan', { planId, reason: 'Left the college' });
  expect((await disable()).errors).toEqual([]);
  expect((await disable()).errors[0]?.message).toMatch(/off already/);
  await plans.asIfDaysPassed(invoiceId, 1);
  await plans.chargeAll();
  expect(await plans.cards.booked(invoiceId)).toEqual([]);
  expect((await plans.enable(student, planId)).errors[0]?.message).toMatch(/^The college has turned/);
  expect((await plans.enable(admin, planId)).errors).toEqual([]);
  await plans.chargeAll();
  expect(await plans.cards.booked(invoiceId)).toHaveLength(1);
});

test('a payment is not moved to the day of another one', async () => {
  const { student, invoiceId } = await plans.owing(9_000);
  await plans.setUp(student, invoiceId, { instalments: 3, firstDay: plans.day(1) });
  const { instalmentIds } = await plans.ids(invoiceId);
  const moved = { instalmentId: instalmentIds[0], dueOn: plans.day(8), reason: 'Payday' };
  const { errors } = await plans.change(plans.cards.desk.admin, 'moveInstalment', moved);
  expect(errors[0]).toMatchObject({
    message: 'Another payment is due on that day. Choose another day.',
    extensions: { field: 'dueOn' },
  });
});

test('a student is told what staff have changed, and why', async () => {
  const { student, invoiceId } = await plans.owing(9_000);
  await plans.setUp(student, invoiceId, { instalments: 3, firstDay: plans.day(1) });
  const { planId, instalmentIds } = await plans.ids(invoiceId);
  const { admin } = plans.cards.desk;
  const [first, second] = instalmentIds;
  await plans.change(admin, 'moveInstalment', {
    instalmentId: first,
    dueOn: plans.day(3),
    reason: 'Payday',
  });
  await plans.change(admin, 'skipInstalment', { instalmentId: second, reason: 'Harvest failed' });
  await plans.change(admin, 'disablePaymentPlan', { planId, reason: 'A sponsor pays' });
  await plans.change(admin, 'enablePaymentPlan', { planId });
  await college.runJobs();
  const mails = (await college.mails()).filter(({ to }) => to === student.person.email);
  expect(mails.map(({ subject }) => subject).slice(-4)).toEqual([
    expect.stringMatching(/^A payment of your plan for invoice .+ was moved to /),
    expect.stringMatching(/was skipped\. It will be charged at the end, on /),
    expect.stringMatching(/was turned off by the college/),
    expect.stringMatching(/was turned on again/),
  ]);
  expect(mails.map(({ text }) => text).join()).toContain('Reason: Harvest failed');
});
