import type { Db, Tx } from '#kit/db/database.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import {
  CardsError,
  type CardAmount,
  type CardPayment,
  type CardProcessor,
  type CardSetup,
  type ChargeOutcome,
  type DeclineReason,
  type SavedCard,
  type SavedCharge,
} from './card-processor.ts';
import { decline, succeed } from './sandbox-confirm.ts';
import { readMessage, SIGNATURE_HEADER, tellCollege } from './sandbox-events.ts';
import { readRefundOf, refundIntent } from './sandbox-refunds.ts';
import {
  changeIntent,
  detachCardById,
  findCard,
  findIntent,
  findRefund,
  insertIntent,
  isCustomer,
  listCardsOf,
  lockIntent,
  refundedOf,
  upsertCustomer,
  type Card,
  type Intent,
  type NewIntent,
} from './sandbox.queries.ts';
import { isTestCardName, testCard } from './test-cards.ts';
import { verifySignature } from './webhook-signature.ts';

export interface SandboxOptions {
  /** The whole college: it is asked by jobs as well as by people. */
  db: Db;
  /** With which its messages are signed; the current key first. */
  signingKeys: readonly Buffer[];
  now(): Date;
}

/** A card processor within the server: all that a real one does, without money. */
export function sandboxCards({ db, signingKeys, now }: SandboxOptions): CardProcessor {
  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(work);

  async function readIntent(by: { id: string } | { key: string }, kind: Intent['kind']): Promise<Intent> {
    const intent = await findIntent(db, by);
    if (intent?.kind !== kind) throw new CardsError('cardsNotFound');
    return intent;
  }

  async function charge(tx: Tx, { key, amount, customer, card, invoiceId }: SavedCharge): Promise<Intent> {
    const saved = await findCard(tx, card);
    if (saved?.customerId !== customer || saved.detachedAt !== null || !isTestCardName(saved.testCard))
      throw new CardsError('cardsNotFound');
    const { intent, isNew } = await openIntent(
      tx,
      { kind: 'payment', key, customerId: customer, savesCard: false, invoiceId, amount },
      now(),
    );
    if (!isNew) return intent;
    const { isRefusedLater, needsChallenge, refusedFor } = testCard(saved.testCard);
    // Without its owner nobody can answer their bank: they have to come and pay by themselves.
    if (needsChallenge) {
      await tellCollege(tx, { type: 'payment_intent.payment_failed', objectId: intent.id, now: now() });
      return intent;
    }
    const reason = refusedFor ?? (isRefusedLater ? 'declined' : null);
    return reason
      ? decline(tx, intent, { reason, cardId: card, now: now() })
      : succeed(tx, intent, { cardId: card, now: now() });
  }

  return {
    kind: 'sandbox',
    publishableKey: null,
    ensureCustomer: (who) => upsertCustomer(db, who, now()),

    async beginPayment({ key, amount, customer, invoiceId, saveCard }) {
      const { intent } = await inTransaction((tx) =>
        openIntent(
          tx,
          { kind: 'payment', key, customerId: customer, savesCard: saveCard, invoiceId, amount },
          now(),
        ),
      );
      return paymentOf(db, intent);
    },

    async cancelPayment(ref) {
      const intent = await inTransaction(async (tx) => {
        const found = await lockIntent(tx, { id: ref });
        if (found?.kind !== 'payment') throw new CardsError('cardsNotFound');
        if (found.status === 'succeeded' || found.status === 'canceled') return found;
        await tellCollege(tx, { type: 'payment_intent.canceled', objectId: ref, now: now() });
        return changeIntent(tx, ref, { ...found, status: 'canceled' });
      });
      return paymentOf(db, intent);
    },

    async beginCardSetup({ key, customer }) {
      const { intent } = await inTransaction((tx) =>
        openIntent(
          tx,
          { kind: 'setup', key, customerId: customer, savesCard: true, invoiceId: null, amount: null },
          now(),
        ),
      );
      return setupOf(db, intent);
    },

    async chargeSaved(asked) {
      let intent: Intent;
      try {
        intent = await inTransaction((tx) => charge(tx, asked));
      } catch (error) {
        if (error instanceof CardsError) throw error;
        return { outcome: { status: 'unknown' }, payment: null };
      }
      const payment = await paymentOf(db, intent);
      return { outcome: payment.outcome, payment };
    },

    async findByKey(key) {
      const intent = await findIntent(db, { key });
      return intent?.kind === 'payment' ? paymentOf(db, intent) : null;
    },

    async findRefundByKey(key) {
      const refund = await findRefund(db, { key });
      return refund ? readRefundOf(db, refund) : null;
    },

    readPayment: async (ref) => paymentOf(db, await readIntent({ id: ref }, 'payment')),
    readSetup: async (ref) => setupOf(db, await readIntent({ id: ref }, 'setup')),

    async readRefund(ref) {
      const refund = await findRefund(db, { id: ref });
      if (!refund) throw new CardsError('cardsNotFound');
      return readRefundOf(db, refund);
    },

    refund: (asked) => refundIntent(db, asked, now()),
    listCards: async (customer) => (await listCardsOf(db, customer)).map(savedCard),
    detachCard: (card) => detachCardById(db, card, now()),

    verifyWebhook(raw, headers) {
      verifySignature(raw, headers[SIGNATURE_HEADER], { keys: signingKeys, now: now() });
      return readMessage(raw);
    },
  };
}

/** The same key always means the same: with other words it is refused. */
async function openIntent(tx: Tx, asked: NewIntent, now: Date): Promise<{ intent: Intent; isNew: boolean }> {
  const { amount, customerId, savesCard } = asked;
  if (amount && amount.minor <= 0) throw new CardsError('amountNotChargeable');
  if (savesCard && customerId === null) throw new CardsError('cardsRefused');
  if (customerId !== null && !(await isCustomer(tx, customerId))) throw new CardsError('cardsNotFound');
  const isNew = await insertIntent(tx, asked, now);
  const intent = await lockIntent(tx, { key: asked.key });
  if (!intent) throw new Error(`The intent of the key ${asked.key} is gone.`);
  const isSame =
    intent.kind === asked.kind &&
    intent.customerId === customerId &&
    intent.savesCard === savesCard &&
    intent.currency === (amount?.currency ?? null) &&
    Number(intent.amountMinor) === (amount?.minor ?? 0);
  if (!isSame) throw new CardsError('cardsRefused', new Error(`The key ${asked.key} was used for another.`));
  return { intent, isNew };
}

const savedCard = ({ id, brand, lastDigits, expiryMonth, expiryYear }: Card): SavedCard => ({
  ref: id,
  brand,
  lastDigits,
  expiryMonth,
  expiryYear,
});

/** Amounts are written by this very file, and are whole. */
export const amountOf = (
  { currency, decimals }: Pick<Intent, 'currency' | 'decimals'>,
  minor: string | null,
): CardAmount => ({
  minor: minorUnits(Number(minor)),
  currency: currency ?? '',
  decimals: decimals ?? 0,
});

function outcomeOf({ status, declineReason }: Intent): ChargeOutcome {
  if (status === 'succeeded') return { status };
  if (status === 'canceled') return { status: 'declined', reason: 'canceled', code: 'canceled' };
  if (declineReason === null) return { status: 'needsCustomer' };
  return { status: 'declined', reason: declineReason as DeclineReason, code: declineReason };
}

async function cardOf(db: Db, { status, cardId }: Intent): Promise<SavedCard | null> {
  const card = status === 'succeeded' && cardId !== null ? await findCard(db, cardId) : undefined;
  return card ? savedCard(card) : null;
}

const paymentOf = async (db: Db, intent: Intent): Promise<CardPayment> => ({
  ref: intent.id,
  key: intent.key,
  amount: amountOf(intent, intent.amountMinor),
  customer: intent.customerId,
  invoiceId: intent.invoiceId ?? '',
  clientSecret: intent.clientSecret,
  outcome: outcomeOf(intent),
  card: await cardOf(db, intent),
  refundedMinor: await refundedOf(db, intent.id),
});

const setupOf = async (db: Db, intent: Intent): Promise<CardSetup> => ({
  ref: intent.id,
  key: intent.key,
  customer: intent.customerId ?? '',
  clientSecret: intent.clientSecret,
  outcome: outcomeOf(intent),
  card: await cardOf(db, intent),
});
