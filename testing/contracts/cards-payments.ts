import { describe, expect, test } from 'vitest';
import type { NewPayment } from '#kit/cards/card-processor.ts';
import { dollars, expectProblem, handsOnCards, newKey, type CardsUnderTest } from './cards-under-test.ts';

/** What every card processor promises about payments. */
export function paymentsContract(underTest: () => CardsUnderTest): void {
  const { cards, newCustomer, begin, pay, saveCard, chargeOf } = handsOnCards(underTest);

  describe('a payment in the browser', () => {
    test('waits for its payer, and is paid when they have chosen a card', async () => {
      const { asked, payment } = await begin();
      expect(payment).toMatchObject({ ...toldOf(asked), outcome: { status: 'needsCustomer' }, card: null });
      await underTest().choose(payment.clientSecret, 'succeeds');
      expect(await cards().readPayment(payment.ref)).toMatchObject({
        ref: payment.ref,
        ...toldOf(asked),
        outcome: { status: 'succeeded' },
        card: { brand: 'visa', lastDigits: '4242' },
        refundedMinor: 0,
      });
    });

    test.each([
      ['declined', 'declined'],
      ['insufficientFunds', 'insufficientFunds'],
      ['expired', 'expiredCard'],
      ['savesThenDeclines', 'declined'],
    ] as const)('with the card %s is refused, and another card may be tried', async (name, reason) => {
      const { payment } = await pay(name);
      expect(payment).toMatchObject({ outcome: { status: 'declined', reason }, card: null });
      await underTest().choose(payment.clientSecret, 'succeeds');
      expect((await cards().readPayment(payment.ref)).outcome).toEqual({ status: 'succeeded' });
    });

    test('waits until the payer has confirmed it to their bank', async () => {
      const { payment } = await pay('needsChallenge');
      expect(payment.outcome).toEqual({ status: 'needsCustomer' });
      await underTest().answerBank(payment.clientSecret, true);
      expect((await cards().readPayment(payment.ref)).outcome).toEqual({ status: 'succeeded' });
    });

    test('is refused when the payer does not confirm it', async () => {
      const { payment } = await pay('needsChallenge');
      await underTest().answerBank(payment.clientSecret, false);
      expect((await cards().readPayment(payment.ref)).outcome).toMatchObject({
        status: 'declined',
        reason: 'authenticationFailed',
      });
    });

    test('saves the card only where that was asked for', async () => {
      const { asked } = await pay('succeeds');
      expect(await cards().listCards(asked.customer)).toEqual([]);
      const saving = await pay('succeeds', { saveCard: true });
      const saved = await cards().listCards(saving.asked.customer);
      expect(saved).toMatchObject([{ brand: 'visa', lastDigits: '4242' }]);
      expect(Object.keys(saved[0] ?? {}).toSorted()).toEqual([
        'brand',
        'expiryMonth',
        'expiryYear',
        'lastDigits',
        'ref',
      ]);
    });

    test('needs no customer', async () => {
      const asked = { key: newKey(), amount: dollars(900), customer: null, invoiceId: 'i', saveCard: false };
      const { clientSecret, ref } = await cards().beginPayment(asked);
      await underTest().choose(clientSecret, 'succeeds');
      expect(await cards().readPayment(ref)).toMatchObject({
        customer: null,
        outcome: { status: 'succeeded' },
      });
      await expectProblem('cardsRefused', cards().beginPayment({ ...asked, key: newKey(), saveCard: true }));
    });

    test('that is wanted no more cannot be paid, and one that is paid stays so', async () => {
      const { payment } = await begin();
      expect((await cards().cancelPayment(payment.ref)).outcome).toMatchObject({ reason: 'canceled' });
      await underTest()
        .choose(payment.clientSecret, 'succeeds')
        .catch(() => undefined);
      expect((await cards().readPayment(payment.ref)).outcome).toMatchObject({ reason: 'canceled' });
      const paid = await pay('succeeds');
      expect((await cards().cancelPayment(paid.payment.ref)).outcome).toEqual({ status: 'succeeded' });
    });
  });

  describe('a card that is saved', () => {
    test('without a payment is charged while its owner is away', async () => {
      const saved = await saveCard('succeeds');
      const { outcome, payment } = await cards().chargeSaved(chargeOf(saved));
      expect(outcome).toEqual({ status: 'succeeded' });
      expect(payment).toMatchObject({ amount: dollars(5_000), customer: saved.customer, card: saved.card });
    });

    test('is refused when its bank refuses it then', async () => {
      const asked = chargeOf(await saveCard('savesThenDeclines'));
      const { outcome, payment } = await cards().chargeSaved(asked);
      expect(outcome).toMatchObject({ status: 'declined', reason: 'declined' });
      expect(payment).toMatchObject({ key: asked.key, outcome });
    });

    test('needs its owner when the bank wants a word with them, who can then pay', async () => {
      const { outcome, payment } = await cards().chargeSaved(chargeOf(await saveCard('needsChallenge')));
      expect(outcome).toEqual({ status: 'needsCustomer' });
      await underTest().choose(payment?.clientSecret ?? '', 'needsChallenge');
      await underTest().answerBank(payment?.clientSecret ?? '', true);
      expect((await cards().readPayment(payment?.ref ?? '')).outcome).toEqual({ status: 'succeeded' });
    });

    test('that is refused is not saved', async () => {
      const customer = await newCustomer();
      const setup = await cards().beginCardSetup({ key: newKey(), customer });
      await underTest()
        .choose(setup.clientSecret, 'declined')
        .catch(() => undefined);
      expect(await cards().readSetup(setup.ref)).toMatchObject({
        customer,
        outcome: { status: 'declined', reason: 'declined' },
        card: null,
      });
      expect(await cards().listCards(customer)).toEqual([]);
    });

    test('is gone when it was removed, and removing it again is no problem', async () => {
      const saved = await saveCard('succeeds');
      await cards().detachCard(saved.card.ref);
      await cards().detachCard(saved.card.ref);
      expect(await cards().listCards(saved.customer)).toEqual([]);
      await expect(cards().chargeSaved(chargeOf(saved))).rejects.toMatchObject({ name: 'CardsError' });
    });
  });

  describe('a key', () => {
    test('charges once, however often and however much at once it is used', async () => {
      const asked = chargeOf(await saveCard('succeeds'));
      const answers = await Promise.all([1, 2, 3, 4].map(() => cards().chargeSaved(asked)));
      expect(new Set(answers.map(({ payment }) => payment?.ref)).size).toBe(1);
      expect(await underTest().countPayments(asked.key)).toBe(1);
    });

    test('begins one payment and one saving of a card', async () => {
      const { asked, payment } = await begin();
      expect((await cards().beginPayment(asked)).ref).toBe(payment.ref);
      const setup = { key: newKey(), customer: asked.customer };
      const { ref } = await cards().beginCardSetup(setup);
      expect((await cards().beginCardSetup(setup)).ref).toBe(ref);
    });

    test('is refused for another amount', async () => {
      const asked = chargeOf(await saveCard('succeeds'));
      await cards().chargeSaved(asked);
      await expectProblem('cardsRefused', cards().chargeSaved({ ...asked, amount: dollars(5_001) }));
      expect((await cards().findByKey(asked.key, hint(asked.customer)))?.amount).toEqual(dollars(5_000));
    });

    test('finds what it has become, and nothing when it was never used', async () => {
      const saved = await saveCard('savesThenDeclines');
      const asked = chargeOf(saved);
      expect(await cards().findByKey(asked.key, hint(saved.customer))).toBeNull();
      const { payment } = await cards().chargeSaved(asked);
      expect(await cards().findByKey(asked.key, hint(saved.customer))).toEqual(payment);
    });
  });

  test('one person is one customer', async () => {
    const who = { personId: crypto.randomUUID(), email: `${newKey()}@berea.test` };
    expect(await cards().ensureCustomer(who)).toBe(await cards().ensureCustomer(who));
  });

  test('what the processor does not know, it says so', async () => {
    await expectProblem('cardsNotFound', cards().readPayment('pi_nothing'));
    await expectProblem('cardsNotFound', cards().readSetup('seti_nothing'));
    await expectProblem('cardsNotFound', cards().readRefund('re_nothing'));
    const { customer } = await saveCard('succeeds');
    const card = { ref: 'pm_nothing', brand: '', lastDigits: '', expiryMonth: 1, expiryYear: 2030 };
    await expectProblem('cardsNotFound', cards().chargeSaved(chargeOf({ customer, card })));
  });

  test.each([0, -1])('no amount of %d is taken', async (cents) => {
    await expectProblem('amountNotChargeable', begin({ cents }));
  });

  const hint = (customer: string) => ({ customer, since: underTest().now() });
}

/** What is told back of what was asked for. */
const toldOf = ({ key, amount, customer, invoiceId }: NewPayment) => ({ key, amount, customer, invoiceId });
