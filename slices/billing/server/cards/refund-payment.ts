import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { minus, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { nextCheckAt } from '../../rules/card-payments.ts';
import { refundable, refundProblem } from '../../rules/changes.ts';
import { refundPostings, type MoneyMethod } from '../../rules/ledger.ts';
import {
  book,
  changeAccount,
  entryToKeep,
  heldFor,
  invoiceToKeep,
  notFound,
  reasonOf,
  refuse,
  sourceOf,
} from '../keep-books.ts';
import { findEntry, type EntryRecord } from '../ledger.queries.ts';
import { reduceBy } from '../reduce-by.ts';
import { findCardRefund, insertCardRefund, refundsUnderWay } from './card-refund.queries.ts';
import { inPageTime } from './in-page-time.ts';
import { settlingOf } from './pay-by-card.ts';
import { findAttempt } from './payment-attempt.queries.ts';
import { askForRefund, settleRefund } from './settle-refund.ts';

interface Refund {
  entryId: string;
  paymentId: string;
  amount: MinorUnits;
  reason: string;
  /** Whether what is given back is not to be paid again. */
  isReduced: boolean;
}

/**
 * Gives back what was paid, the way it came, and takes it off the invoice too unless it is to be paid again. What goes back to
 * a card is in the books once its processor says so: until then there is no entry, and the answer is null.
 */
export async function refundPayment(ctx: Context, refund: Refund): Promise<EntryRecord | null> {
  const payment = await entryToKeep(ctx.db, ctx, refund.paymentId);
  return payment.method === 'CARD' ? refundToCard(ctx, refund, payment) : refundByDesk(ctx, refund, payment);
}

const refundByDesk = (
  ctx: Context,
  { entryId, paymentId, amount, reason: words, isReduced }: Refund,
  { personId }: EntryRecord,
): Promise<EntryRecord> =>
  changeAccount(ctx, { entryId, personId }, async (tx) => {
    const payment = await refundablePayment(tx, ctx, { paymentId, amount });
    const { regionId, invoiceId, currency, timeZone, method } = payment;
    const reason = reasonOf(words);
    const account = { personId, regionId, invoiceId, currency: currency.value, amount, reason };
    await book(tx, sourceOf(ctx), {
      action: 'refundPayment',
      entry: { ...account, id: entryId, type: 'REFUND', method, refunds: paymentId },
      timeZone,
      postings: refundPostings(invoiceId, method as MoneyMethod, amount),
    });
    if (invoiceId !== null && isReduced)
      await reduceBy(tx, sourceOf(ctx), {
        invoice: await invoiceToKeep(tx, ctx, invoiceId),
        amount,
        reason,
      });
  });

/** The payment, as long as so much of it can still go back: what is on its way counts as gone. */
async function refundablePayment(
  tx: Tx,
  ctx: Context,
  { paymentId, amount }: Pick<Refund, 'paymentId' | 'amount'>,
): Promise<EntryRecord> {
  const payment = await entryToKeep(tx, ctx, paymentId);
  if (payment.type !== 'PAYMENT' || payment.isReversed || payment.reverses !== null) throw notFound();
  if (payment.method === 'CREDIT') throw new RuleError('creditNotRefundable');
  const underWay = sum(await refundsUnderWay(tx, paymentId));
  const held = minus(await heldFor(tx, payment), underWay);
  const left = { ...payment, amount: minus(payment.amount, underWay) };
  const { currency } = payment;
  refuse(ctx, refundProblem(left, { held, amount }), { most: refundable(left, held), currency });
  return payment;
}

async function refundToCard(
  ctx: Context,
  refund: Refund,
  { personId }: EntryRecord,
): Promise<EntryRecord | null> {
  const { entryId, paymentId } = refund;
  const attempt = await findAttempt(ctx.db, { id: paymentId });
  // Only who has taken it can give it back.
  if (attempt?.processor !== ctx.services.cards.kind) throw new RuleError('cardRefundRefused');
  const known = await transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const before = await findCardRefund(tx, { id: entryId });
    if (before && before.paymentId !== paymentId) throw notFound();
    if (before) return before;
    await storeRefund(tx, ctx, refund);
    return findCardRefund(tx, { id: entryId });
  });
  if (!known) throw notFound();
  if (known.status === 'OPEN') {
    const settling = settlingOf(ctx);
    const outcome = await inPageTime(askForRefund(settling, known, attempt));
    const settled = await settleRefund(settling, known.id, outcome);
    if (settled.status === 'FAILED') throw new RuleError('cardRefundRefused');
  }
  return (await findEntry(ctx.db, entryId)) ?? null;
}

async function storeRefund(
  tx: Tx,
  ctx: Context,
  { entryId, paymentId, amount, reason, isReduced }: Refund,
): Promise<void> {
  const { personId, regionId } = await refundablePayment(tx, ctx, { paymentId, amount });
  const begunAt = ctx.services.now();
  await insertCardRefund(tx, {
    id: entryId,
    personId,
    regionId,
    paymentId,
    amount,
    reason: reasonOf(reason),
    isReduced,
    key: `refund:${entryId}`,
    begunBy: actorOf(ctx).personId,
    begunAt,
    nextCheckAt: nextCheckAt({ begunAt }, begunAt),
  });
}
