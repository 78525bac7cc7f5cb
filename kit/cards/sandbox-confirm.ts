import type { Db, Tx } from '#kit/db/database.ts';
import { CardsError, type DeclineReason } from './card-processor.ts';
import { tellCollege } from './sandbox-events.ts';
import { changeIntent, giveCardTo, insertCard, lockIntent, type Intent } from './sandbox.queries.ts';
import { testCard, type TestCardName } from './test-cards.ts';

/** How far a payer has come. */
export interface SandboxStep {
  status: Intent['status'];
  declineReason: DeclineReason | null;
}

const stepOf = ({ status, declineReason }: Intent): SandboxStep => ({
  status,
  declineReason: declineReason as DeclineReason | null,
});

const wordOf = ({ kind }: Intent): string => (kind === 'payment' ? 'payment_intent' : 'setup_intent');

/** The card was refused; another may be tried. */
export async function decline(
  tx: Tx,
  intent: Intent,
  { reason, cardId, now }: { reason: DeclineReason; cardId: string | null; now: Date },
): Promise<Intent> {
  const changed = await changeIntent(tx, intent.id, { status: 'needsCard', declineReason: reason, cardId });
  const what = intent.kind === 'payment' ? 'payment_failed' : 'setup_failed';
  await tellCollege(tx, { type: `${wordOf(intent)}.${what}`, objectId: intent.id, now });
  return changed;
}

export async function succeed(
  tx: Tx,
  intent: Intent,
  { cardId, now }: { cardId: string; now: Date },
): Promise<Intent> {
  const changed = await changeIntent(tx, intent.id, { status: 'succeeded', declineReason: null, cardId });
  if (intent.savesCard && intent.customerId !== null) await giveCardTo(tx, cardId, intent.customerId);
  await tellCollege(tx, { type: `${wordOf(intent)}.succeeded`, objectId: intent.id, now });
  return changed;
}

/** The one whose browser has the secret changes the intent, if it is still open. */
async function withOpen(
  db: Db,
  clientSecret: string,
  change: (tx: Tx, intent: Intent) => Promise<Intent>,
): Promise<SandboxStep> {
  return db.transaction().execute(async (tx) => {
    const intent = await lockIntent(tx, { clientSecret });
    if (!intent) throw new CardsError('cardsNotFound');
    const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
    return stepOf(isOver ? intent : await change(tx, intent));
  });
}

/** The payer pays with a card of the list, or saves it. */
export const chooseTestCard = (
  db: Db,
  { clientSecret, card, now }: { clientSecret: string; card: TestCardName; now: Date },
): Promise<SandboxStep> =>
  withOpen(db, clientSecret, async (tx, intent) => {
    const { refusedFor, isRefusedLater, needsChallenge } = testCard(card);
    const cardId = await insertCard(tx, card, now);
    const reason = refusedFor ?? (isRefusedLater && intent.kind === 'payment' ? 'declined' : null);
    if (reason) return decline(tx, intent, { reason, cardId, now });
    if (!needsChallenge) return succeed(tx, intent, { cardId, now });
    return changeIntent(tx, intent.id, { status: 'needsChallenge', declineReason: null, cardId });
  });

/** The payer confirms to their bank that it is they, or does not. */
export const answerChallenge = (
  db: Db,
  { clientSecret, accepts, now }: { clientSecret: string; accepts: boolean; now: Date },
): Promise<SandboxStep> =>
  withOpen(db, clientSecret, async (tx, intent) => {
    const { status, cardId } = intent;
    if (status !== 'needsChallenge' || cardId === null) return intent;
    return accepts
      ? succeed(tx, intent, { cardId, now })
      : decline(tx, intent, { reason: 'authenticationFailed', cardId, now });
  });
