import { describe, expect, test } from 'vitest';
import { dollars, expectProblem, handsOnCards, newKey, type CardsUnderTest } from './cards-under-test.ts';

/** What every card processor promises about giving money back. */
export function refundsContract(underTest: () => CardsUnderTest): void {
  const { cards, begin, pay } = handsOnCards(underTest);

  describe('a refund', () => {
    test('gives back a part, then the rest, and no more than was paid', async () => {
      const { payment } = await pay('succeeds', { cents: 10_000 });
      const refund = (cents: number | null, key = newKey()) =>
        cards().refund({
          key,
          paymentRef: payment.ref,
          amount: cents === null ? null : dollars(cents),
        });
      const part = await refund(3_000);
      expect(part.refund).toMatchObject({ paymentRef: payment.ref, amount: dollars(3_000) });
      expect(await cards().readRefund(part.refund?.ref ?? '')).toEqual(part.refund);
      expect((await refund(7_001)).outcome).toMatchObject({ status: 'failed', reason: 'moreThanPaid' });
      expect((await refund(null)).refund).toMatchObject({
        amount: dollars(7_000),
        outcome: { status: 'succeeded' },
      });
      expect((await refund(1)).outcome).toMatchObject({ status: 'failed', reason: 'moreThanPaid' });
      expect((await refund(null)).outcome).toMatchObject({ status: 'failed', reason: 'moreThanPaid' });
      expect(await cards().readPayment(payment.ref)).toMatchObject({
        outcome: { status: 'succeeded' },
        refundedMinor: 10_000,
      });
    });

    test('is made once under one key, and found by it', async () => {
      const { payment } = await pay('succeeds', { cents: 10_000 });
      const asked = { key: newKey(), paymentRef: payment.ref, amount: dollars(4_000) };
      expect(await cards().findRefundByKey(asked.key, payment.ref)).toBeNull();
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => cards().refund(asked)));
      expect(others).toEqual([first, first]);
      expect((await cards().readPayment(payment.ref)).refundedMinor).toBe(4_000);
      expect(await cards().findRefundByKey(asked.key, payment.ref)).toEqual(first?.refund);
      await expectProblem('cardsRefused', cards().refund({ ...asked, amount: dollars(4_001) }));
    });

    test('needs a payment that was paid', async () => {
      const { payment } = await begin();
      const asked = { key: newKey(), paymentRef: payment.ref, amount: null };
      expect((await cards().refund(asked)).outcome).toMatchObject({ status: 'failed', reason: 'notPaid' });
      await expectProblem('cardsNotFound', cards().refund({ ...asked, paymentRef: 'pi_nothing' }));
    });
  });
}
