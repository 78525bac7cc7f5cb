import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/regions/rules/permissions.ts';
import type { ManagedRegion } from './managed-region.ts';
import { findManagedRegion } from './managed-regions.queries.ts';
import { lockRegion } from './region-writing.queries.ts';

/** A region that the caller may change, held until the transaction ends. What is out of reach does not exist. */
export async function loadRegionForUpdate(tx: Tx, ctx: Context, id: string): Promise<ManagedRegion> {
  await lockRegion(tx, id);
  const region = await findManagedRegion(tx, id);
  if (!region || !can.manage(actorOf(ctx), id)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return region;
}
