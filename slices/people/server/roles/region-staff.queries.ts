import { sql } from 'kysely';
import type { RegionRole } from '#kit/access/actor.ts';
import type { Db } from '#kit/db/database.ts';

export interface RegionStaffMember {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  roleNames: RegionRole[];
}

const MAX_STAFF = 500;

/** Managers and admins of a campus who can log in, and its dean and attendance admin. */
export async function listRegionStaff(db: Db, regionId: string): Promise<RegionStaffMember[]> {
  const rows = await db
    .selectFrom('person as p')
    .leftJoin('regionRole as rr', (join) =>
      join.onRef('rr.personId', '=', 'p.id').on('rr.regionId', '=', regionId),
    )
    .select(['p.id', 'p.firstName', 'p.lastName', 'p.email', 'rr.roleNames'])
    .where((eb) =>
      eb.or([
        sql<boolean>`rr.role_names && '{dean,attendanceAdmin}'`,
        eb.and([
          sql<boolean>`p.region_ids @> array[${regionId}::uuid]`,
          sql<boolean>`p.roles && '{manager,admin}'`,
          eb('p.status', '<>', 'DISABLED'),
        ]),
      ]),
    )
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .limit(MAX_STAFF)
    .execute();
  return rows.map((row) => ({ ...row, roleNames: row.roleNames ?? [] }));
}
