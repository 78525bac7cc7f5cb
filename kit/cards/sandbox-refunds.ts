import type { Db } from '#kit/db/database.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { CardsError, type CardAmount, type CardRefund, type RefundAnswer } from './card-processor.ts';
import { tellCollege } from './sandbox-events.ts';
import {
  findIntent,
  findRefund,
  insertRefund,
  lockIntent,
  refundedOf,
  type Refund,
} from './sandbox.queries.ts';

/** Gives back what is left of a payment, or a part of it. */
export async function refundIntent(
  db: Db,
  asked: { key: string; paymentRef: string; amount: CardAmount | null },
  now: Date,
): Promise<RefundAnswer> {
  const { key, paymentRef, amount } = asked;
  const refund = await db.transaction().execute(async (tx) => {
    const intent = await lockIntent(tx, { id: paymentRef });
    if (intent?.kind !== 'payment') throw new CardsError('cardsNotFound');
    const before = await findRefund(tx, { key });
    if (before) {
      const isSame =
        before.intentId === paymentRef && (amount === null || Number(before.amountMinor) === amount.minor);
      if (!isSame) throw new CardsError('cardsRefused', new Error(`The key ${key} was used for another.`));
      return before;
    }
    if (intent.status !== 'succeeded') return 'notPaid' as const;
    const left = Number(intent.amountMinor) - (await refundedOf(tx, paymentRef));
    const minor = amount?.minor ?? minorUnits(left);
    if (amount && (amount.currency !== intent.currency || amount.minor <= 0))
      throw new CardsError('amountNotChargeable');
    if (minor > left || left === 0) return 'moreThanPaid' as const;
    const made = await insertRefund(tx, { key, intentId: paymentRef, minor }, now);
    await tellCollege(tx, { type: 'refund.created', objectId: made.id, now });
    return made;
  });
  if (typeof refund === 'string')
    return { outcome: { status: 'failed', reason: refund, code: refund }, refund: null };
  return { outcome: { status: 'succeeded' }, refund: await readRefundOf(db, refund) };
}

export async function readRefundOf(db: Db, refund: Refund): Promise<CardRefund> {
  const intent = await findIntent(db, { id: refund.intentId });
  return {
    ref: refund.id,
    key: refund.key,
    paymentRef: refund.intentId,
    amount: {
      minor: minorUnits(Number(refund.amountMinor)),
      currency: intent?.currency ?? '',
      decimals: intent?.decimals ?? 0,
    },
    outcome: { status: 'succeeded' },
  };
}
