import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { CardDesk } from '../testing/card-desk.ts';

let college: College;
let cards: CardDesk;
beforeAll(async () => {
  college = await College.open();
  cards = await CardDesk.open(college, 'cards');
});
afterAll(() => college.close());

const HOURS_MS = 3_600_000;

async function owing(cents = 10_000) {
  const student = await cards.desk.student();
  return { student, invoiceId: await cards.desk.invoice(student.person.id, cents) };
}

describe('a payment by card', () => {
  test('of a part is in the books at once, with the card, and a receipt goes out (FIN-06, FIN-10)', async () => {
    const { student, invoiceId } = await owing();
    const { attempt } = await cards.payWith('succeeds', student, invoiceId, 4_000);
    expect(attempt).toMatchObject({ status: 'SUCCEEDED', failure: null, isClosed: true });
    expect(await cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 4_000, audits: 1 }]);
    const { data } = await student.call(
      `query t($id: ID!) { transaction(_id: $id) { method amount cardBrand cardLastDigits } }`,
      { id: attempt._id },
    );
    expect(data?.['transaction']).toEqual({
      method: 'CARD',
      amount: 4_000,
      cardBrand: 'visa',
      cardLastDigits: '4242',
    });
    const receipts = async () =>
      (await college.mails()).filter(
        ({ to, subject }) => to === student.person.email && subject.startsWith('Receipt'),
      );
    const [mail] = await receipts();
    expect(mail?.subject).toBe('Receipt for your payment of £40.00');
    expect(mail?.text).toContain('Card: Visa ending 4242');
    expect(mail?.text).toContain('Left to pay on this invoice: £60.00');
    // What the processor tells by itself changes nothing any more.
    await college.runJobs();
    expect(await cards.booked(invoiceId)).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
  });

  test('is confirmed with the bank, or not (3-D Secure)', async () => {
    const { student, invoiceId } = await owing();
    const { attempt, clientSecret } = await cards.begin(student, invoiceId, 10_000);
    await cards.say(clientSecret, { card: 'needsChallenge' });
    expect((await cards.check(student, attempt._id)).attempt).toMatchObject({ status: 'OPEN' });
    await cards.say(clientSecret, { accepts: false });
    const refused = await cards.check(student, attempt._id);
    expect(refused.attempt).toMatchObject({ status: 'FAILED', failure: 'authenticationFailed' });
    await cards.say(refused.clientSecret, { card: 'needsChallenge' });
    await cards.say(refused.clientSecret, { accepts: true });
    expect((await cards.check(student, attempt._id)).attempt).toMatchObject({ status: 'SUCCEEDED' });
    expect(await cards.desk.read(invoiceId)).toMatchObject({ status: 'PAID', balance: 0 });
  });

  test.each([
    ['declined', 'declined'],
    ['insufficientFunds', 'insufficientFunds'],
    ['expired', 'expiredCard'],
  ])('that is %s says why, and another card pays on the same attempt', async (card, failure) => {
    const { student, invoiceId } = await owing();
    const { attempt, clientSecret } = await cards.payWith(card, student, invoiceId, 10_000);
    expect(attempt).toMatchObject({ status: 'FAILED', failure, isClosed: false });
    expect(await cards.booked(invoiceId)).toEqual([]);
    await cards.say(clientSecret, { card: 'succeeds' });
    expect((await cards.check(student, attempt._id)).attempt).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('is booked by the processor’s message where the page was closed before its answer', async () => {
    const { student, invoiceId } = await owing();
    const { clientSecret } = await cards.begin(student, invoiceId, 10_000);
    await cards.say(clientSecret, { card: 'succeeds' });
    await college.runJobs();
    expect(await cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 10_000, audits: 1 }]);
  });

  test('is booked once when answer and message race', async () => {
    const { student, invoiceId } = await owing();
    const { attempt, clientSecret } = await cards.begin(student, invoiceId, 10_000);
    await cards.say(clientSecret, { card: 'succeeds' });
    await Promise.all([
      college.runJobs(),
      ...Array.from({ length: 5 }, () => cards.check(student, attempt._id)),
    ]);
    expect(await cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 10_000, audits: 1 }]);
  });

  test('that is begun twice, by a double press or in two tabs, is one', async () => {
    const { student, invoiceId } = await owing();
    const attemptId = randomUUID();
    const pressed = await Promise.all([
      cards.begin(student, invoiceId, 10_000, { attemptId }),
      cards.begin(student, invoiceId, 10_000, { attemptId }),
      cards.begin(student, invoiceId, 10_000),
    ]);
    const secrets = new Set(pressed.map(({ clientSecret }) => clientSecret));
    expect(secrets.size).toBe(1);
    for (const secret of secrets) await cards.say(secret, { card: 'succeeds' });
    for (const { attempt } of pressed) await cards.check(student, attempt._id);
    expect(await cards.booked(invoiceId)).toHaveLength(1);
  });

  test('of another amount takes the place of the one in another tab, which cannot be paid any more', async () => {
    const { student, invoiceId } = await owing();
    const first = await cards.begin(student, invoiceId, 10_000);
    const second = await cards.begin(student, invoiceId, 4_000);
    await cards.say(first.clientSecret, { card: 'succeeds' });
    await cards.say(second.clientSecret, { card: 'succeeds' });
    expect((await cards.check(student, first.attempt._id)).attempt).toMatchObject({
      status: 'FAILED',
      failure: 'canceled',
    });
    await cards.check(student, second.attempt._id);
    expect(await cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 4_000, audits: 1 }]);
  });

  test('that was made in another tab counts before another one begins', async () => {
    const { student, invoiceId } = await owing();
    const first = await cards.begin(student, invoiceId, 8_000);
    await cards.say(first.clientSecret, { card: 'succeeds' });
    const { errors } = await cards.pay(student, invoiceId, 10_000);
    expect(errors[0]?.message).toBe('There is £20.00 left to pay on this invoice.');
    expect(await cards.booked(invoiceId)).toHaveLength(1);
  });

  test.each([0, -100, 10_001])('of %i on an invoice over 10000 is refused', async (amount) => {
    const { student, invoiceId } = await owing();
    const { errors } = await cards.pay(student, invoiceId, amount);
    expect(errors[0]?.extensions).toMatchObject({ field: 'amount' });
    expect(await cards.rows('select 1 from payment_attempt where invoice_id = $1', [invoiceId])).toEqual([]);
  });

  test('is refused where the campus takes no cards, in the customer’s words (FIN-20)', async () => {
    const { student, invoiceId } = await owing();
    const set = 'update region set card_payments_enabled = $2 where id = $1';
    await cards.rows(set, [cards.desk.regionId, false]);
    const { errors } = await cards.pay(student, invoiceId, 100);
    await cards.rows(set, [cards.desk.regionId, true]);
    expect(errors[0]?.message).toBe('Credit card processing not available in your region yet');
  });

  test('is nobody else’s to make or to look at', async () => {
    const { student, invoiceId } = await owing();
    const { attempt } = await cards.begin(student, invoiceId, 100);
    const other = await cards.desk.student();
    for (const who of [other, cards.desk.admin]) {
      expect((await cards.pay(who, invoiceId, 100)).errors).toHaveLength(1);
      await expect(cards.check(who, attempt._id)).rejects.toThrow('NOT_FOUND');
    }
  });

  test('that was left is called off after a day, and cannot be made any more', async () => {
    const { student, invoiceId } = await owing();
    const { attempt, clientSecret } = await cards.begin(student, invoiceId, 10_000);
    await cards.makeOlder(attempt._id, 25 * HOURS_MS);
    await cards.sweep();
    await cards.say(clientSecret, { card: 'succeeds' });
    expect((await cards.check(student, attempt._id)).attempt).toMatchObject({
      status: 'FAILED',
      failure: 'canceled',
    });
    expect(await cards.booked(invoiceId)).toEqual([]);
  });
});

describe('a saved card', () => {
  test('is kept with consent alone, pays the next invoice by itself, and is removed', async () => {
    const { student, invoiceId } = await owing();
    await cards.payWith('succeeds', student, invoiceId, 2_000);
    expect(await cards.savedCard(student)).toBeNull();
    await cards.payWith('succeeds', student, invoiceId, 2_000, { savesCard: true });
    const saved = await cards.savedCard(student);
    expect(saved).toMatchObject({ brand: 'visa', lastDigits: '4242' });
    const savedCardId = String(saved?.['_id']);
    const { attempt, clientSecret } = await cards.begin(student, invoiceId, 3_000, { savedCardId });
    expect([attempt.status, clientSecret]).toEqual(['SUCCEEDED', null]);
    expect(await cards.desk.read(invoiceId)).toMatchObject({ balance: 3_000 });
    await student.call('mutation { removeOwnCard }');
    expect(await cards.savedCard(student)).toBeNull();
    const { errors } = await cards.pay(student, invoiceId, 1_000, { savedCardId });
    expect(errors[0]?.message).toBe('This card is no longer saved. Choose another card.');
    await college.runJobs();
    const left = await cards.rows(
      'select 1 from sandbox_card where customer_id is not null and detached_at is null',
    );
    expect(left).toEqual([]);
  });

  test('is saved without a payment, in the place of the one before', async () => {
    const student = await cards.desk.student();
    for (const [card, digits] of [
      ['succeeds', '4242'],
      ['savesThenDeclines', '0341'],
    ] as const) {
      const setupId = randomUUID();
      const ask = () =>
        student.call('mutation s($id: ID!) { saveOwnCard(setupId: $id) { isSaved clientSecret } }', {
          id: setupId,
        });
      const { data } = await ask();
      const { clientSecret } = (data?.['saveOwnCard'] ?? {}) as { clientSecret: string };
      await cards.say(clientSecret, { card });
      expect((await ask()).data?.['saveOwnCard']).toEqual({ isSaved: true, clientSecret: null });
      expect(await cards.savedCard(student)).toMatchObject({ lastDigits: digits });
    }
    const invoiceId = await cards.desk.invoice(student.person.id, 5_000);
    const savedCardId = String((await cards.savedCard(student))?.['_id']);
    const declined = await cards.begin(student, invoiceId, 5_000, { savedCardId });
    expect(declined.attempt).toMatchObject({ status: 'FAILED', failure: 'declined', isClosed: false });
    await cards.say(declined.clientSecret, { card: 'succeeds' });
    expect((await cards.check(student, declined.attempt._id)).attempt.status).toBe('SUCCEEDED');
  });

  test('of another person pays nothing', async () => {
    const { student, invoiceId } = await owing();
    const other = await owing();
    await cards.payWith('succeeds', student, invoiceId, 100, { savesCard: true });
    const savedCardId = String((await cards.savedCard(student))?.['_id']);
    const { errors } = await cards.pay(other.student, other.invoiceId, 100, { savedCardId });
    expect(errors).toHaveLength(1);
  });
});

describe('a refund to a card', () => {
  const refund = (paymentId: string, amount: number, more: object = {}) =>
    cards.desk.change('refundPayment', { paymentId, amount, reason: 'Left', isReduced: false, ...more });

  test('goes back through the processor, once, and is told by mail', async () => {
    const { student, invoiceId } = await owing();
    const { attempt } = await cards.payWith('succeeds', student, invoiceId, 10_000);
    const transactionId = randomUUID();
    const asked = { transactionId, isReduced: true };
    const answers = await Promise.all([1, 2, 3].map(() => refund(attempt._id, 2_500, asked)));
    for (const { data } of answers)
      expect(data?.['refundPayment']).toMatchObject({ method: 'CARD', amount: 2_500 });
    await college.runJobs();
    const [, ...refunds] = await cards.booked(invoiceId);
    expect(refunds).toEqual([{ type: 'REFUND', amount: 2_500, audits: 1 }]);
    expect(
      await cards.rows('select amount_minor::int as n from sandbox_refund where key = $1', [
        `refund:${transactionId}`,
      ]),
    ).toEqual([{ n: 2_500 }]);
    expect(await cards.desk.read(invoiceId)).toMatchObject({ status: 'PARTIAL_REFUND', balance: 0 });
    const mails = (await college.mails()).filter(({ to }) => to === student.person.email);
    expect(mails.map(({ subject }) => subject)).toContain('£25.00 refunded to your card');
  });

  test('is never more than was paid', async () => {
    const { student, invoiceId } = await owing();
    const { attempt } = await cards.payWith('succeeds', student, invoiceId, 10_000);
    const answers = await Promise.all([1, 2, 3].map(() => refund(attempt._id, 4_000)));
    expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'You can refund up to £20.00.',
    ]);
    expect(await cards.desk.read(invoiceId)).toMatchObject({ balance: 8_000 });
  });
});

test('nobody writes the number of a card into the books (F7)', async () => {
  const { invoiceId } = await owing();
  const { errors } = await cards.desk.pay(invoiceId, 100, { reference: 'Card 4242 4242 4242 4242' });
  expect(errors[0]?.message).toMatch(/^This looks like a card number/);
});
