import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { changedValues, isClassifying, type RegionValues } from '../rules/region.ts';
import type { ManagedRegion } from './managed-region.ts';
import { loadRegionForUpdate } from './load-region-for-update.ts';
import { refuseUnknownCurrency, parseRegion, type RegionInputShape } from './region-input.ts';
import { updateRegionValues } from './region-writing.queries.ts';

interface Change {
  regionId: string;
  version: number;
  regionInput: RegionInputShape;
}

/** Changes a region, unless it was changed since the form was opened. What is said again changes nothing. */
export async function updateRegion(ctx: Context, change: Change): Promise<ManagedRegion> {
  const { regionId, version, regionInput } = change;
  const parsed = parseRegion(regionInput);
  return transaction(ctx.db, async (tx) => {
    const before = await loadRegionForUpdate(tx, ctx, regionId);
    const changed = changedValues(before, parsed);
    if (changed.length === 0) return before;
    if (isClassifying(changed) && !can.arrange(actorOf(ctx)))
      throw new RuleError('regionKindFixed', 'FORBIDDEN');
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await refuseUnknownCurrency(tx, parsed);
    await updateRegionValues(tx, regionId, parsed);
    const pick = (from: RegionValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateRegion',
      entity: 'region',
      entityId: regionId,
      regionId,
      before: pick(before),
      after: pick(parsed),
    });
    return loadRegionForUpdate(tx, ctx, regionId);
  });
}
