import { sql } from 'kysely';
import type { RegionRoles } from '#kit/access/actor.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { isAlumniAdmin } from '../rules/alumni-admin.ts';
import { siteSettings } from '../rules/site-settings.ts';

export const selectSiteSettings = (db: Db | Tx) =>
  db
    .selectFrom('siteSettings')
    .select([...columnsOf('siteSettings', siteSettings), 'termsVersion', 'version']);

export type SiteSettings = Awaited<ReturnType<typeof readSiteSettings>>;

/** The college's names and policies. One row, so a read costs next to nothing. */
export async function readSiteSettings(db: Db | Tx) {
  const [settings] = await readOnce(db, {});
  if (!settings) throw new Error('The college has no settings.');
  return settings;
}

const readOnce = writtenOnce((db: Db | Tx) => selectSiteSettings(db));

/** The next version of the terms, in force from now on; null when the known one is not the latest any more. */
export async function raiseTermsVersion(tx: Tx, known: number): Promise<number | null> {
  const row = await tx
    .updateTable('siteSettings')
    .set((eb) => ({ termsVersion: eb('termsVersion', '+', 1) }))
    .where('termsVersion', '=', known)
    .returning('termsVersion')
    .executeTakeFirst();
  return row?.termsVersion ?? null;
}

/** Every region there is: those that only the software uses have a part in the settings too. */
export const listRegionChoices = (db: Db | Tx) =>
  db.selectFrom('region').select(['id', 'name', 'slug']).orderBy('name').execute();

/** Those who look after the alumni and can log in. Of staff, who are few, the rule itself says who that is. */
export async function listAlumniAdminChoices(db: Db | Tx): Promise<{ id: string; name: string }[]> {
  const staff = await db
    .selectFrom('person as p')
    .leftJoin('regionRole as rr', 'rr.personId', 'p.id')
    .leftJoin('region as r', 'r.id', 'rr.regionId')
    .select([
      'p.id',
      sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
      'p.roles',
      sql<
        RegionRoles[]
      >`coalesce(json_agg(json_build_object('regionId', r.id, 'slug', r.slug, 'roleNames', rr.role_names))
        filter (where r.id is not null), '[]')`.as('regionRoles'),
    ])
    .where('p.status', '=', 'ACTIVE')
    .where((eb) => eb.or([sql<boolean>`'superadmin' = any (p.roles)`, eb('rr.personId', 'is not', null)]))
    .groupBy('p.id')
    .orderBy('name')
    .execute();
  return staff
    .filter(({ roles, regionRoles }) => isAlumniAdmin({ roles, regionRoles }))
    .map(({ id, name }) => ({ id, name }));
}
