import { isUnavailable } from '#kit/outside/away.ts';
import { byItself } from '#kit/db/audit/audit.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { isAbandoned, mayStillArrive, nextCheckAt } from '../../rules/card-payments.ts';
import { changeCardRefund, listRefundsToCheck, type CardRefundRecord } from './card-refund.queries.ts';
import { paymentAt } from './payment-at.ts';
import {
  changeAttempt,
  findAttempt,
  listAttemptsToCheck,
  type PaymentAttempt,
} from './payment-attempt.queries.ts';
import { settleSetup } from './save-card.ts';
import { changeSetup, listSetupsToCheck, type CardSetupRecord } from './saved-card.queries.ts';
import { closeUnbegun, settlePayment, type Settling } from './settle-payment.ts';
import { askForRefund, settleRefund } from './settle-refund.ts';

/** Many more than are left open in a minute; the rest waits for the next. */
const MAX_AT_ONCE = 200;

/** Asks the processor what became of payments, refunds and cards of which no answer has come. */
export const sweepCardPayments = defineJob<object>({
  name: 'sweepCardPayments',
  cron: '* * * * *',
  async run(_, tools) {
    const settling = { ...tools, audit: byItself('sweepCardPayments') };
    const due = { now: tools.services.now(), max: MAX_AT_ONCE };
    const steps = [
      ...(await listAttemptsToCheck(tools.db, due)).map((one) => () => checkAttempt(settling, one)),
      ...(await listRefundsToCheck(tools.db, due)).map((one) => () => checkRefund(settling, one)),
      ...(await listSetupsToCheck(tools.db, due)).map((one) => () => checkSetup(settling, one)),
    ];
    await takeAll(steps, tools);
  },
});

/** One that fails keeps none of the others from being looked at; a processor that is away is asked again in a minute. */
async function takeAll(steps: readonly (() => Promise<void>)[], { signal }: JobTools): Promise<void> {
  const failures: unknown[] = [];
  for (const take of steps) {
    if (signal?.aborted) return;
    try {
      await take();
    } catch (error) {
      if (isUnavailable(error)) return;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be looked at.');
}

async function checkAttempt(settling: Settling, attempt: PaymentAttempt): Promise<void> {
  const { db, services } = settling;
  const { cards, now } = services;
  // Only its own processor knows; it may be put back.
  if (cards.kind !== attempt.processor)
    return changeAttempt(db, attempt.id, { nextCheckAt: nextCheckAt(attempt, now()) });
  const payment = await paymentAt(cards, attempt);
  if (!payment) {
    if (!mayStillArrive(attempt, now())) await closeUnbegun(settling, attempt.id);
    return;
  }
  // Who began to pay a day ago and left will not come back to it.
  const isLeft =
    ['needsCustomer', 'declined'].includes(payment.outcome.status) && isAbandoned(attempt, now());
  await settlePayment(settling, attempt.id, isLeft ? await cards.cancelPayment(payment.ref) : payment);
}

async function checkRefund(settling: Settling, refund: CardRefundRecord): Promise<void> {
  const { db, services } = settling;
  const attempt = await findAttempt(db, { id: refund.paymentId });
  if (attempt?.processor !== services.cards.kind)
    return changeCardRefund(db, refund.id, { nextCheckAt: nextCheckAt(refund, services.now()) });
  await settleRefund(settling, refund.id, await askForRefund(settling, refund, attempt));
}

async function checkSetup(settling: Settling, setup: CardSetupRecord): Promise<void> {
  const { db, services } = settling;
  const now = services.now();
  if (services.cards.kind === setup.processor && setup.processorRef !== null) {
    const settled = await settleSetup(settling, setup.id, await services.cards.readSetup(setup.processorRef));
    if (settled.closedAt !== null) return;
  }
  const isOver = isAbandoned(setup, now) || setup.processorRef === null;
  await changeSetup(
    db,
    setup.id,
    isOver
      ? { status: 'FAILED', failure: 'canceled', nextCheckAt: null, closedAt: now }
      : { nextCheckAt: nextCheckAt(setup, now) },
  );
}
