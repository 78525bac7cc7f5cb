import {
  demoCardRef,
  demoCustomer,
  demoIntent,
  seedSandbox,
  type DemoCard,
  type DemoCharge,
} from '#kit/cards/sandbox.demo.ts';
import { testCard } from '#kit/cards/test-cards.ts';
import type { Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { paymentPostings } from '../../rules/ledger.ts';

export interface DemoSavedCard extends DemoCard {
  id: string;
}

/** A try to charge a saved card; a paid one is in the books. */
export interface DemoCardPayment extends DemoCharge {
  id: string;
  regionId: string;
  day: Day;
}

/** Cards that students have saved, and what was charged to them. */
export async function seedCardPayments(
  demo: Demo,
  { cards, payments }: { cards: readonly DemoSavedCard[]; payments: readonly DemoCardPayment[] },
): Promise<void> {
  const { client } = demo;
  await seedSandbox(demo, { cards, charges: payments });
  const processor = 'sandbox' as const;
  await bulkInsert(
    client,
    'cardCustomer',
    cards.map(({ personId, savedAt }) => ({
      personId,
      processor,
      ref: demoCustomer(personId),
      madeAt: savedAt,
    })),
  );
  await bulkInsert(
    client,
    'savedCard',
    cards.map(({ id, personId, card, expiryMonth, expiryYear, savedAt }) => {
      const { brand, lastDigits } = testCard(card);
      const refs = { customerRef: demoCustomer(personId), ref: demoCardRef(personId) };
      return { id, personId, processor, ...refs, brand, lastDigits, expiryMonth, expiryYear, savedAt };
    }),
  );
  const cardOf = new Map(cards.map((card) => [card.personId, card]));
  await bulkInsert(
    client,
    'paymentAttempt',
    payments.map(({ id, key, personId, regionId, invoiceId, amount, currency, isPaid, at }) => {
      const card = cardOf.get(personId);
      const shown = card && isPaid ? testCard(card.card) : null;
      return {
        id,
        personId,
        regionId,
        invoiceId,
        currency: currency.value,
        amount,
        processor,
        key,
        processorRef: demoIntent(key),
        customerRef: demoCustomer(personId),
        savedCardId: card?.id ?? null,
        savesCard: false,
        isOffSession: true,
        status: isPaid ? ('SUCCEEDED' as const) : ('FAILED' as const),
        failure: isPaid ? null : 'declined',
        failureCode: isPaid ? null : 'card_declined',
        cardBrand: shown?.brand ?? null,
        cardLastDigits: shown?.lastDigits ?? null,
        begunAt: at,
        closedAt: at,
      };
    }),
  );
  const paid = payments.filter(({ isPaid }) => isPaid);
  await bulkInsert(
    client,
    'ledgerEntry',
    paid.map(({ id, key, personId, regionId, invoiceId, amount, currency, day, at }) => ({
      id,
      personId,
      regionId,
      invoiceId,
      type: 'PAYMENT' as const,
      method: 'CARD' as const,
      currency: currency.value,
      amount,
      processorRef: demoIntent(key),
      day,
      madeAt: at,
    })),
  );
  await bulkInsert(
    client,
    'posting',
    paid.flatMap(({ id: entryId, personId, regionId, invoiceId, amount }) =>
      paymentPostings(invoiceId, 'CARD', amount).map((posting, position) => ({
        entryId,
        position,
        personId,
        regionId,
        ...posting,
      })),
    ),
  );
}
