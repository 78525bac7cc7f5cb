import { onCardEvent, type CardChange } from '#kit/cards/card-events.ts';
import type { CardPayment, CardRefund, CardSetup } from '#kit/cards/card-processor.ts';
import { byItself } from '#kit/db/audit/audit.ts';
import type { JobTools } from '#kit/jobs/define-job.ts';
import { findCardRefund } from './card-refund.queries.ts';
import { findAttempt } from './payment-attempt.queries.ts';
import { settleSetup } from './save-card.ts';
import { findSetup } from './saved-card.queries.ts';
import { settlePayment, type Settling } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

const settlingOf = ({ db, services }: JobTools): Settling => ({
  db,
  services,
  audit: byItself('applyCardEvent'),
});

/** What the processor tells counts like its answer: whichever comes first is noted, and the other changes nothing. */
async function follow(change: CardChange, tools: JobTools): Promise<void> {
  if (change.kind === 'payment') await followPayment(settlingOf(tools), change.payment);
  if (change.kind === 'setup') await followSetup(settlingOf(tools), change.setup);
  if (change.kind === 'refund') await followRefund(settlingOf(tools), change.refund);
}

/** An attempt is stored before it is asked for, so its key is known whenever this comes. */
async function followPayment(settling: Settling, payment: CardPayment): Promise<void> {
  const attempt = await findAttempt(settling.db, { key: payment.key });
  if (attempt) await settlePayment(settling, attempt.id, payment);
}

async function followSetup(settling: Settling, setup: CardSetup): Promise<void> {
  const known = await findSetup(settling.db, { key: setup.key });
  if (known) await settleSetup(settling, known.id, setup);
}

async function followRefund(settling: Settling, refund: CardRefund): Promise<void> {
  const known = await findCardRefund(settling.db, { key: refund.key });
  if (known) await settleRefund(settling, known.id, { outcome: refund.outcome, refund });
}

onCardEvent(follow);
