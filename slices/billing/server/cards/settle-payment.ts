import { dayIn } from '#kit/calendar/zone.ts';
import type { CardPayment, ChargeOutcome } from '#kit/cards/card-processor.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import type { Services } from '#kit/graphql/context.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { nextCheckAt, type PaymentFailure } from '../../rules/card-payments.ts';
import { paymentPostings } from '../../rules/ledger.ts';
import { findInvoice, type InvoiceRecord } from '../invoice.queries.ts';
import { insertEntry } from '../ledger.queries.ts';
import { mailPaymentReceipt } from './card-mails.ts';
import { keepCard } from './keep-card.ts';
import { tellOfAttempt } from './payment-listeners.ts';
import { changeAttempt, findAttempt, lockAttempt, type PaymentAttempt } from './payment-attempt.queries.ts';

export interface Settling {
  db: Db;
  services: Services;
  /** Who is told to have done it, for the record. */
  audit: AuditSource;
}

/**
 * Notes how a payment stands at the processor, and books it once it has succeeded: once, whether the answer, its message
 * or the one who looks after lost answers says so first. The last word is a success: what was taken is in the books.
 */
export const settlePayment = (
  settling: Settling,
  attemptId: string,
  payment: CardPayment,
): Promise<PaymentAttempt> =>
  withAttempt(settling, attemptId, async (tx, attempt) => {
    if (attempt.status === 'SUCCEEDED') return;
    const { minor, currency } = payment.amount;
    if (minor !== attempt.amount || currency !== attempt.currency.value)
      throw new Error(`The processor tells of ${minor} ${currency} for the payment ${attempt.id}.`);
    if (payment.outcome.status === 'succeeded') return book(tx, settling, attempt, payment);
    if (attempt.closedAt !== null) return;
    const now = settling.services.now();
    const failure = failureOf(payment.outcome, attempt);
    const isOver = failure !== null && (failure.reason === 'canceled' || attempt.isOffSession);
    await changeAttempt(tx, attempt.id, {
      processorRef: payment.ref,
      customerRef: payment.customer,
      status: failure ? 'FAILED' : 'OPEN',
      failure: failure?.reason ?? null,
      failureCode: failure?.code ?? null,
      nextCheckAt: isOver ? null : nextCheckAt(attempt, now),
      closedAt: isOver ? now : null,
    });
  });

/** Ends an attempt of which the processor never heard. */
export const closeUnbegun = (settling: Settling, attemptId: string): Promise<PaymentAttempt> =>
  withAttempt(settling, attemptId, async (tx, { id, closedAt }) => {
    if (closedAt !== null) return;
    const ended = { nextCheckAt: null, closedAt: settling.services.now() };
    await changeAttempt(tx, id, { status: 'FAILED', failure: 'notBegun', failureCode: null, ...ended });
  });

/** One change after the other, so that each sees what those before have done. */
async function withAttempt(
  { db, services }: Settling,
  attemptId: string,
  change: (tx: Tx, attempt: PaymentAttempt) => Promise<void>,
): Promise<PaymentAttempt> {
  return transaction(db, async (tx) => {
    const known = await findAttempt(tx, { id: attemptId });
    // All that changes an account waits for its person first, as every other change does.
    if (known) await lockPerson(tx, known.personId);
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt) throw new Error(`The payment attempt ${attemptId} is gone.`);
    await change(tx, attempt);
    const changed = (await findAttempt(tx, { id: attemptId })) ?? attempt;
    const hasEnded = changed.closedAt !== null && attempt.closedAt === null;
    const isPaidAfterAll = changed.status === 'SUCCEEDED' && attempt.status !== 'SUCCEEDED';
    if (hasEnded || isPaidAfterAll) await tellOfAttempt(tx, services, changed);
    return changed;
  });
}

function failureOf(
  outcome: ChargeOutcome,
  { isOffSession }: PaymentAttempt,
): { reason: PaymentFailure; code: string } | null {
  if (outcome.status === 'declined') return outcome;
  return outcome.status === 'needsCustomer' && isOffSession
    ? { reason: 'needsCustomer', code: 'authentication_required' }
    : null;
}

async function book(
  tx: Tx,
  { services, audit }: Settling,
  attempt: PaymentAttempt,
  { ref, card, customer }: CardPayment,
): Promise<void> {
  const { id, personId, regionId, invoiceId, amount, begunBy, savesCard, processor } = attempt;
  const invoice = await invoiceOf(tx, attempt);
  const madeAt = services.now();
  const entry = {
    id,
    personId,
    regionId,
    invoiceId,
    currency: attempt.currency.value,
    type: 'PAYMENT' as const,
    method: 'CARD' as const,
    amount,
    processorRef: ref,
    day: dayIn(madeAt, invoice.timeZone),
  };
  await insertEntry(tx, { ...entry, madeBy: begunBy, madeAt }, paymentPostings(invoiceId, 'CARD', amount));
  await changeAttempt(tx, id, {
    processorRef: ref,
    customerRef: customer,
    status: 'SUCCEEDED',
    failure: null,
    failureCode: null,
    cardBrand: card?.brand ?? null,
    cardLastDigits: card?.lastDigits ?? null,
    nextCheckAt: null,
    closedAt: madeAt,
  });
  const { type, method, currency, day } = entry;
  await writeAudit(tx, audit, {
    action: 'payByCard',
    entity: 'transaction',
    entityId: id,
    regionId,
    after: { personId, type, method, amount, currency, invoiceId, day },
  });
  if (savesCard && card && customer !== null)
    await keepCard(tx, { services, audit }, { personId, processor, customerRef: customer, card });
  // Who has paid for somebody else is told by those who know them.
  if (!attempt.isSponsored)
    await mailPaymentReceipt(tx, services, { ...attempt, card, invoice: await invoiceOf(tx, attempt), day });
}

async function invoiceOf(tx: Tx, { invoiceId }: PaymentAttempt): Promise<InvoiceRecord> {
  const invoice = await findInvoice(tx, invoiceId);
  if (!invoice) throw new Error(`The invoice ${invoiceId} of a payment is gone.`);
  return invoice;
}
