import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { ManagedRegion } from './managed-region.ts';
import { loadRegionForUpdate } from './load-region-for-update.ts';
import { storeClosed } from './region-writing.queries.ts';

/** Closes a region for new groups, or opens it again. Everything that belongs to it stays (HOLE-59). */
export const closeRegion = (ctx: Context, regionId: string, closed: boolean): Promise<ManagedRegion> =>
  transaction(ctx.db, async (tx) => {
    const region = await loadRegionForUpdate(tx, ctx, regionId);
    if (region.closed === closed) return region;
    await storeClosed(tx, regionId, closed);
    await audit(tx, ctx, {
      action: closed ? 'closeRegion' : 'reopenRegion',
      entity: 'region',
      entityId: regionId,
      regionId,
    });
    return { ...region, closed };
  });
