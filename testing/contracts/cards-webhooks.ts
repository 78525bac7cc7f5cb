import { describe, expect, test } from 'vitest';
import { handsOnCards, newKey, type CardsUnderTest } from './cards-under-test.ts';

const AFTER_S = 301;

/** What every card processor promises about the messages it sends. */
export function webhooksContract(underTest: () => CardsUnderTest): void {
  const { cards, newCustomer, pay } = handsOnCards(underTest);

  describe('a message of the processor', () => {
    test('is believed, and names by ids alone what it is about', async () => {
      const { payment } = await pay('succeeds');
      const sent = await underTest().webhooksAbout(payment.ref);
      const events = sent.map(({ raw, headers }) => cards().verifyWebhook(raw, headers));
      expect(events).toContainEqual({
        id: expect.stringMatching(/^evt_/) as string,
        type: 'payment_intent.succeeded',
        kind: 'payment',
        objectRef: payment.ref,
        occurredAt: expect.any(Date) as Date,
      });
    });

    test('comes of cards that are saved and of refunds too', async () => {
      const setup = await cards().beginCardSetup({ key: newKey(), customer: await newCustomer() });
      await underTest().choose(setup.clientSecret, 'succeeds');
      const { payment } = await pay('succeeds');
      const { refund } = await cards().refund({ key: newKey(), paymentRef: payment.ref, amount: null });
      const kindsOf = async (ref: string) =>
        (await underTest().webhooksAbout(ref)).map(
          ({ raw, headers }) => cards().verifyWebhook(raw, headers).kind,
        );
      expect(new Set(await kindsOf(setup.ref))).toEqual(new Set(['setup']));
      expect(new Set(await kindsOf(refund?.ref ?? ''))).toEqual(new Set(['refund']));
    });

    const any = async () => {
      const { payment } = await pay('succeeds');
      const [sent] = await underTest().webhooksAbout(payment.ref);
      if (!sent) throw new Error('Nothing was sent.');
      return sent.raw;
    };
    const ago = (seconds: number) => new Date(underTest().now().getTime() - seconds * 1_000);
    const refused = expect.objectContaining({ name: 'WebhookRefused' }) as Error;

    test('is believed for five minutes, and no longer (F5)', async () => {
      const raw = await any();
      const sentAt = (seconds: number) => underTest().sign(raw, ago(seconds));
      expect(cards().verifyWebhook(raw, sentAt(299)).kind).toBe('payment');
      expect(() => cards().verifyWebhook(raw, sentAt(AFTER_S))).toThrow(refused);
    });

    test('is refused when a single byte is another, or the secret is (F5)', async () => {
      const raw = await any();
      const headers = underTest().sign(raw, ago(0));
      const altered = Buffer.from(raw);
      altered.writeUInt8(altered.readUInt8(30) ^ 1, 30);
      expect(() => cards().verifyWebhook(altered, headers)).toThrow(refused);
      expect(() => cards().verifyWebhook(Buffer.concat([raw, Buffer.from(' ')]), headers)).toThrow(refused);
      expect(() => cards().verifyWebhook(raw, underTest().sign(raw, ago(0), true))).toThrow(refused);
    });

    test.each(['', 't=1', 'v1=00', 't=now,v1=00', `t=1,v1=${'0'.repeat(64)}`])(
      'is refused with the signature %j (F5)',
      async (signature) => {
        const raw = await any();
        const [name = ''] = Object.keys(underTest().sign(raw, ago(0)));
        expect(() => cards().verifyWebhook(raw, { [name]: signature })).toThrow(refused);
        expect(() => cards().verifyWebhook(raw, {})).toThrow(refused);
      },
    );

    test('is refused when it is signed and makes no sense', () => {
      for (const text of ['', 'hello', '{}', '[]', '{"id":"evt_1"}']) {
        const raw = Buffer.from(text);
        expect(() => cards().verifyWebhook(raw, underTest().sign(raw, ago(0)))).toThrow(refused);
      }
    });
  });
}
