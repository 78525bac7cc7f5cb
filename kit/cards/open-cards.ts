import type { Config } from '#kit/config/config.ts';
import type { Secrets } from '#kit/config/secrets.ts';
import type { Db } from '#kit/db/database.ts';
import { noCards, type CardProcessor } from './card-processor.ts';
import { sandboxCards } from './sandbox-cards.ts';

type CardsConfig = Pick<Config, 'environment' | 'stripe' | 'cardKeys' | 'allowSandboxPayments'>;

/** The card processor the configuration asks for. In earnest there is none without keys: nobody is to believe they have paid. */
export async function openCards(
  { environment, stripe, cardKeys, allowSandboxPayments }: CardsConfig,
  { db, secrets, now }: { db: Db; secrets: Secrets; now(): Date },
): Promise<CardProcessor> {
  if (stripe) {
    // A large library, which nobody else need wait for.
    const { stripeCards } = await import('./stripe-cards.ts');
    return stripeCards({ ...stripe, publishableKey: cardKeys[environment], now });
  }
  return allowSandboxPayments
    ? sandboxCards({ db, signingKeys: secrets.keys('sandbox-cards'), now })
    : noCards();
}
