import type { SavedCard } from '#kit/cards/card-processor.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { findSavedCard, insertSavedCard, removeCards, type SavedCardRecord } from './saved-card.queries.ts';

export interface Keeping {
  services: Services;
  audit: AuditSource;
}

interface NewCard {
  personId: string;
  processor: 'sandbox' | 'stripe';
  customerRef: string;
  card: SavedCard;
}

/** Keeps a card in the place of the one before. A card that was kept before is not kept again, be it removed since. */
export async function keepCard(tx: Tx, { services, audit }: Keeping, asked: NewCard): Promise<void> {
  const { personId, processor, customerRef, card } = asked;
  if (await findSavedCard(tx, { ref: card.ref })) return;
  const now = services.now();
  await detach(tx, await removeCards(tx, personId, now));
  const { ref, brand, lastDigits, expiryMonth, expiryYear } = card;
  const facts = { brand, lastDigits, expiryMonth, expiryYear };
  const saved = await insertSavedCard(tx, {
    personId,
    processor,
    customerRef,
    ref,
    ...facts,
    savedAt: now,
  });
  await writeAudit(tx, audit, {
    action: 'saveCard',
    entity: 'savedCard',
    entityId: saved.id,
    after: { personId, ...facts },
  });
}

/** Removes what a person has saved, here at once and at the processor as soon as it can be reached. */
export async function removeCard(
  tx: Tx,
  { services, audit }: Keeping,
  personId: string,
): Promise<SavedCardRecord[]> {
  const removed = await removeCards(tx, personId, services.now());
  await detach(tx, removed);
  for (const { id, brand, lastDigits } of removed)
    await writeAudit(tx, audit, {
      action: 'removeCard',
      entity: 'savedCard',
      entityId: id,
      before: { personId, brand, lastDigits },
    });
  return removed;
}

async function detach(tx: Tx, cards: readonly SavedCardRecord[]): Promise<void> {
  for (const { processor, ref } of cards) await enqueue(tx, detachCard, { processor, ref });
}

export const detachCard = defineJob<{ processor: string; ref: string }>({
  name: 'detachCard',
  maxTries: 25,
  async run({ processor, ref }, { services: { cards } }) {
    // The college may have changed its processor meanwhile; the new one knows nothing of it.
    if (cards.kind === processor) await cards.detachCard(ref);
  },
});
