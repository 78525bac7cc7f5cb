import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { PlanDesk } from './testing/plan-desk.ts';

let college: College;
let plans: PlanDesk;
beforeAll(async () => {
  college = await College.open();
  plans = await PlanDesk.open(college, 'plans');
});
afterAll(() => college.close());

describe('a payment plan', () => {
  test('is set up for the days and amounts that its payer has agreed to (FIN-05, FIN-08, FIN-12, FIN-13)', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    const { errors } = await plans.setUp(student, invoiceId, { instalments: 3, firstDay: plans.day(5) });
    expect(errors).toEqual([]);
    expect(await plans.read(student, invoiceId)).toMatchObject({
      frequency: 'WEEKLY',
      status: 'ACTIVE',
      isEnabled: true,
      successfulPaymentsCount: 0,
      remainingPaymentsCount: 3,
      nextPaymentDueDate: plans.day(5),
      consecutiveFailedPaymentsCount: 0,
      instalments: [
        { dueOn: plans.day(5), amount: 3_333, state: 'PLANNED' },
        { dueOn: plans.day(12), amount: 3_333, state: 'PLANNED' },
        { dueOn: plans.day(19), amount: 3_334, state: 'PLANNED' },
      ],
      savedCard: { brand: 'visa', lastDigits: '4242' },
    });
  });

  test('needs a saved card (FIN-18), and an invoice that is not fully paid (FIN-17)', async () => {
    const { student, invoiceId } = await plans.owing(10_000, { card: null });
    const message = async (input = {}) => (await plans.setUp(student, invoiceId, input)).errors[0]?.message;
    expect(await message()).toMatch(/^Save a card first/);
    await plans.saveCard(student, 'succeeds');
    expect(await message({ total: 9_000 })).toMatch(/has changed/);
    await plans.cards.desk.pay(invoiceId, 10_000);
    expect(await message()).toBe('There is nothing left to pay on this invoice.');
  });

  test('is refused where the campus takes no cards, and for another’s invoice', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    const { student: other } = await plans.owing(10_000);
    expect((await plans.setUp(other, invoiceId)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    const set = 'update region set card_payments_enabled = $2 where id = $1';
    await plans.rows(set, [plans.cards.desk.regionId, false]);
    expect((await plans.setUp(student, invoiceId)).errors[0]?.message).toBe(
      'Credit card processing not available in your region yet',
    );
    await plans.rows(set, [plans.cards.desk.regionId, true]);
  });

  test('charges what is due, once, however many look after it at the same time (HOLE-54)', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    await plans.setUp(student, invoiceId, { instalments: 2, firstDay: plans.day(1) });
    await plans.chargeAll();
    expect(await plans.cards.booked(invoiceId)).toEqual([]);
    await plans.asIfDaysPassed(invoiceId, 1);
    await Promise.all([plans.chargeAll(), plans.chargeAll(), plans.chargeAll()]);
    await plans.chargeAll();
    expect(await plans.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 5_000, audits: 1 }]);
    expect(await plans.read(student, invoiceId)).toMatchObject({
      successfulPaymentsCount: 1,
      remainingPaymentsCount: 1,
      instalments: [{ state: 'PAID' }, { state: 'PLANNED', left: 5_000 }],
    });
  });

  test('is charged from six in the morning on the campus', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    await plans.setUp(student, invoiceId, { instalments: 2, firstDay: plans.day(1) });
    await plans.asIfDaysPassed(invoiceId, 1);
    await plans.chargeAt('05:59');
    expect(await plans.cards.booked(invoiceId)).toEqual([]);
    await plans.chargeAt('06:00');
    expect(await plans.cards.booked(invoiceId)).toHaveLength(1);
  });

  test('takes what was paid in another way for the next payments', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    await plans.setUp(student, invoiceId, { instalments: 4, firstDay: plans.day(1) });
    await plans.cards.desk.pay(invoiceId, 4_000);
    await plans.asIfDaysPassed(invoiceId, 8);
    await plans.chargeAll();
    expect(await plans.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 1_000, audits: 1 }]);
    expect(await plans.read(student, invoiceId)).toMatchObject({
      successfulPaymentsCount: 2,
      instalments: [{ state: 'COVERED' }, { state: 'PAID' }, { state: 'PLANNED' }, { state: 'PLANNED' }],
    });
    await plans.cards.desk.pay(invoiceId, 5_000);
    expect(await plans.read(student, invoiceId)).toMatchObject({
      status: 'COMPLETED',
      nextPaymentDueDate: null,
    });
  });

  test('keeps its invoice from being late for as long as it goes on', async () => {
    const { student, invoiceId } = await plans.owing(9_000);
    await plans.cards.desk.asIfDueAgo(invoiceId, 30);
    const { admin } = plans.cards.desk;
    const told = async () => {
      const { data } = await student.call('{ ownTasks { _id } ownFinances { accounts { owed overdue } } }');
      const listed = await admin.call(
        'query o($search: String!) { openInvoices(filter: { side: OVERDUE, search: $search }) { rows { _id } } }',
        { search: (await plans.cards.desk.read(invoiceId))?.['number'] },
      );
      return { ...data, ...listed.data };
    };
    const late = {
      openInvoices: { rows: [{ _id: invoiceId }] },
      ownTasks: [{ _id: invoiceId }],
      ownFinances: { accounts: [{ owed: 9_000, overdue: 9_000 }] },
    };
    expect(await told()).toMatchObject(late);
    await plans.setUp(student, invoiceId);
    expect(await told()).toMatchObject({
      ownTasks: [],
      openInvoices: { rows: [] },
      ownFinances: { accounts: [{ owed: 9_000, overdue: 0 }] },
    });
    const { planId } = await plans.ids(invoiceId);
    await plans.change(admin, 'disablePaymentPlan', { planId, reason: 'Asked for it' });
    expect(await told()).toMatchObject(late);
  });

  test('that fails is mailed, tried on the next day, and off after the third time (FIN-14, FIN-16)', async () => {
    const { student, invoiceId } = await plans.owing(10_000, { card: 'savesThenDeclines' });
    await plans.setUp(student, invoiceId, { instalments: 2, firstDay: plans.day(0) });
    await college.runJobs();
    await plans.chargeAll();
    expect(await plans.read(student, invoiceId)).toMatchObject({
      status: 'ACTIVE',
      consecutiveFailedPaymentsCount: 1,
      nextPaymentDueDate: plans.day(1),
      instalments: [{ state: 'FAILED', failure: 'declined', tryOn: plans.day(1) }, { state: 'PLANNED' }],
    });
    const mailsTo = async (email: string) => (await college.mails()).filter(({ to }) => to === email);
    const told = (await mailsTo(student.person.email)).at(-1);
    expect(told?.text).toContain('We tried to charge £50.00 for invoice');
    expect(told?.text).toContain('We’ll try again on');
    for (const _ of [2, 3]) {
      await plans.asIfDaysPassed(invoiceId, 1);
      await plans.chargeAll();
    }
    expect(await plans.read(student, invoiceId)).toMatchObject({
      status: 'DISABLED',
      isEnabled: false,
      disabledBy: 'FAILURES',
      consecutiveFailedPaymentsCount: 3,
      needsNewCard: true,
    });
    await college.runJobs();
    expect((await mailsTo(student.person.email)).at(-1)?.subject).toMatch(/plan is off/);
    expect((await mailsTo(plans.cards.desk.admin.person.email)).at(-1)?.subject).toMatch(
      /three failed payments/,
    );
    await plans.asIfDaysPassed(invoiceId, 1);
    await plans.chargeAll();
    expect(await plans.rows('select 1 from payment_attempt where invoice_id = $1', [invoiceId])).toHaveLength(
      3,
    );

    const { planId } = await plans.ids(invoiceId);
    expect((await plans.enable(student, planId)).errors[0]?.message).toMatch(/^Save a card that works/);
    college.pass(60_000);
    await plans.saveCard(student, 'succeeds');
    expect((await plans.enable(student, planId)).errors).toEqual([]);
    await college.runJobs();
    expect(await plans.read(student, invoiceId)).toMatchObject({
      status: 'ACTIVE',
      consecutiveFailedPaymentsCount: 0,
      successfulPaymentsCount: 1,
      instalments: [{ state: 'PAID' }, { state: 'PLANNED', dueOn: plans.day(7) }],
    });
  });

  test('counts failures again after a success', async () => {
    const { student, invoiceId } = await plans.owing(10_000, { card: 'savesThenDeclines' });
    await plans.setUp(student, invoiceId, { instalments: 4, firstDay: plans.day(0) });
    await college.runJobs();
    await plans.saveCard(student, 'succeeds');
    await plans.asIfDaysPassed(invoiceId, 1);
    await plans.chargeAll();
    expect(await plans.read(student, invoiceId)).toMatchObject({
      consecutiveFailedPaymentsCount: 0,
      successfulPaymentsCount: 1,
    });
  });

  test('without a card fails as well, and says so', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    await plans.setUp(student, invoiceId, { instalments: 2, firstDay: plans.day(1) });
    await student.call('mutation { removeOwnCard }');
    await plans.asIfDaysPassed(invoiceId, 1);
    await plans.chargeAll();
    expect(await plans.read(student, invoiceId)).toMatchObject({
      consecutiveFailedPaymentsCount: 1,
      savedCard: null,
      instalments: [{ state: 'FAILED', failure: 'noCard' }, {}],
    });
  });

  test('is not charged beside a payment that its student is making', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    await plans.setUp(student, invoiceId, { instalments: 2, firstDay: plans.day(1) });
    const { clientSecret } = await plans.cards.begin(student, invoiceId, 10_000);
    await plans.asIfDaysPassed(invoiceId, 1);
    await plans.chargeAll();
    expect(await plans.cards.booked(invoiceId)).toEqual([]);
    await plans.cards.say(clientSecret, { card: 'succeeds' });
    await college.runJobs();
    await plans.chargeAll();
    expect(await plans.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 10_000, audits: 1 }]);
    expect(await plans.read(student, invoiceId)).toMatchObject({ status: 'COMPLETED' });
  });

  test('tells its payer once that the card expires a month before it would (HOLE-54)', async () => {
    const { student, invoiceId } = await plans.owing(10_000);
    await plans.setUp(student, invoiceId, { frequency: 'MONTHLY', instalments: 12, firstDay: plans.day(20) });
    const notices = () =>
      plans.rows(
        `select 1 from notification n join notification_definition d on d.id = n.definition_id
         where n.person_id = $1 and d.name = 'cardExpiring'`,
        [student.person.id],
      );
    await plans.tellOfExpiring();
    expect(await notices()).toEqual([]);
    const [year, month] = plans.day(0).split('-').map(Number);
    await plans.rows('update saved_card set expiry_year = $2, expiry_month = $3 where person_id = $1', [
      student.person.id,
      year,
      month,
    ]);
    await plans.tellOfExpiring();
    await plans.tellOfExpiring();
    expect(await notices()).toHaveLength(1);
  });
});
