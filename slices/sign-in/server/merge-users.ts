import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSessionsOf } from '#kit/http/sessions.queries.ts';
import { checkMerge, powerOfBoth } from '#slices/people/rules/merge.ts';
import {
  closeMerged,
  fillGaps,
  findPerson,
  moveBetweenRegions,
  moveRecords,
  personInHand,
  reachPerson,
  storeRoles,
  type MovedRecords,
  type PersonInHand,
  type PersonRecord,
} from '#slices/people/server/public.ts';
import { deleteApiTokensOf } from './api-token.queries.ts';
import { voidLinks } from './mailed-link.queries.ts';

interface Asked {
  keptId: string;
  mergedId: string;
  reason: string;
}

/**
 * Makes one account of two that are the same person's. Everything on record moves to the one that is kept; the other is
 * closed for good, and its address leads to the kept one. It cannot be undone: nobody could tell the records apart again.
 */
export async function mergeUsers(ctx: Context, { keptId, mergedId, reason }: Asked): Promise<PersonRecord> {
  if (reason.trim() === '') throw new RuleError('reasonMissing');
  await reachPerson(ctx, keptId);
  await reachPerson(ctx, mergedId);
  return transaction(ctx.unscoped('the records of two accounts'), async (tx) => {
    const [kept, merged] = await bothInHand(tx, keptId, mergedId);
    const problem = checkMerge(actorOf(ctx), kept, merged);
    if (problem) throw new RuleError(problem, problem === 'mayNotMerge' ? 'FORBIDDEN' : 'BAD_USER_INPUT');
    if (merged.mergedInto === keptId) return kept; // It was clicked twice.
    if (merged.mergedInto) throw new RuleError('mergedForGood');
    const moved = await makeOne(tx, kept, merged);
    await deleteSessionsOf(tx, mergedId);
    await deleteApiTokensOf(tx, mergedId);
    await voidLinks(tx, mergedId, ctx.services.now());
    await auditBoth(tx, ctx, { kept, merged, moved, reason: reason.trim() });
    return (await findPerson(tx, keptId)) ?? kept;
  });
}

/** Always in the same order, so that two who merge the same accounts the other way round do not wait for each other. */
async function bothInHand(tx: Tx, keptId: string, mergedId: string): Promise<[PersonInHand, PersonInHand]> {
  const ids = [keptId, mergedId].toSorted();
  const held = new Map<string, PersonInHand>();
  for (const id of ids) held.set(id, await personInHand(tx, id));
  const [kept, merged] = [held.get(keptId), held.get(mergedId)];
  if (!kept || !merged) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return [kept, merged];
}

async function makeOne(tx: Tx, kept: PersonInHand, merged: PersonInHand): Promise<MovedRecords> {
  const after = powerOfBoth(kept, merged);
  await moveBetweenRegions(tx, kept.id, { before: kept.regionIds, after: after.regionIds });
  await storeRoles(tx, after);
  await storeRoles(tx, { id: merged.id, roles: ['user'], regionRoles: [] });
  await fillGaps(tx, kept.id, merged.id);
  const moved = await moveRecords(tx, merged.id, kept.id);
  await closeMerged(tx, merged.id, kept.id);
  return moved;
}

interface Merging {
  kept: PersonInHand;
  merged: PersonInHand;
  moved: MovedRecords;
  reason: string;
}

/** Whoever looks at either account later finds what became of it. */
async function auditBoth(tx: Tx, ctx: Context, { kept, merged, moved, reason }: Merging): Promise<void> {
  const { regionIds, roles } = powerOfBoth(kept, merged);
  await audit(tx, ctx, {
    action: 'takeOverAccount',
    entity: 'person',
    entityId: kept.id,
    before: { regionIds: kept.regionIds, roles: kept.roles },
    after: { regionIds, roles, mergedId: merged.id, formerEmail: merged.email, moved },
    reason,
  });
  await audit(tx, ctx, {
    action: 'mergeAccount',
    entity: 'person',
    entityId: merged.id,
    before: { status: merged.status, roles: merged.roles, regionRoles: merged.regionRoles },
    after: { status: 'DISABLED', roles: ['user'], regionRoles: [], keptId: kept.id },
    reason,
  });
}
