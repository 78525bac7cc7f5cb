import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { College } from '#testing/college.ts';
import { BillingDesk } from './testing/billing-desk.ts';

let college: College;
let desk: BillingDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await BillingDesk.open(college, 'books');
});
afterAll(() => college.close());

const LINES = [
  { particulars: 'Tuition, year 2 evening', quantity: 2, price: 39_000, taxRate: 0 },
  { particulars: 'Books and outlines', quantity: 1, price: 9_500, taxRate: 8.25 },
  { particulars: 'Early sign-up', quantity: 1, price: -8_000, taxRate: 0 },
];

describe('an invoice', () => {
  test('has lines with particulars, quantity and price, tax and sums in coins (FIN-08, FIN-22)', async () => {
    const { person } = await desk.student();
    const { data } = await desk.issue({
      invoiceId: randomUUID(),
      personId: person.id,
      invoiceInput: desk.input(0, { lines: LINES }),
    });
    expect(data?.['issueInvoice']).toMatchObject({
      status: 'UNPAID',
      subtotal: 79_500,
      tax: 784,
      total: 80_284,
      amount: 80_284,
      balance: 80_284,
      currency: { value: 'GBP', decimals: 2 },
      lines: [
        { particulars: 'Tuition, year 2 evening', quantity: 2, price: 39_000, amount: 78_000, tax: 0 },
        {
          particulars: 'Books and outlines',
          quantity: 1,
          price: 9_500,
          taxRate: 8.25,
          amount: 9_500,
          tax: 784,
        },
        { particulars: 'Early sign-up', quantity: 1, price: -8_000, amount: -8_000, tax: 0 },
      ],
    });
  });

  test('is written once however often its form is sent, and numbers have no gap', async () => {
    const { person } = await desk.student();
    const order = { invoiceId: randomUUID(), personId: person.id, invoiceInput: desk.input(10_000) };
    const [one, two] = await Promise.all([desk.issue(order), desk.issue(order)]);
    expect(two.data).toEqual(one.data);
    await desk.issue({ ...order, invoiceId: randomUUID(), invoiceInput: desk.input(-1) });
    const others = await Promise.all(Array.from({ length: 4 }, () => desk.invoice(person.id)));
    const numbers = await Promise.all([order.invoiceId, ...others].map((id) => desk.read(id)));
    const counts = numbers
      .map((invoice) => Number(String(invoice?.['number']).split('-').at(-1)))
      .toSorted((a, b) => a - b);
    expect(counts).toEqual(counts.map((_, at) => (counts[0] ?? 0) + at));
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ particulars: '', quantity: 1, price: 1, taxRate: 0 }] }, 'lines.0.particulars'],
    [{ lines: [{ particulars: 'Tuition', quantity: 0, price: 1, taxRate: 0 }] }, 'lines.0.quantity'],
    [{ lines: [{ particulars: 'Tuition', quantity: 1, price: 1, taxRate: 101 }] }, 'lines.0.taxRate'],
    [{ dueOn: '2020-01-01' }, 'dueOn'],
  ])('is refused with %o', async (input, field) => {
    const { person } = await desk.student();
    const { errors } = await desk.issue({
      invoiceId: randomUUID(),
      personId: person.id,
      invoiceInput: desk.input(100, input),
    });
    expect(errors[0]?.extensions).toMatchObject({ field });
  });

  test('goes through every status, each derived from what was booked (FIN-11)', async () => {
    const { person } = await desk.student();
    const status = async (id: string) => (await desk.read(id))?.['status'];
    const id = await desk.invoice(person.id, 10_000);
    expect(await status(id)).toBe('UNPAID');
    const paid = await desk.pay(id, 4_000);
    expect(await status(id)).toBe('PART_PAID');
    await desk.pay(id, 6_000);
    expect(await status(id)).toBe('PAID');
    await desk.pay(id, 500);
    expect(await desk.read(id)).toMatchObject({ status: 'OVER_PAID', balance: -500 });
    const { _id: paymentId } = (paid.data?.['recordPayment'] ?? {}) as { _id: string };
    await desk.change('refundPayment', { paymentId, amount: 1_000, reason: 'Moved', isReduced: false });
    expect(await desk.read(id)).toMatchObject({ status: 'PARTIAL_REFUND', balance: 500 });
    const other = await desk.invoice(person.id, 2_000);
    const whole = await desk.pay(other, 2_000);
    const { _id } = (whole.data?.['recordPayment'] ?? {}) as { _id: string };
    await desk.change('refundPayment', { paymentId: _id, amount: 2_000, reason: 'Left', isReduced: true });
    expect(await desk.read(other)).toMatchObject({ status: 'REFUNDED', balance: 0 });
    const deleted = await desk.invoice(person.id, 2_000);
    await desk.admin.call('mutation d($id: ID!) { deleteInvoice(invoiceId: $id, reason: "Twice") { _id } }', {
      id: deleted,
    });
    expect(await desk.read(deleted)).toMatchObject({ status: 'DELETED', balance: 0, total: 2_000 });
  });

  test('of which something was paid becomes credit when it is deleted, and pays the next one', async () => {
    const { person } = await desk.student();
    const wrong = await desk.invoice(person.id, 5_000);
    await desk.pay(wrong, 3_000);
    await desk.change('creditInvoice', {
      invoiceId: wrong,
      kind: 'REDUCTION',
      amount: 1_000,
      reason: 'Sibling',
    });
    await desk.admin.call(
      'mutation d($id: ID!) { deleteInvoice(invoiceId: $id, reason: "Wrong year") { _id } }',
      {
        id: wrong,
      },
    );
    expect(await desk.read(wrong)).toMatchObject({ status: 'DELETED', balance: -3_000 });
    const right = await desk.invoice(person.id, 4_000);
    const tooMuch = await desk.change('payFromCredit', { invoiceId: right, amount: 3_001 });
    expect(tooMuch.errors[0]?.message).toBe('There is £30.00 of credit on the account.');
    await desk.change('payFromCredit', { invoiceId: right, amount: 3_000 });
    expect(await desk.read(right)).toMatchObject({ status: 'PART_PAID', paid: 3_000, balance: 1_000 });
    expect(await desk.read(wrong)).toMatchObject({ status: 'DELETED', balance: 0 });
  });
});

describe('a transaction', () => {
  test('is booked once however often it is sent (FIN-09)', async () => {
    const { person } = await desk.student();
    const id = await desk.invoice(person.id, 10_000);
    const transactionId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.pay(id, 2_500, { transactionId, reference: 'Receipt 12' })),
    );
    for (const { data } of answers)
      expect(data?.['recordPayment']).toMatchObject({ type: 'PAYMENT', method: 'CASH', amount: 2_500 });
    expect(await desk.read(id)).toMatchObject({ paid: 2_500 });
  });

  test('that was booked by mistake is undone by another one', async () => {
    const { person } = await desk.student();
    const id = await desk.invoice(person.id, 10_000);
    const { data } = await desk.pay(id, 10_000);
    const { _id } = (data?.['recordPayment'] ?? {}) as { _id: string };
    const undone = await desk.change('reverseTransaction', { transactionId: _id, reason: 'Another student' });
    expect(undone.data?.['reverseTransaction']).toMatchObject({ amount: -10_000, reverses: _id });
    expect(await desk.read(id)).toMatchObject({ status: 'UNPAID', balance: 10_000 });
    const again = await desk.change('reverseTransaction', { transactionId: _id, reason: 'Again' });
    expect(again.errors[0]?.message).toBe('This transaction was reversed already.');
  });

  test('never gives back more than came', async () => {
    const { person } = await desk.student();
    const id = await desk.invoice(person.id, 10_000);
    const { data } = await desk.pay(id, 6_000);
    const { _id: paymentId } = (data?.['recordPayment'] ?? {}) as { _id: string };
    const refunds = await Promise.all(
      Array.from({ length: 3 }, () =>
        desk.change('refundPayment', { paymentId, amount: 2_500, reason: 'Left', isReduced: false }),
      ),
    );
    expect(refunds.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'You can refund up to £10.00.',
    ]);
    expect(await desk.read(id)).toMatchObject({ status: 'PARTIAL_REFUND', balance: 9_000 });
  });

  test.each([
    ['tomorrow', 1],
    ['two years ago', -730],
  ])('cannot be of %s', async (_, days) => {
    const { person } = await desk.student();
    const id = await desk.invoice(person.id);
    const { errors } = await desk.pay(id, 100, { day: addDays(desk.today(), days) });
    expect(errors[0]?.extensions).toMatchObject({ field: 'day' });
  });

  test('in advance is credit', async () => {
    const { person } = await desk.student();
    await desk.change('recordAdvance', {
      personId: person.id,
      regionId: desk.regionId,
      paymentInput: { amount: 7_000, method: 'TRANSFER', day: desk.today() },
    });
    const { data } = await desk.admin.call(
      'query f($id: ID!) { finances(personId: $id) { accounts { owed credit } } }',
      { id: person.id },
    );
    expect(data?.['finances']).toEqual({ accounts: [{ owed: 0, credit: 7_000 }] });
  });
});

test('the books cannot be changed, nor be out of balance', async () => {
  const { person } = await desk.student();
  const id = await desk.invoice(person.id, 1_000);
  const { appPool } = college.served.state;
  for (const statement of [
    `update invoice set total = 1`,
    `delete from invoice`,
    `update ledger_entry set amount = 1`,
    `delete from posting`,
  ])
    await expect(appPool.query(statement)).rejects.toThrow('permission denied');
  const lopsided = college.database.owner.query(
    `insert into posting (entry_id, position, person_id, region_id, account, amount)
     select id, 9, person_id, region_id, 'CASH', 5 from ledger_entry where invoice_id = $1`,
    [id],
  );
  await expect(lopsided).rejects.toThrow('not in balance');
  await expect(
    college.database.owner.query(`update currency set decimals = 3 where value = 'GBP'`),
  ).rejects.toThrow('in the books');
});

test('a student reads their own account and pays from credit, and nobody else’s', async () => {
  const ana = await desk.student();
  const ben = await desk.student();
  const id = await desk.invoice(ana.person.id, 4_000);
  expect(await desk.read(id, ana)).toMatchObject({ balance: 4_000 });
  expect(await desk.read(id, ben)).toBeNull();
  await desk.change('recordAdvance', {
    personId: ana.person.id,
    regionId: desk.regionId,
    paymentInput: { amount: 1_000, method: 'CASH', day: desk.today() },
  });
  const foreign = await desk.change('payFromCredit', { invoiceId: id, amount: 1_000 }, ben);
  expect(foreign.errors).toHaveLength(1);
  const own = await desk.change('payFromCredit', { invoiceId: id, amount: 1_000 }, ana);
  expect(own.data?.['payFromCredit']).toMatchObject({ method: 'CREDIT', amount: 1_000 });
  expect(await desk.read(id, ana)).toMatchObject({
    balance: 3_000,
    balanceSteps: [
      { name: 'TOTAL', amount: 4_000 },
      { name: 'PAID', amount: -1_000 },
      { name: 'BALANCE', amount: 3_000 },
    ],
  });
});
