import { sql } from 'kysely';
import { columnsOf } from '#kit/db/columns.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import type { VersionState, VersionStatus } from '../rules/lifecycle.ts';
import { ministry, type MinistryValues } from '../rules/ministry.ts';

/** A ministry as its owner has written it last, with what became of that. */
export interface MinistryRecord extends MinistryValues {
  id: string;
  personId: string;
  /** Whose staff may read what was changed. */
  regionId: string;
  version: number;
  versionId: string;
  number: number;
  status: VersionStatus;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  hiddenAt: Date | null;
  deletedAt: Date | null;
  deletedBy: string | null;
  offeredTo: string | null;
  adminNote: string;
  shownVersionId: string | null;
  createdAt: Date;
}

/** The campus of the alumni; where there is none, that of the owner. */
export const auditRegion = sql<string>`coalesce((select s.alumni_region_id from site_settings s),
  (select p.region_ids[1] from person p where p.id = m.person_id))`;

const records = (db: Db | Tx) =>
  db
    .selectFrom('ministry as m')
    .innerJoin('ministryVersion as v', 'v.id', 'm.currentVersionId')
    .select(columnsOf('v', ministry))
    .select(['m.id', 'm.personId', 'm.version', 'm.hiddenAt', 'm.deletedAt', 'm.deletedBy', 'm.adminNote'])
    .select(['m.offeredTo', 'm.shownVersionId', 'm.createdAt', 'v.id as versionId', 'v.number', 'v.status'])
    .select(['v.adminComments', 'v.decidedAt', 'v.decidedBy', auditRegion.as('regionId')]);

export const findMinistry = (db: Db | Tx, id: string): Promise<MinistryRecord | undefined> =>
  records(db).where('m.id', '=', id).executeTakeFirst();

/** What belongs to a person, the newest first. */
export const listOwn = (db: Db, personId: string, max: number): Promise<MinistryRecord[]> =>
  records(db)
    .where('m.personId', '=', personId)
    .where('m.deletedAt', 'is', null)
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
    .limit(max)
    .execute();

export const countOwn = async (tx: Tx, personId: string): Promise<number> => {
  // Of two new ones that come at once, the second waits and counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('ministries of ' || ${personId}::text, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('ministry')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
};

export const insertMinistry = (tx: Tx, row: { id: string; personId: string }): Promise<boolean> =>
  insertRow(tx, 'ministry', row);

/** Counts up the version of what its owner has saved. */
export const noteSaved = (tx: Tx, id: string): Promise<void> => updateRow(tx, 'ministry', id, {});

type Change = Partial<{
  hiddenAt: Date | null;
  deletedAt: Date | null;
  deletedBy: string | null;
  adminNote: string;
  offeredTo: string | null;
  offeredAt: Date | null;
}>;

/** What is not written in the owner's form, so that a form which is open stays as it is. */
export const storeMinistry = async (tx: Tx, id: string, change: Change): Promise<void> => {
  await tx.updateTable('ministry').set(change).where('id', '=', id).execute();
};

export interface StoredVersion extends VersionState {
  id: string;
  name: string;
}

export const findVersions = (tx: Tx, ministryId: string): Promise<StoredVersion[]> =>
  tx
    .selectFrom('ministryVersion')
    .select(['id', 'number', 'status', 'name'])
    .where('ministryId', '=', ministryId)
    .orderBy('number')
    .execute();

export type WithdrawnEdit = MinistryValues & { id: string };

/** What owners have written last and taken back, while something earlier stands: sendableVersion (rules) in another place. */
export const findWithdrawnEdits = (db: Db, ministryIds: readonly string[]): Promise<WithdrawnEdit[]> =>
  db
    .selectFrom('ministryVersion as v')
    .innerJoin('ministry as m', 'm.id', 'v.ministryId')
    .select(columnsOf('v', ministry))
    .select('m.id')
    .where('m.id', '=', anyId(ministryIds))
    .where('v.status', '=', 'WITHDRAWN')
    .whereRef('v.id', '<>', 'm.currentVersionId')
    .where(
      sql<boolean>`not exists (select from ministry_version o where o.ministry_id = v.ministry_id
        and (o.number > v.number or o.status = 'PENDING'))`,
    )
    .execute();

interface NewVersion {
  ministryId: string;
  personId: string;
  number: number;
  values: MinistryValues;
  at: Date;
}

export const insertVersion = (
  tx: Tx,
  { ministryId, personId, number, values, at }: NewVersion,
): Promise<boolean> =>
  insertRow(tx, 'ministryVersion', { ministryId, personId, number, ...values, createdAt: at });

export const storeVersionStatus = (tx: Tx, id: string, status: 'PENDING' | 'WITHDRAWN'): Promise<void> =>
  updateRow(tx, 'ministryVersion', id, { status });

/** A new owner gets the listing with all that was said of it, but no address that was never shown. */
export async function storeOwner(tx: Tx, id: string, personId: string): Promise<void> {
  await tx
    .updateTable('ministry')
    .set({ personId, offeredTo: null, offeredAt: null })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('ministryVersion')
    .set({
      personId,
      contactEmail: sql<string>`case when shows_contact_email then contact_email else '' end`,
    })
    .where('ministryId', '=', id)
    .execute();
  await tx
    .updateTable('ministryDecision')
    .set({ personId })
    .where('versionId', 'in', tx.selectFrom('ministryVersion').select('id').where('ministryId', '=', id))
    .execute();
}

export interface Offer {
  id: string;
  name: string;
  ownerId: string;
  offeredAt: Date;
}

/** Ministries that their owners would like to hand on to a person, as they were approved. */
export const listOffersTo = (db: Db, personId: string): Promise<Offer[]> =>
  db
    .selectFrom('ministry as m')
    .innerJoin('ministryVersion as v', 'v.id', 'm.shownVersionId')
    .select(['m.id', 'v.name', 'm.personId as ownerId'])
    .select(sql<Date>`coalesce(m.offered_at, m.updated_at)`.as('offeredAt'))
    .where('m.offeredTo', '=', personId)
    .where('m.deletedAt', 'is', null)
    .orderBy('m.offeredAt', 'desc')
    .limit(50)
    .execute();

/** Who can own a listing: an alumnus who can sign in. */
export const findAlumnus = (db: Db | Tx, id: string): Promise<{ id: string; regionId: string } | undefined> =>
  db
    .selectFrom('person as p')
    .select(['p.id', sql<string>`p.region_ids[1]`.as('regionId')])
    .where('p.id', '=', id)
    .where('p.status', '=', 'ACTIVE')
    .where('p.graduatedOn', 'is not', null)
    .executeTakeFirst();
