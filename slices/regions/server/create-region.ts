import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { slugsToTry } from '../rules/region-slug.ts';
import { changedValues, type RegionValues } from '../rules/region.ts';
import type { ManagedRegion } from './managed-region.ts';
import { findManagedRegion } from './managed-regions.queries.ts';
import { loadRegionForUpdate } from './load-region-for-update.ts';
import { refuseUnknownCurrency, parseRegion, type RegionInputShape } from './region-input.ts';
import { insertRegion } from './region-writing.queries.ts';

/**
 * Opens a region and gives it its slug. Its id comes from the form, so that a form which is sent twice, because the first
 * answer was lost, opens one region; and if it says something else the second time, that is not dropped unseen.
 */
export async function createRegion(
  ctx: Context,
  id: string,
  input: RegionInputShape,
): Promise<ManagedRegion> {
  const parsed = parseRegion(input);
  return transaction(ctx.db, async (tx) => {
    await refuseUnknownCurrency(tx, parsed);
    const slug = await openUnderFreeSlug(tx, id, parsed);
    const region = await loadRegionForUpdate(tx, ctx, id);
    if (slug === null && changedValues(region, parsed).length > 0) throw new RuleError('changedMeanwhile');
    if (slug !== null) {
      await audit(tx, ctx, {
        action: 'createRegion',
        entity: 'region',
        entityId: id,
        regionId: id,
        after: { ...parsed, slug },
      });
    }
    return region;
  });
}

/** The slug under which the region was opened; null when it had been before. */
async function openUnderFreeSlug(tx: Tx, id: string, values: RegionValues): Promise<string | null> {
  for (const slug of slugsToTry(values)) {
    if (await insertRegion(tx, { ...values, id, slug })) return slug;
    if (await findManagedRegion(tx, id)) return null;
  }
  return null;
}
