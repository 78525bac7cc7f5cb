import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { testCard, type TestCardName } from './test-cards.ts';

export interface DemoCard {
  personId: string;
  email: string;
  card: TestCardName;
  expiryMonth: number;
  expiryYear: number;
  savedAt: Date;
}

export interface DemoCharge {
  key: string;
  personId: string;
  invoiceId: string;
  amount: MinorUnits;
  currency: { value: string; decimals: number };
  isPaid: boolean;
  at: Date;
  /** Of a payer who has no account. */
  isByVisitor?: boolean;
}

export const demoCustomer = (personId: string): string => `cus_sandbox_${personId}`;
export const demoCardRef = (personId: string): string => `pm_sandbox_${personId}`;
/** Of a card that is not saved. */
const visitorCardRef = (key: string): string => `pm_sandbox_${key}`;
export const demoIntent = (key: string): string => `pi_sandbox_${key}`;

/** What the sandbox knows of the demo college: cards that were saved there, and what was charged to them. */
export async function seedSandbox(
  { client }: Demo,
  { cards, charges }: { cards: readonly DemoCard[]; charges: readonly DemoCharge[] },
): Promise<void> {
  await bulkInsert(
    client,
    'sandboxCustomer',
    cards.map(({ personId, email, savedAt }) => ({
      id: demoCustomer(personId),
      personKey: personId,
      email,
      createdAt: savedAt,
    })),
  );
  await bulkInsert(
    client,
    'sandboxCard',
    cards.map(({ personId, card, expiryMonth, expiryYear, savedAt }) => {
      const { brand, lastDigits } = testCard(card);
      return {
        id: demoCardRef(personId),
        customerId: demoCustomer(personId),
        testCard: card,
        brand,
        lastDigits,
        expiryMonth,
        expiryYear,
        createdAt: savedAt,
      };
    }),
  );
  const { brand, lastDigits } = testCard('succeeds');
  await bulkInsert(
    client,
    'sandboxCard',
    charges
      .filter(({ isByVisitor }) => isByVisitor)
      .map(({ key, at }) => ({
        id: visitorCardRef(key),
        customerId: null,
        testCard: 'succeeds' as const,
        brand,
        lastDigits,
        expiryMonth: 4,
        expiryYear: at.getUTCFullYear() + 3,
        createdAt: at,
      })),
  );
  await bulkInsert(
    client,
    'sandboxIntent',
    charges.map(({ key, personId, invoiceId, amount, currency, isPaid, at, isByVisitor = false }) => ({
      id: demoIntent(key),
      kind: 'payment' as const,
      key,
      clientSecret: `${demoIntent(key)}_secret`,
      customerId: isByVisitor ? null : demoCustomer(personId),
      amountMinor: amount,
      currency: currency.value,
      decimals: currency.decimals,
      invoiceId,
      savesCard: false,
      status: isPaid ? ('succeeded' as const) : ('needsCard' as const),
      declineReason: isPaid ? null : 'declined',
      cardId: isByVisitor ? visitorCardRef(key) : demoCardRef(personId),
      createdAt: at,
    })),
  );
}
