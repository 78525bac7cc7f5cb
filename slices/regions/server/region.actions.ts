import type { Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { actOnRecord, createRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { can } from '../rules/permissions.ts';
import { slugsToTry } from '../rules/region-slug.ts';
import { isClassifying, isInCountry, region as fields, type RegionValues } from '../rules/region.ts';
import { findManagedRegion, type ManagedRegion } from './managed-regions.queries.ts';
import { isCurrency } from './region.queries.ts';

type RegionInput = InputOf<typeof fields>;

const entity: Entity<typeof fields, ManagedRegion> = {
  name: 'region',
  fields,
  async load(tx, ctx, id) {
    await tx.selectFrom('region').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return can.manage(actorOf(ctx), id) ? findManagedRegion(tx, id) : undefined;
  },
  regionOf: ({ id }) => id,
};

async function refuseUnfit(tx: Tx, values: RegionValues): Promise<void> {
  if (!isInCountry(values))
    throw new RuleError('countryUnknown', 'BAD_USER_INPUT', {}, { field: 'addressCountry' });
  if (!(await isCurrency(tx, values.currency))) throw new RuleError('currencyUnknown');
}

export const createRegion = (ctx: Context, id: string, input: RegionInput): Promise<ManagedRegion> =>
  createRecord(ctx, entity, {
    action: 'createRegion',
    id,
    input,
    async insert(tx, values) {
      await refuseUnfit(tx, values);
      for (const slug of slugsToTry(values)) {
        const { numInsertedOrUpdatedRows: made } = await tx
          .insertInto('region')
          .values({ ...values, id, slug })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (made) return { slug };
        if (await findManagedRegion(tx, id)) return false;
      }
      return false;
    },
  });

interface RegionChange {
  regionId: string;
  version: number;
  regionInput: RegionInput;
}

export const updateRegion = (
  ctx: Context,
  { regionId, version, regionInput }: RegionChange,
): Promise<ManagedRegion> =>
  updateRecord(ctx, entity, {
    action: 'updateRegion',
    id: regionId,
    version,
    input: regionInput,
    async write(tx, { after, changed }) {
      if (isClassifying(changed) && !can.arrange(actorOf(ctx)))
        throw new RuleError('regionKindFixed', 'FORBIDDEN');
      await refuseUnfit(tx, after);
      await updateRow(tx, 'region', regionId, after);
    },
  });

/** Closes a region for new groups, or opens it again. Everything that belongs to it stays (HOLE-59). */
export const closeRegion = (ctx: Context, regionId: string, closed: boolean): Promise<ManagedRegion> =>
  actOnRecord(ctx, entity, regionId, async (tx, region) => {
    if (region.closed === closed) return null;
    await tx.updateTable('region').set({ closed }).where('id', '=', regionId).execute();
    return { action: closed ? 'closeRegion' : 'reopenRegion' };
  });
