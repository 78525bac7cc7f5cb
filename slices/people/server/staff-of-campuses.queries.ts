import { sql } from 'kysely';
import type { RegionRole } from '#kit/access/actor.ts';
import type { Db, Tx } from '#kit/db/database.ts';

/** Who holds a role on campuses, as holdsIn (kit/access/actor.ts) says it. Asked of the whole college. */
export async function findStaffOf(
  db: Db | Tx,
  role: RegionRole,
  regionIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p
    where p.status = 'ACTIVE' and (
      exists (
        select from region_role rr
        where rr.person_id = p.id and ${role}::text = any (rr.role_names) and rr.region_id = any (${regionIds}::uuid[]))
      or (${role}::text = any (p.roles) and p.region_ids && ${regionIds}::uuid[] and not exists (
        select from region_role bound where bound.person_id = p.id and ${role}::text = any (bound.role_names))))
    order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}
