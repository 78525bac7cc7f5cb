import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { textOf } from '#testing/read-pdf.ts';
import { SponsorDesk, tokenOf } from './testing/sponsor-desk.ts';

let college: College;
let desk: SponsorDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await SponsorDesk.open(college, 'sponsored');
});
// Each story begins on a day on which nobody has paid yet.
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const HOUR_MS = 3_600_000;

async function asked(cents = 10_000, input: Record<string, unknown> = {}) {
  const { student, invoiceId } = await desk.owing(cents);
  const link = await desk.link(student, invoiceId, input);
  return { student, invoiceId, link, token: tokenOf(link) };
}

const mailbox = () => `ruth.${randomUUID().slice(0, 8)}@example.net`;
const problemOf = ({ errors }: { errors: { extensions: { problem: string } }[] }) =>
  errors[0]?.extensions.problem;

describe('a sponsor', () => {
  test('pays a part by a card that is confirmed with the bank, after one that was declined: both are told, and it is on record (FIN-10)', async () => {
    const { student, invoiceId, link, token } = await asked();
    const email = mailbox();
    const said = { name: 'Ruth Meyer', email, locale: 'de_DE', isNamed: true, note: 'Go on,\nAna!' };
    const declined = await desk.payWith('declined', token, 4_000, said);
    expect(declined).toMatchObject({ status: 'FAILED', failure: 'declined', isClosed: false });
    expect(await desk.cards.booked(invoiceId)).toEqual([]);
    await desk.cards.say(declined.clientSecret, { card: 'needsChallenge' });
    expect((await desk.check(token, declined.attemptId)).status).toBe('OPEN');
    await desk.cards.say(declined.clientSecret, { accepts: true });
    const paid = await desk.check(token, declined.attemptId);
    expect(paid).toMatchObject({ status: 'SUCCEEDED', clientSecret: null });
    expect(await desk.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 4_000, audits: 1 }]);
    expect(await desk.actionsOn(link._id)).toEqual(['createSponsorLink', 'paySponsored']);

    const [receipt, ...others] = await desk.mailsTo(email);
    expect(others).toEqual([]);
    expect(receipt?.subject).toMatch(/^Quittung über Ihre Zahlung von 40,00\s£$/);
    for (const hidden of [student.person.lastName, student.person.email, 'tuition', 'Go on'])
      expect(receipt?.text).not.toContain(hidden);
    expect(receipt?.text).toContain(paid.receiptUrl);
    const [told] = await desk.mailsTo(student.person.email);
    expect(told?.subject).toBe('A sponsor has paid £40.00 for you');
    for (const hidden of ['Ruth', email, 'Go on']) expect(told?.text).not.toContain(hidden);

    const { data } = await student.call(
      `query t($id: ID!) { transaction(_id: $id) { method isSponsored cardBrand cardLastDigits } }`,
      { id: paid.attemptId },
    );
    expect(data?.['transaction']).toEqual({
      method: 'CARD',
      isSponsored: true,
      cardBrand: null,
      cardLastDigits: null,
    });
    expect(await desk.links(student, invoiceId)).toMatchObject([
      { state: 'OPEN', paid: 4_000, payable: 6_000, payments: [{ name: 'Ruth Meyer', note: said.note }] },
    ]);
  });

  test('who is not to be known is named to the office alone, and their mail to nobody else', async () => {
    const { student, invoiceId, token } = await asked();
    const email = mailbox();
    await desk.payWith('succeeds', token, 2_500, { name: 'Ruth Meyer', email, note: 'From a friend' });
    const [own] = await desk.links(student, invoiceId);
    expect(own?.payments).toMatchObject([{ name: null, email: null, note: 'From a friend' }]);
    const [office] = await desk.links(desk.cards.desk.admin, invoiceId);
    expect(office?.payments).toMatchObject([{ name: 'Ruth Meyer', email }]);
  });

  test('fetches a receipt with the first name alone, in their language; any other address opens nothing', async () => {
    const { student, token } = await asked();
    const { receiptUrl, attemptId } = await desk.payWith('succeeds', token, 2_500, {
      name: 'Ruth Meyer',
      email: mailbox(),
      locale: 'fr_FR',
    });
    const path = new URL(receiptUrl ?? '').pathname;
    const answer = await college.visitor().fetch(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const paper = textOf(Buffer.from(await answer.arrayBuffer()));
    for (const text of ['Ruth Meyer', student.person.firstName, '25,00', 'Campus sponsored'])
      expect(paper).toContain(text);
    for (const hidden of [student.person.lastName, 'tuition', '4242']) expect(paper).not.toContain(hidden);
    for (const wrong of [`/sponsor-receipt/${attemptId}`, path.slice(0, -1), `/sponsor-receipt/${token}`])
      expect((await college.visitor().fetch(wrong)).status).toBe(404);
  });

  test.each([
    [{ takesParts: false }, 2_500],
    [{ takesParts: false }, 10_001],
    [{ maxAmount: 3_000 }, 3_001],
    [{}, 0],
    [{}, -100],
  ])('of a link that takes %o does not pay %i', async (input, amount) => {
    const { token } = await asked(10_000, input);
    expect(problemOf(await desk.pay(token, amount))).toBe('sponsorAmountInvalid');
  });

  test.each([
    [{ email: '' }, 'requiredFieldMissing'],
    [{ email: 'nobody' }, 'emailInvalid'],
    [{ locale: 'tlh' }, 'localeUnknown'],
    [{ name: 'x'.repeat(81) }, 'sponsorNameTooLong'],
    [{ note: 'x'.repeat(301) }, 'sponsorNoteTooLong'],
  ])('with %o is refused', async (input, problem) => {
    const { token } = await asked();
    expect(problemOf(await desk.pay(token, 100, input))).toBe(problem);
  });

  test('pays until what was asked for is reached, and no more', async () => {
    const { student, invoiceId, token } = await asked(10_000, { maxAmount: 3_000 });
    await desk.payWith('succeeds', token, 1_000);
    await desk.payWith('succeeds', token, 2_000);
    expect(await desk.links(student, invoiceId)).toMatchObject([
      { state: 'SETTLED', paid: 3_000, payable: 0 },
    ]);
    expect(problemOf(await desk.pay(token, 100))).toBe('sponsorLinkOver');
    expect(await desk.cards.desk.read(invoiceId)).toMatchObject({ balance: 7_000 });
  });

  test('cannot pay any more by what they have begun when the link is revoked', async () => {
    const { student, invoiceId, link, token } = await asked();
    const begun = await desk.begin(token, 4_000);
    await desk.revoke(student, link._id);
    await desk.cards.say(begun.clientSecret, { card: 'succeeds' });
    expect(await desk.check(token, begun.attemptId)).toMatchObject({ status: 'FAILED', failure: 'canceled' });
    expect(await desk.cards.booked(invoiceId)).toEqual([]);
    expect(problemOf(await desk.pay(token, 4_000))).toBe('sponsorLinkOver');
  });

  test('sees no payment of another link', async () => {
    const one = await asked();
    const other = await asked();
    const { attemptId } = await desk.begin(one.token, 100);
    for (const name of ['checkSponsorPayment', 'cancelSponsorPayment'] as const)
      await expect(desk.after(name, other.token, attemptId)).rejects.toThrow('sponsorLinkOver');
    expect(problemOf(await desk.pay(other.token, 100, { attemptId }))).toBe('recordNotFound');
    const { errors } = await one.student.call(
      `mutation c($id: ID!) { checkCardPayment(attemptId: $id) { clientSecret } }`,
      { id: attemptId },
    );
    expect(errors).toHaveLength(1);
    const { data } = await one.student.call(
      `query i($id: ID!) { invoice(_id: $id) { paymentAttempts { _id } } }`,
      { id: one.invoiceId },
    );
    expect(data?.['invoice']).toEqual({ paymentAttempts: [] });
  });
});

describe('never charged twice', () => {
  test('a double press is one payment, and the last words count', async () => {
    const { student, invoiceId, token } = await asked();
    const attemptId = randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => desk.begin(token, 10_000, { attemptId })));
    await desk.begin(token, 10_000, { attemptId, name: 'Ruth', isNamed: true });
    expect(new Set(pressed.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    await desk.cards.say(pressed[0]?.clientSecret ?? null, { card: 'succeeds' });
    await Promise.all([college.runJobs(), ...pressed.map(() => desk.check(token, attemptId))]);
    // What is sent again afterwards changes nothing any more.
    await desk.begin(token, 10_000, { attemptId, name: 'Somebody else', isNamed: true });
    await college.runJobs();
    expect(await desk.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 10_000, audits: 1 }]);
    expect((await desk.links(student, invoiceId))[0]?.payments).toMatchObject([{ name: 'Ruth' }]);
  });

  test('what was paid before its answer came, or before it was noted, is booked and told once', async () => {
    const { invoiceId, token } = await asked();
    const email = mailbox();
    const { attemptId, clientSecret } = await desk.begin(token, 10_000, { email });
    await desk.cards.say(clientSecret, { card: 'succeeds' });
    // As if the server had been killed before it noted what the processor had begun.
    await desk.cards.rows('update payment_attempt set processor_ref = null where id = $1', [attemptId]);
    await desk.cards.makeOlder(attemptId, 3 * 60_000);
    await Promise.all([desk.cards.sweep(), desk.cards.sweep(), college.runJobs()]);
    await desk.check(token, attemptId);
    expect(await desk.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 10_000, audits: 1 }]);
    expect(await desk.mailsTo(email)).toHaveLength(1);
  });

  test('two sponsors and the student who pay the same rest at once pay it once', async () => {
    const { student, invoiceId, token } = await asked();
    const second = tokenOf(await desk.link(student, invoiceId));
    const answers = await Promise.all([
      desk.pay(token, 10_000, { email: mailbox() }),
      desk.pay(second, 10_000, { email: mailbox() }),
      desk.pay(token, 10_000, { email: mailbox() }),
      desk.cards.pay(student, invoiceId, 10_000),
    ]);
    const begun = answers.flatMap(({ data }) => [data?.['paySponsored'], data?.['payByCard']]);
    const secrets = begun.flatMap((step) => (step as { clientSecret?: string } | null)?.clientSecret ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) await desk.cards.say(secret, { card: 'succeeds' });
    await college.runJobs();
    expect(await desk.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 10_000, audits: 1 }]);
    expect(await desk.cards.desk.read(invoiceId)).toMatchObject({ status: 'PAID', balance: 0 });
  });

  test('another sponsor waits for the one who types a card; the student takes their place', async () => {
    const { student, invoiceId, token } = await asked();
    const first = await desk.begin(token, 6_000, { email: mailbox() });
    expect(problemOf(await desk.pay(token, 6_000, { email: mailbox() }))).toBe('paymentUnderWay');
    const own = await desk.cards.begin(student, invoiceId, 6_000);
    expect(own.attempt._id).not.toBe(first.attemptId);
    await desk.cards.say(first.clientSecret, { card: 'succeeds' });
    expect((await desk.check(token, first.attemptId)).failure).toBe('canceled');
    expect(problemOf(await desk.pay(token, 4_000))).toBe('paymentUnderWay');
    await desk.cards.makeOlder(own.attempt._id, 11 * 60_000);
    const second = await desk.payWith('succeeds', token, 4_000);
    expect(second.status).toBe('SUCCEEDED');
    expect(await desk.cards.booked(invoiceId)).toEqual([{ type: 'PAYMENT', amount: 4_000, audits: 1 }]);
  });

  test('who goes back to the amount may choose another at once', async () => {
    const { invoiceId, token } = await asked();
    const email = mailbox();
    const first = await desk.begin(token, 6_000, { email });
    expect(await desk.after('cancelSponsorPayment', token, first.attemptId)).toMatchObject({
      status: 'FAILED',
      isClosed: true,
    });
    await desk.payWith('succeeds', token, 1_000, { email: mailbox() });
    await desk.begin(token, 2_000, { email });
    await desk.payWith('succeeds', token, 3_000, { email });
    expect((await desk.cards.booked(invoiceId)).map(({ amount }) => amount)).toEqual([1_000, 3_000]);
  });

  test('what was left for a day is called off', async () => {
    const { invoiceId, token } = await asked();
    const { attemptId, clientSecret } = await desk.begin(token, 10_000);
    await desk.cards.makeOlder(attemptId, 25 * HOUR_MS);
    await desk.cards.sweep();
    await desk.cards.say(clientSecret, { card: 'succeeds' });
    expect(await desk.check(token, attemptId)).toMatchObject({ status: 'FAILED', failure: 'canceled' });
    expect(await desk.cards.booked(invoiceId)).toEqual([]);
  });
});

test('a refund goes back to the sponsor’s card, and the sponsor is told', async () => {
  const { student, invoiceId, token, link } = await asked();
  const email = mailbox();
  const { attemptId } = await desk.payWith('succeeds', token, 10_000, { email });
  const { data } = await desk.cards.desk.change('refundPayment', {
    paymentId: attemptId,
    amount: 2500,
    reason: 'Left',
    isReduced: false,
  });
  expect(data?.['refundPayment']).toMatchObject({ method: 'CARD', amount: 2_500 });
  const mails = await desk.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toContain('£25.00 refunded to your card');
  const own = await desk.mailsTo(student.person.email);
  expect(own.map(({ subject }) => subject)).not.toContain('£25.00 refunded to your card');
  expect(await desk.actionsOn(link._id)).toEqual(['createSponsorLink', 'paySponsored', 'refundSponsored']);
  expect(await desk.cards.desk.read(invoiceId)).toMatchObject({ balance: 2_500 });
});
