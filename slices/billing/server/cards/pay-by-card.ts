import { CardsError, type CardPayment, type CardProcessor } from '#kit/cards/card-processor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { findPerson, lockPerson } from '#slices/people/server/api.ts';
import { cardPaymentProblem } from '../../rules/changes.ts';
import { isAtIt, mayStillArrive, nextCheckAt } from '../../rules/card-payments.ts';
import { balanceOf } from '../../rules/standing.ts';
import { findInvoice, type InvoiceRecord } from '../invoice.queries.ts';
import { notFound, refuse } from '../keep-books.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import { inPageTime } from './in-page-time.ts';
import { paymentAt } from './payment-at.ts';
import {
  changeAttempt,
  findAttempt,
  findUnfinished,
  insertAttempt,
  type PaymentAttempt,
} from './payment-attempt.queries.ts';
import { findCustomer, findSavedCard, storeCustomer, type SavedCardRecord } from './saved-card.queries.ts';
import { closeUnbegun, settlePayment, type Settling } from './settle-payment.ts';

/** How far a payment has come, and the secret by which its payer goes on with it in the browser. */
export interface PaymentStep {
  attempt: PaymentAttempt;
  clientSecret: string | null;
}

export interface AskedPayment {
  attemptId: string;
  invoiceId: string;
  amount: MinorUnits;
  savesCard: boolean;
  savedCardId: string | null;
}

type OnlineProcessor = CardProcessor & { kind: 'sandbox' | 'stripe' };

export const settlingOf = ({ db, services, audit }: Context): Settling => ({ db, services, audit });

/** The processor, unless the college takes no cards at all. */
export function processorOf({ services: { cards } }: Pick<Context, 'services'>): OnlineProcessor {
  if (cards.kind === 'none') throw new RuleError('cardsNotTaken');
  return cards as OnlineProcessor;
}

/** Who pays, and what that takes. */
export interface Payer {
  /** The student whose invoice it is. */
  personId: string;
  isSponsor: boolean;
  /** Whether an attempt was begun by this very payer. */
  hasBegun(tx: Tx, attempt: PaymentAttempt): Promise<boolean>;
  /** Throws where this payer may not pay this; asked once nobody else changes the account any more. */
  admit?(tx: Tx, invoice: InvoiceRecord): Promise<void>;
  /** Notes what else is known of the payer, with the attempt that was stored or is gone on with. */
  note?(tx: Tx, attempt: PaymentAttempt): Promise<void>;
}

/**
 * Begins to pay an invoice of the caller by card, or charges the card they have saved. What was begun on another page and not
 * ended is gone on with if it is the same, and called off before anything else is begun: an invoice is not paid twice by accident.
 */
export function payByCard(ctx: Context, asked: AskedPayment): Promise<PaymentStep> {
  const { personId } = actorOf(ctx);
  const hasBegun = async (_: Tx, { begunBy }: PaymentAttempt): Promise<boolean> => begunBy === personId;
  return payAs(ctx, { personId, isSponsor: false, hasBegun }, asked);
}

export async function payAs(ctx: Context, payer: Payer, asked: AskedPayment): Promise<PaymentStep> {
  const { kind } = processorOf(ctx);
  for (let tries = 0; tries < 3; tries += 1) {
    const found = await transaction(ctx.db, (tx) =>
      storeAttempt(tx, ctx, payer, { ...asked, processor: kind }),
    );
    if (!('superseded' in found)) return proceed(ctx, found.attempt);
    await inPageTime(cancelAttempt(settlingOf(ctx), found.superseded));
  }
  throw new RuleError('paymentUnderWay');
}

/** How an attempt of the caller stands by now; one that can be gone on with comes with its secret. */
export async function checkCardPayment(ctx: Context, attemptId: string): Promise<PaymentStep> {
  const attempt = await findAttempt(ctx.db, { id: attemptId });
  if (attempt?.begunBy !== actorOf(ctx).personId) throw notFound();
  return proceed(ctx, attempt);
}

type Stored = { attempt: PaymentAttempt } | { superseded: PaymentAttempt };

async function storeAttempt(
  tx: Tx,
  ctx: Context,
  payer: Payer,
  asked: AskedPayment & { processor: 'sandbox' | 'stripe' },
): Promise<Stored> {
  const { personId } = payer;
  await lockPerson(tx, personId);
  const known = await findAttempt(tx, { id: asked.attemptId });
  const isTheirs = known?.invoiceId === asked.invoiceId && (await payer.hasBegun(tx, known));
  if (known && !isTheirs) throw notFound();
  if (known) return noted(tx, payer, known);
  const invoice = await findInvoice(tx, asked.invoiceId);
  if (invoice?.personId !== personId) throw notFound();
  if (!invoice.takesCards) throw new RuleError('cardsNotTaken');
  await payer.admit?.(tx, invoice);
  const problem = cardPaymentProblem(invoice, asked.amount);
  const charged = await findUnfinished(tx, invoice.id, 'college');
  if (charged) return { superseded: charged };
  const unfinished = await findUnfinished(tx, invoice.id, 'payer');
  if (unfinished) {
    const isOwn = await payer.hasBegun(tx, unfinished);
    if (payer.isSponsor && !isOwn && isAtIt(unfinished, ctx.services.now()))
      throw new RuleError('paymentUnderWay');
    const isGoneOnWith = problem === null && isOwn && isSame(unfinished, asked);
    return isGoneOnWith ? noted(tx, payer, unfinished) : { superseded: unfinished };
  }
  refuse(ctx, problem, { most: balanceOf(invoice), currency: invoice.currency });
  const card = asked.savedCardId === null ? null : await ownCard(tx, personId, asked.savedCardId);
  await insertAttempt(tx, newAttempt(invoice, asked, { card, payer, now: ctx.services.now() }));
  const attempt = await findAttempt(tx, { id: asked.attemptId });
  if (!attempt) throw notFound();
  return noted(tx, payer, attempt);
}

async function noted(tx: Tx, payer: Payer, attempt: PaymentAttempt): Promise<Stored> {
  if (attempt.closedAt === null) await payer.note?.(tx, attempt);
  return { attempt };
}

const isSame = (
  attempt: PaymentAttempt,
  { amount, savesCard, savedCardId, processor }: AskedPayment & { processor: string },
): boolean =>
  attempt.amount === amount &&
  attempt.savesCard === savesCard &&
  attempt.savedCardId === savedCardId &&
  attempt.processor === processor;

async function ownCard(tx: Tx, personId: string, id: string): Promise<SavedCardRecord> {
  const card = await findSavedCard(tx, { id });
  if (card?.personId !== personId || card.removedAt !== null) throw new RuleError('savedCardGone');
  return card;
}

const newAttempt = (
  { id: invoiceId, personId, regionId, currency }: InvoiceRecord,
  { attemptId, amount, savesCard, processor }: AskedPayment & { processor: 'sandbox' | 'stripe' },
  {
    card,
    payer: { isSponsor: isSponsored, personId: studentId },
    now,
  }: { card: SavedCardRecord | null; payer: Payer; now: Date },
) => ({
  id: attemptId,
  personId,
  regionId,
  invoiceId,
  currency: currency.value,
  amount,
  processor,
  key: `invoice:${invoiceId}:${attemptId}`,
  customerRef: card?.customerRef ?? null,
  savedCardId: card?.id ?? null,
  savesCard: savesCard && card === null,
  isOffSession: false,
  isSponsored,
  begunBy: isSponsored ? null : studentId,
  begunAt: now,
  nextCheckAt: nextCheckAt({ begunAt: now }, now),
});

/** Asks the processor to begin, or what became of what it has begun, and notes it. */
export async function proceed(ctx: Context, attempt: PaymentAttempt): Promise<PaymentStep> {
  if (attempt.closedAt !== null) return { attempt, clientSecret: null };
  const cards = processorOf(ctx);
  if (cards.kind !== attempt.processor) throw new RuleError('cardsAway', 'UNAVAILABLE');
  const payment = await inPageTime(
    attempt.processorRef === null ? begin(ctx, cards, attempt) : cards.readPayment(attempt.processorRef),
  );
  if (!payment) return { attempt: await withoutPayment(ctx, attempt), clientSecret: null };
  const settled = await settlePayment(settlingOf(ctx), attempt.id, payment);
  // Where the money may be on its way already there is nothing to go on with.
  const isOpen = settled.closedAt === null && payment.outcome.status !== 'unknown';
  return { attempt: settled, clientSecret: isOpen ? payment.clientSecret : null };
}

const withoutPayment = async (ctx: Context, attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  mayStillArrive(attempt, ctx.services.now()) ? attempt : closeUnbegun(settlingOf(ctx), attempt.id);

async function begin(
  ctx: Context,
  cards: OnlineProcessor,
  attempt: PaymentAttempt,
): Promise<CardPayment | null> {
  const { id, key, amount, currency, invoiceId, savesCard, savedCardId } = attempt;
  // Processors forget keys after a day: what was begun a while ago is looked for, and never asked for again.
  if (!mayStillArrive(attempt, ctx.services.now())) return paymentAt(cards, attempt);
  const charge = {
    key,
    amount: { minor: amount, currency: currency.value, decimals: currency.decimals },
    invoiceId,
  };
  if (savedCardId !== null) {
    const card = await findSavedCard(ctx.db, { id: savedCardId });
    // Gone since it was asked for: what was charged before that is still to be found.
    if (!card || card.removedAt !== null) return paymentAt(cards, attempt);
    try {
      const answer = await cards.chargeSaved({ ...charge, customer: card.customerRef, card: card.ref });
      return answer.payment;
    } catch (error) {
      if (!isCardGone(error)) throw error;
      await closeUnbegun(settlingOf(ctx), id);
      throw new RuleError('savedCardGone', 'BAD_USER_INPUT', {}, { cause: error });
    }
  }
  const customer = savesCard ? await customerOf(ctx, cards) : null;
  if (customer !== attempt.customerRef) await changeAttempt(ctx.db, id, { customerRef: customer });
  return cards.beginPayment({ ...charge, customer, saveCard: savesCard });
}

/** The college has it, and the processor does not any more. */
const isCardGone = (error: unknown): boolean =>
  error instanceof CardsError && (error.problem === 'cardsNotFound' || error.problem === 'cardsRefused');

/** As whom the processor knows the caller. It is asked once for each of them. */
export async function customerOf(ctx: Context, cards: OnlineProcessor): Promise<string> {
  const { personId } = actorOf(ctx);
  const { kind: processor } = cards;
  const known = await findCustomer(ctx.db, { personId, processor });
  if (known !== undefined) return known;
  const person = await findPerson(ctx.db, personId);
  if (!person) throw notFound();
  const ref = await cards.ensureCustomer({ personId, email: person.email });
  await storeCustomer(ctx.db, { personId, processor, ref, madeAt: ctx.services.now() });
  return ref;
}
