import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'vitest';
import type { CardAmount, CardProcessor, CardsProblem, SavedCard } from '#kit/cards/card-processor.ts';
import type { TestCardName } from '#kit/cards/test-cards.ts';
import { minorUnits } from '#kit/money/minor-units.ts';

export interface SentWebhook {
  raw: Buffer;
  headers: IncomingHttpHeaders;
}

export interface CardsUnderTest {
  cards: CardProcessor;
  now(): Date;
  /** What a payer does in their browser, which has the secret. */
  choose(clientSecret: string, card: TestCardName): Promise<void>;
  answerBank(clientSecret: string, accepts: boolean): Promise<void>;
  /** What the processor has sent about one of its objects, as it arrived. */
  webhooksAbout(ref: string): Promise<SentWebhook[]>;
  /** The bytes signed as the processor would, or with a secret that it does not know. */
  sign(raw: Buffer, at: Date, isStranger?: boolean): IncomingHttpHeaders;
  /** How many payments the processor has in its books under a key. */
  countPayments(key: string): Promise<number>;
}

export const newKey = (): string => `contract:${randomUUID()}`;
export const dollars = (cents: number): CardAmount => ({
  minor: minorUnits(cents),
  currency: 'USD',
  decimals: 2,
});

export const expectProblem = async (problem: CardsProblem, call: Promise<unknown>): Promise<void> =>
  expect(call).rejects.toMatchObject({ name: 'CardsError', problem });

/** What a caller does with a processor, for tests that begin before it is open. */
export function handsOnCards(underTest: () => CardsUnderTest) {
  const cards = () => underTest().cards;

  const newCustomer = (): Promise<string> => {
    const personId = randomUUID();
    return cards().ensureCustomer({ personId, email: `${personId}@berea.test` });
  };

  const begin = async ({ cents = 12_550, saveCard = false, key = newKey() } = {}) => {
    const customer = await newCustomer();
    const asked = { key, amount: dollars(cents), customer, invoiceId: randomUUID(), saveCard };
    return { asked, payment: await cards().beginPayment(asked) };
  };

  const pay = async (card: TestCardName, facts: Parameters<typeof begin>[0] = {}) => {
    const { asked, payment } = await begin(facts);
    await underTest().choose(payment.clientSecret, card);
    return { asked, payment: await cards().readPayment(payment.ref) };
  };

  /** A customer with a card that was saved without a payment. */
  const saveCard = async (name: TestCardName): Promise<{ customer: string; card: SavedCard }> => {
    const customer = await newCustomer();
    const setup = await cards().beginCardSetup({ key: newKey(), customer });
    await underTest().choose(setup.clientSecret, name);
    if (name === 'needsChallenge') await underTest().answerBank(setup.clientSecret, true);
    const [card] = await cards().listCards(customer);
    if (!card) throw new Error('The card was not saved.');
    return { customer, card };
  };

  const chargeOf = (saved: { customer: string; card: SavedCard }, cents = 5_000) => ({
    key: newKey(),
    amount: dollars(cents),
    customer: saved.customer,
    card: saved.card.ref,
    invoiceId: randomUUID(),
  });

  return { cards, newCustomer, begin, pay, saveCard, chargeOf };
}
