import type { RefundAnswer } from '#kit/cards/card-processor.ts';
import type { Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import { negative } from '#kit/money/amounts.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { mayStillArrive, nextCheckAt } from '../../rules/card-payments.ts';
import { refundPostings, reversedPostings } from '../../rules/ledger.ts';
import { findInvoice, type InvoiceRecord } from '../invoice.queries.ts';
import { book, newEntryId, type BookSource } from '../keep-books.ts';
import { findEntry, listPostings } from '../ledger.queries.ts';
import { reduceBy } from '../reduce-by.ts';
import { mailRefund } from './card-mails.ts';
import {
  changeCardRefund,
  findCardRefund,
  lockCardRefund,
  type CardRefundRecord,
} from './card-refund.queries.ts';
import { findAttempt, type PaymentAttempt } from './payment-attempt.queries.ts';
import { tellOfSponsoredRefund } from './payment-listeners.ts';
import type { Settling } from './settle-payment.ts';

/** Asks the processor to give something back, or what became of it. The same key never gives back twice. */
export async function askForRefund(
  { services: { cards, now } }: Settling,
  { key, amount: minor, processorRef, ...refund }: CardRefundRecord,
  { processorRef: paymentRef, currency: { value, decimals } }: PaymentAttempt,
): Promise<RefundAnswer> {
  if (processorRef !== null) {
    const known = await cards.readRefund(processorRef);
    return { outcome: known.outcome, refund: known };
  }
  if (paymentRef === null) throw new Error(`The payment of the refund ${key} was never made.`);
  if (!mayStillArrive(refund, now())) {
    // A processor forgets keys after a day, so what was asked for is looked for before it is asked for again.
    const found = await cards.findRefundByKey(key, paymentRef);
    if (found) return { outcome: found.outcome, refund: found };
  }
  return cards.refund({ key, paymentRef, amount: { minor, currency: value, decimals } });
}

/** Notes what became of a refund, and books it once the processor says that it has been made. */
export async function settleRefund(
  settling: Settling,
  refundId: string,
  { outcome, refund: known }: RefundAnswer,
): Promise<CardRefundRecord> {
  const { services } = settling;
  return transaction(settling.db, async (tx) => {
    const before = await findCardRefund(tx, { id: refundId });
    if (before) await lockPerson(tx, before.personId);
    const refund = await lockCardRefund(tx, refundId);
    if (!refund) throw new Error(`The refund ${refundId} is gone.`);
    const now = services.now();
    const ref = known ? { processorRef: known.ref } : {};
    const closed = { ...ref, nextCheckAt: null, closedAt: refund.closedAt ?? now };
    if (outcome.status === 'succeeded' && refund.status !== 'SUCCEEDED') {
      // In the books before the row says so: what is under way counts as gone until then.
      await changeCardRefund(tx, refundId, {
        ...closed,
        status: 'SUCCEEDED',
        failure: null,
        failureCode: null,
      });
      await bookRefund(tx, settling, { ...refund, processorRef: known?.ref ?? refund.processorRef });
    } else if (outcome.status === 'failed' && refund.status !== 'FAILED') {
      const { reason: failure, code: failureCode } = outcome;
      await changeCardRefund(tx, refundId, { ...closed, status: 'FAILED', failure, failureCode });
      if (refund.status === 'SUCCEEDED') await takeBack(tx, settling, refund);
    } else if (refund.status === 'OPEN')
      await changeCardRefund(tx, refundId, { ...ref, nextCheckAt: nextCheckAt(refund, now) });
    return (await findCardRefund(tx, { id: refundId })) ?? refund;
  });
}

const sourceOf = ({ audit, services }: Settling, { begunBy }: CardRefundRecord): BookSource => ({
  audit,
  madeBy: begunBy,
  madeAt: services.now(),
});

async function bookRefund(tx: Tx, settling: Settling, refund: CardRefundRecord): Promise<void> {
  const { id, personId, regionId, paymentId, amount, reason, isReduced, processorRef } = refund;
  const attempt = await findAttempt(tx, { id: paymentId });
  if (!attempt) throw new Error(`The payment ${paymentId} of a refund is gone.`);
  const { invoiceId, currency, cardBrand: brand, cardLastDigits: lastDigits } = attempt;
  const source = sourceOf(settling, refund);
  const { timeZone } = await invoiceOf(tx, invoiceId);
  await book(tx, source, {
    action: 'refundPayment',
    entry: {
      id,
      personId,
      regionId,
      invoiceId,
      currency: currency.value,
      type: 'REFUND',
      method: 'CARD',
      amount,
      reason,
      refunds: paymentId,
      ...(processorRef !== null && { processorRef }),
    },
    timeZone,
    postings: refundPostings(invoiceId, 'CARD', amount),
  });
  if (isReduced) await reduceBy(tx, source, { invoice: await invoiceOf(tx, invoiceId), amount, reason });
  if (attempt.isSponsored) return tellOfSponsoredRefund(tx, settling.services, { attempt, amount });
  const card = brand !== null && lastDigits !== null ? { brand, lastDigits } : null;
  const day = dayIn(source.madeAt, timeZone);
  await mailRefund(tx, settling.services, {
    personId,
    amount,
    card,
    invoice: await invoiceOf(tx, invoiceId),
    day,
  });
}

/** The bank has sent it back, days after it said that it was made: what the student has with the college is theirs again. */
async function takeBack(tx: Tx, settling: Settling, refund: CardRefundRecord): Promise<void> {
  const { id, personId, regionId, amount, paymentId } = refund;
  const booked = await findEntry(tx, id);
  if (!booked || booked.isReversed) return;
  const { invoiceId, currency, timeZone } = booked;
  await book(tx, sourceOf(settling, refund), {
    action: 'returnRefund',
    entry: {
      id: newEntryId(),
      personId,
      regionId,
      invoiceId,
      currency: currency.value,
      type: 'REFUND',
      method: 'CARD',
      amount: negative(amount),
      reverses: id,
      refunds: paymentId,
    },
    timeZone,
    postings: reversedPostings(await listPostings(tx, id)),
  });
}

async function invoiceOf(tx: Tx, id: string): Promise<InvoiceRecord> {
  const invoice = await findInvoice(tx, id);
  if (!invoice) throw new Error(`The invoice ${id} of a refund is gone.`);
  return invoice;
}
