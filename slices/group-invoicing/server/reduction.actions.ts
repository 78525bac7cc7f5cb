import type { Day } from '#kit/calendar/day.ts';
import { insertRow, lockRow } from '#kit/db/rows.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findCampusesOf, notFound } from '#slices/billing/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { reductionProblem, type Reduction, type Validity } from '../rules/reductions.ts';
import { findReduction, listReductionsOf, type ReductionRecord } from './reduction.queries.ts';

/** What a person pays less on the campuses whose books the caller keeps. */
export async function readReductionsOf(ctx: Context, personId: string): Promise<ReductionRecord[]> {
  const actor = actorOf(ctx);
  return (await listReductionsOf(ctx.db, personId)).filter((one) => can.keep(actor, one));
}

interface Params extends Reduction, Validity {
  id: string;
  personId: string;
  regionId: string;
}

/** Lets a student pay less from a day on. The id comes from the form, so that what is sent twice is given once. */
export async function giveReduction(
  ctx: Context,
  { id, personId, regionId, ...said }: Params,
): Promise<ReductionRecord> {
  const actor = actorOf(ctx);
  if (!can.keep(actor, { personId, regionId })) throw notFound();
  checkReduction(said, said);
  const reduction = { ...said, reason: said.reason.trim() };
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const everywhere = ctx.unscopedWithin(tx, 'the campuses of a student who pays less');
    const campus = (await findCampusesOf(everywhere, personId)).find((one) => one.regionId === regionId);
    if (!campus) throw notFound();
    const currency = campus.currency.value;
    const given = { givenBy: actor.personId, givenAt: ctx.services.now() };
    const isNew = await insertRow(tx, 'feeReduction', {
      id,
      personId,
      regionId,
      currency,
      ...reduction,
      ...given,
    });
    const stored = await reductionToKeep(tx, ctx, id);
    if (stored.personId !== personId || stored.regionId !== regionId) throw notFound();
    if (isNew)
      await audit(tx, ctx, {
        action: 'giveFeeReduction',
        entity: 'feeReduction',
        entityId: id,
        regionId,
        after: { personId, currency, ...reduction },
        reason: reduction.reason,
      });
    return stored;
  });
}

export function checkReduction(
  reduction: Reduction,
  days: { validFrom?: Day; validTo?: Day | null } = {},
): void {
  const refused = reductionProblem(reduction, days);
  if (!refused) return;
  const values = 'max' in refused ? { max: refused.max } : {};
  throw new RuleError(refused.problem, 'BAD_USER_INPUT', values, { field: refused.field });
}

async function reductionToKeep(tx: Tx, ctx: Context, id: string): Promise<ReductionRecord> {
  const reduction = await findReduction(tx, id);
  if (!reduction || !can.keep(actorOf(ctx), reduction)) throw notFound();
  return reduction;
}

/** Ends a reduction at once, or lets it count again. What was invoiced with it stays. */
export const endReduction = (
  ctx: Context,
  { id, isEnded }: { id: string; isEnded: boolean },
): Promise<ReductionRecord> =>
  transaction(ctx.db, async (tx) => {
    await lockRow(tx, 'feeReduction', id);
    const before = await reductionToKeep(tx, ctx, id);
    if ((before.endedAt !== null) === isEnded) return before;
    await tx
      .updateTable('feeReduction')
      .set(
        isEnded
          ? { endedAt: ctx.services.now(), endedBy: actorOf(ctx).personId }
          : { endedAt: null, endedBy: null },
      )
      .where('id', '=', id)
      .execute();
    await audit(tx, ctx, {
      action: 'endFeeReduction',
      entity: 'feeReduction',
      entityId: id,
      regionId: before.regionId,
      after: { personId: before.personId, reason: before.reason, isEnded },
    });
    return reductionToKeep(tx, ctx, id);
  });
