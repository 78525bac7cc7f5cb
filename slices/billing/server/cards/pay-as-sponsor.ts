import type { Context } from '#kit/graphql/context.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import { inPageTime } from './in-page-time.ts';
import { payAs, proceed, settlingOf, type Payer, type PaymentStep } from './pay-by-card.ts';
import { findAttempt, type PaymentAttempt } from './payment-attempt.queries.ts';

interface SponsoredPayment {
  attemptId: string;
  invoiceId: string;
  amount: MinorUnits;
}

/**
 * Begins a payment by somebody without an account, for whose request `ctx` reaches what it needs to. It is charged, booked and
 * looked after as a student's is; the card is not saved, and who types another one has ten minutes in which they are not disturbed.
 */
export const payAsSponsor = (
  ctx: Context,
  asked: SponsoredPayment,
  payer: Omit<Payer, 'isSponsor'>,
): Promise<PaymentStep> =>
  payAs(ctx, { ...payer, isSponsor: true }, { ...asked, savesCard: false, savedCardId: null });

export const checkSponsored = (ctx: Context, attempt: PaymentAttempt): Promise<PaymentStep> =>
  proceed(ctx, attempt);

/** Calls off what a sponsor has begun; one that was paid meanwhile is booked. */
export async function cancelSponsored(ctx: Context, attempt: PaymentAttempt): Promise<PaymentStep> {
  const now = (await findAttempt(ctx.db, { id: attempt.id })) ?? attempt;
  if (now.closedAt === null) await inPageTime(cancelAttempt(settlingOf(ctx), now));
  return proceed(ctx, (await findAttempt(ctx.db, { id: attempt.id })) ?? attempt);
}
