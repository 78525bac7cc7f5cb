import type { RegionRoles, Role } from '#kit/access/actor.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export const findRegionRoles = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('regionRole as rr')
    .innerJoin('region as r', 'r.id', 'rr.regionId')
    .select(['rr.personId', 'r.slug', 'rr.roleNames'])
    .where('rr.personId', '=', anyId(personIds))
    .execute();

export const findIndividualPermissions = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('individualPermission')
    .select(['personId', 'permission'])
    .where('personId', '=', anyId(personIds))
    .orderBy('permission')
    .execute();

export const findRegionRolesOf = (db: Db | Tx, personId: string): Promise<RegionRoles[]> =>
  db
    .selectFrom('regionRole as rr')
    .innerJoin('region as r', 'r.id', 'rr.regionId')
    .select(['rr.regionId', 'r.slug', 'rr.roleNames'])
    .where('rr.personId', '=', personId)
    .execute();

export async function storeRoles(
  tx: Tx,
  { id, roles, regionRoles }: { id: string; roles: readonly Role[]; regionRoles: readonly RegionRoles[] },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ roles: [...roles] })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('regionRole').where('personId', '=', id).execute();
  if (regionRoles.length === 0) return;
  await tx
    .insertInto('regionRole')
    .values(
      regionRoles.map(({ regionId, roleNames }) => ({ personId: id, regionId, roleNames: [...roleNames] })),
    )
    .execute();
}
