import { randomUUID } from 'node:crypto';
import { CardsError, type ChargeAnswer } from '#kit/cards/card-processor.ts';
import { byItself } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import type { Services } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { mayStillArrive, nextCheckAt } from '../../rules/card-payments.ts';
import { cardPaymentProblem } from '../../rules/changes.ts';
import { findInvoice } from '../invoice.queries.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import { paymentAt } from './payment-at.ts';
import {
  findAttempt,
  findUnfinished,
  insertAttempt,
  type PaymentAttempt,
} from './payment-attempt.queries.ts';
import { findSavedCard, type SavedCardRecord } from './saved-card.queries.ts';
import { closeUnbegun, settlePayment, type Settling } from './settle-payment.ts';

/** So long a person may be busy typing a card. */
const AT_IT_MS = 1_800_000;

export interface SavedCardCharge {
  /** Of what is charged, such as an instalment and how often it was tried: the same key never charges twice. */
  key: string;
  invoiceId: string;
  amount: MinorUnits;
  savedCardId: string;
  /** Asked once nobody else changes the account any more; what it throws is thrown, and nothing is charged. */
  isStillDue?: (tx: Tx) => Promise<void>;
}

/**
 * Charges a card that its owner has saved, without them. The attempt is OPEN where the processor gave no answer: call again with the
 * same key, or be told by onPaymentAttempt. What the rules refuse is thrown, and nothing was charged.
 */
export async function chargeSavedCard(
  { db, services }: { db: Db; services: Services },
  charge: SavedCardCharge,
): Promise<PaymentAttempt> {
  const settling = { db, services, audit: byItself('chargeSavedCard') };
  await endUnfinished(settling, charge.invoiceId);
  const { attempt, card } = await transaction(db, (tx) => storeCharge(tx, services, charge));
  if (attempt.closedAt !== null) return attempt;
  if (services.cards.kind !== attempt.processor) return attempt;
  const { payment } = await askToCharge(settling, attempt, card);
  if (payment) return settlePayment(settling, attempt.id, payment);
  return mayStillArrive(attempt, services.now()) ? attempt : closeUnbegun(settling, attempt.id);
}

/** What the payer has begun and left is called off, so that it is not paid as well; who is paying right now goes first. */
async function endUnfinished(settling: Settling, invoiceId: string): Promise<void> {
  const unfinished = await findUnfinished(settling.db, invoiceId, 'payer');
  if (!unfinished) return;
  const { now } = settling.services;
  if (now().getTime() - unfinished.begunAt.getTime() < AT_IT_MS) throw new RuleError('paymentUnderWay');
  await cancelAttempt(settling, unfinished);
}

interface Stored {
  attempt: PaymentAttempt;
  card: SavedCardRecord;
}

async function storeCharge(
  tx: Tx,
  { cards, now }: Services,
  { key, invoiceId, amount, savedCardId, isStillDue }: SavedCardCharge,
): Promise<Stored> {
  const invoice = await findInvoice(tx, invoiceId);
  const card = await findSavedCard(tx, { id: savedCardId });
  if (!invoice || !card) throw new RuleError('savedCardGone');
  const { personId, regionId, currency } = invoice;
  await lockPerson(tx, personId);
  const known = await findAttempt(tx, { key });
  if (known) return { attempt: known, card };
  if (cards.kind !== card.processor || !invoice.takesCards) throw new RuleError('cardsNotTaken');
  if (card.removedAt !== null) throw new RuleError('savedCardGone');
  await isStillDue?.(tx);
  const problem = cardPaymentProblem((await findInvoice(tx, invoiceId)) ?? invoice, amount);
  if (problem) throw new RuleError(problem);
  const begunAt = now();
  await insertAttempt(tx, {
    id: randomUUID(),
    personId,
    regionId,
    invoiceId,
    currency: currency.value,
    amount,
    processor: cards.kind,
    key,
    customerRef: card.customerRef,
    savedCardId,
    savesCard: false,
    isOffSession: true,
    begunBy: null,
    begunAt,
    nextCheckAt: nextCheckAt({ begunAt }, begunAt),
  });
  const attempt = await findAttempt(tx, { key });
  if (!attempt) throw new Error(`The charge ${key} was not stored.`);
  return { attempt, card };
}

async function askToCharge(
  { services: { cards, now } }: Settling,
  attempt: PaymentAttempt,
  { customerRef: customer, ref: card }: SavedCardRecord,
): Promise<Pick<ChargeAnswer, 'payment'>> {
  const { key, amount: minor, currency, invoiceId, processorRef } = attempt;
  // Processors forget keys after a day: what was asked for a while ago is looked for, and never asked for again.
  if (processorRef !== null || !mayStillArrive(attempt, now()))
    return { payment: await paymentAt(cards, attempt) };
  const amount = { minor, currency: currency.value, decimals: currency.decimals };
  try {
    return await cards.chargeSaved({ key, amount, customer, card, invoiceId });
  } catch (error) {
    // The processor does not have the card any more.
    if (error instanceof CardsError && error.problem === 'cardsNotFound') return { payment: null };
    throw error;
  }
}
