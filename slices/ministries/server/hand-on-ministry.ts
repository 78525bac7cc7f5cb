import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { actOnRecord, auditRecord } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { shownVersion } from '../rules/lifecycle.ts';
import { findReachable } from './alumni.queries.ts';
import { overseen, own, refuseTooMany } from './kept-ministry.ts';
import {
  findAlumnus,
  findMinistry,
  findVersions,
  listOffersTo,
  storeMinistry,
  storeOwner,
  type MinistryRecord,
  type Offer,
} from './ministry.queries.ts';
import { tellOfOffer, tellOfOwner } from './tell-of-ministry.ts';

const WHY = 'ministries that are handed on';

/** Every offer tells somebody of it, in words that its owner chose. */
const OFFERS: RateRule = { name: 'ministry-offers', max: 5, windowS: 86_400 };
export const OFFER_RATES = [OFFERS] as const;

async function newOwner(whole: Tx, ministry: MinistryRecord, personId: string) {
  if (personId === ministry.personId)
    throw new RuleError('ministryIsTheirs', 'BAD_USER_INPUT', {}, { field: 'userId' });
  const alumnus = await findAlumnus(whole, personId);
  if (!alumnus) throw notForThem();
  return alumnus;
}

/** The same for somebody who takes no messages at all and for somebody who takes none of the caller's. */
const notForThem = () => new RuleError('ministryNeedsAlumnus', 'BAD_USER_INPUT', {}, { field: 'userId' });

/** Offers a listing to another alumnus, who has to accept it; null takes the offer back. */
export async function offerMinistry(
  ctx: Context,
  { ministryId: id, userId }: { ministryId: string; userId: string | null },
): Promise<MinistryRecord> {
  const reachable = userId === null ? [] : await findReachable(ctx.db, [userId]);
  return actOnRecord(ctx, own, id, async (tx, before) => {
    if (before.offeredTo === userId) return null;
    const whole = ctx.unscopedWithin(tx, WHY);
    const alumnus = userId === null ? null : await newOwner(whole, before, userId);
    const approved = shownVersion(await findVersions(tx, id));
    if (alumnus) {
      if (!approved) throw new RuleError('ministryNotApprovedYet');
      if (reachable.length === 0) throw notForThem();
      await ctx.services.rateLimits.take(OFFERS, actorOf(ctx).personId);
    }
    await storeMinistry(tx, id, {
      offeredTo: userId,
      offeredAt: userId === null ? null : ctx.services.now(),
    });
    // The person who is offered it is a stranger as yet: they read what was approved, and not what waits.
    if (alumnus && approved) await tellOfOffer(whole, { ...before, name: approved.name }, alumnus);
    return { action: 'offerMinistry', before: { offeredTo: before.offeredTo }, after: { offeredTo: userId } };
  });
}

export const readOffers = (ctx: Context): Promise<Offer[]> =>
  listOffersTo(ctx.unscoped(WHY), actorOf(ctx).personId);

/** Takes on a listing that was offered, or declines it. An offer rests while nothing of the listing is approved any more. */
export const answerOffer = (
  ctx: Context,
  { ministryId: id, isAccepted }: { ministryId: string; isAccepted: boolean },
): Promise<boolean> =>
  transaction(ctx.unscoped(WHY), async (tx) => {
    const { personId } = actorOf(ctx);
    await lockRow(tx, 'ministry', id);
    const before = await findMinistry(tx, id);
    if (!before || before.deletedAt || before.offeredTo !== personId || before.shownVersionId === null)
      throw new RuleError('ministryOfferGone', 'NOT_FOUND');
    if (isAccepted) await handOver(tx, ctx, before, personId);
    else await storeMinistry(tx, id, { offeredTo: null, offeredAt: null });
    await auditRecord(tx, ctx, own, before, {
      action: isAccepted ? 'handOnMinistry' : 'offerMinistry',
      before: { personId: before.personId, offeredTo: personId },
      after: { personId: isAccepted ? personId : before.personId, offeredTo: null },
    });
    return true;
  });

/** Gives a listing to another alumnus at once, for alumni admins: its owner may not be there any more. */
export const assignMinistry = (
  ctx: Context,
  { ministryId: id, userId }: { ministryId: string; userId: string },
): Promise<MinistryRecord> =>
  actOnRecord(ctx, overseen, id, async (tx, before) => {
    await newOwner(tx, before, userId);
    await handOver(tx, ctx, before, userId);
    return { action: 'handOnMinistry', before: { personId: before.personId }, after: { personId: userId } };
  });

async function handOver(tx: Tx, ctx: Context, before: MinistryRecord, personId: string): Promise<void> {
  await refuseTooMany(tx, ctx, personId);
  await storeOwner(tx, before.id, personId);
  const others = [before.personId, personId].filter((one) => one !== actorOf(ctx).personId);
  await tellOfOwner(tx, before, others);
}
