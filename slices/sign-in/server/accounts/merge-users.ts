import type { Actor } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSessionsOf } from '#kit/http/sessions/sessions.queries.ts';
import { checkMerge, powerOfBoth, type MergeProblem } from '#slices/people/rules/merge.ts';
import {
  closeMerged,
  fillGaps,
  findPerson,
  moveBetweenRegions,
  moveRecords,
  reachPerson,
  storeRoles,
  type MovedRecords,
  type PersonRecord,
} from '#slices/people/server/api.ts';
import { can } from '#slices/teachers/rules/permissions.ts';
import { findTeachersOfPerson, tellOfAccount } from '#slices/teachers/server/api.ts';
import { loadAccountForUpdate, type LockedAccount } from './load-account-for-update.ts';
import { deleteApiTokensOf } from '../sessions/api-token.queries.ts';
import { voidLinks } from '../mailed-link.queries.ts';

interface Params {
  keptId: string;
  mergedId: string;
  reason: string;
}

/**
 * Everything on record moves to the kept account; the other is closed for good and its address leads to the kept one.
 * It cannot be undone: nobody could tell the records apart again.
 */
export async function mergeUsers(ctx: Context, { keptId, mergedId, reason }: Params): Promise<PersonRecord> {
  if (reason.trim() === '') throw new RuleError('reasonMissing');
  await reachPerson(ctx, keptId);
  await reachPerson(ctx, mergedId);
  return transaction(ctx.unscoped('the records of two accounts'), async (tx) => {
    const [kept, merged] = await loadBothForUpdate(tx, keptId, mergedId);
    const problem = checkAccounts(actorOf(ctx), kept, merged);
    if (problem) throw new RuleError(problem, problem === 'mayNotMerge' ? 'FORBIDDEN' : 'BAD_USER_INPUT');
    if (merged.mergedInto === keptId) return kept; // It was clicked twice.
    if (merged.mergedInto) throw new RuleError('mergedForGood');
    const teachers = await findTeachersOfPerson(tx, mergedId);
    const moved = await makeOne(tx, kept, merged);
    const isTheirs = new Set((await findTeachersOfPerson(tx, keptId)).map(({ id }) => id));
    for (const { id } of teachers.filter((teacher) => isTheirs.has(teacher.id)))
      await tellOfAccount(tx, ctx, { teacherId: id, before: mergedId, after: keptId });
    await deleteSessionsOf(tx, mergedId);
    await deleteApiTokensOf(tx, mergedId);
    await voidLinks(tx, mergedId, ctx.services.now());
    await auditBoth(tx, ctx, { kept, merged, moved, reason: reason.trim() });
    return (await findPerson(tx, keptId)) ?? kept;
  });
}

/** The kept account teaches what either taught. */
const checkAccounts = (actor: Actor, kept: LockedAccount, merged: LockedAccount): MergeProblem | null =>
  checkMerge(actor, kept, merged) ??
  (can.handOverCourseOfferings(actor, [...kept.teachesIn, ...merged.teachesIn]) ? null : 'mayNotMerge');

/** Always in the same order, so that two merges of the same accounts do not wait for each other. */
async function loadBothForUpdate(
  tx: Tx,
  keptId: string,
  mergedId: string,
): Promise<[LockedAccount, LockedAccount]> {
  const ids = [keptId, mergedId].toSorted();
  const held = new Map<string, LockedAccount>();
  for (const id of ids) held.set(id, await loadAccountForUpdate(tx, id));
  const [kept, merged] = [held.get(keptId), held.get(mergedId)];
  if (!kept || !merged) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return [kept, merged];
}

async function makeOne(tx: Tx, kept: LockedAccount, merged: LockedAccount): Promise<MovedRecords> {
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
  kept: LockedAccount;
  merged: LockedAccount;
  moved: MovedRecords;
  reason: string;
}

/** The history of either account tells what became of it. */
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
