import type { RegionRoles, Role } from '#kit/access/actor.ts';
import { anyId } from '#kit/db/any-of.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { PersonStatus } from '../rules/person.ts';

const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'emailVerifiedAt',
  'status',
  'roles',
  'regionIds',
  'pictureId',
  'locale',
  'showVideo',
  'graduatedOn',
  'graduationPlace',
  'subscribeAlumniEmail',
  'showAlumniWelcome',
  'termsVersion',
  'selectedGroupId',
  'createdBy',
  'enteredByStaff',
  'createdAt',
] as const;

/** A person as other slices may see one: no secrets. */
export interface PersonRecord {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerifiedAt: Date | null;
  status: PersonStatus;
  roles: Role[];
  regionIds: string[];
  pictureId: string | null;
  locale: string;
  showVideo: boolean;
  graduatedOn: string | null;
  graduationPlace: string;
  subscribeAlumniEmail: boolean;
  showAlumniWelcome: boolean | null;
  termsVersion: number | null;
  selectedGroupId: string | null;
  createdBy: string | null;
  enteredByStaff: boolean;
  createdAt: Date;
}

/** People by id, within the reach of whoever asks. */
export async function findPeople(db: Db | Tx, ids: readonly string[]): Promise<PersonRecord[]> {
  const rows = await db.selectFrom('person').select(COLUMNS).where('id', '=', anyId(ids)).execute();
  return rows as PersonRecord[];
}

export const findPerson = async (db: Db | Tx, id: string): Promise<PersonRecord | null> =>
  (await findPeople(db, [id]))[0] ?? null;

export async function findPersonByEmail(db: Db | Tx, email: string): Promise<PersonRecord | null> {
  const row = await db.selectFrom('person').select(COLUMNS).where('email', '=', email).executeTakeFirst();
  return (row as PersonRecord | undefined) ?? null;
}

/** The stored hash, for the one place that checks it. */
export const findPasswordHash = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('person')
    .select(['passwordHash', 'passwordChangedAt'])
    .where('id', '=', personId)
    .executeTakeFirst();

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  locale: string;
  regionId: string;
  createdBy: string | null;
}

/** Somebody who still has to set a password by the link in their mail; null when the address was taken meanwhile. */
export async function insertUnverifiedPerson(
  tx: Tx,
  { regionId, ...person }: NewPerson,
): Promise<PersonRecord | null> {
  const row = await tx
    .insertInto('person')
    .values({ ...person, status: 'UNVERIFIED' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) return null;
  await tx.insertInto('personRegion').values({ personId: row.id, regionId }).execute();
  return { ...(row as PersonRecord), regionIds: [regionId] };
}

/** Whoever else wants to decide something about this person at the same time waits until this is over. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export interface PersonChange {
  firstName?: string;
  lastName?: string;
  locale?: string;
  selectedGroupId?: string | null;
  pictureId?: string | null;
  termsVersion?: number;
  termsAcceptedAt?: Date;
}

export async function updatePerson(tx: Tx, id: string, change: PersonChange): Promise<PersonRecord> {
  const row = await tx
    .updateTable('person')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return row as PersonRecord;
}

/** Sets a password; whoever could read the mail has shown that the address is theirs. */
export async function storePassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('person')
    .set((eb) => ({
      passwordHash,
      passwordChangedAt: now,
      status: eb.case().when('status', '=', 'UNVERIFIED').then('ACTIVE').else(eb.ref('status')).end(),
      emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(now)),
    }))
    .where('id', '=', id)
    .execute();
}

/** Gives somebody another address, which they have shown to be theirs; false when it is another's. */
export async function storeEmail(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const isTaken = tx
    .selectFrom('person as other')
    .select('other.id')
    .where('other.email', '=', email)
    .where('other.id', '<>', id);
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ email, emailVerifiedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.not(eb.exists(isTaken)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same password under newer parameters: nothing the person would notice. */
export async function replacePasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('person').set({ passwordHash }).where('id', '=', id).execute();
}

/** As many at once as can be deleted without holding anybody up. */
const STALE_BATCH = 500;

const STALE_AFTER_MS = 30 * 86_400_000;

/** Accounts whose mailed link was never used, a month on. */
export async function removeStaleRegistrations(db: Db, now: Date, source: AuditSource): Promise<void> {
  const before = new Date(now.getTime() - STALE_AFTER_MS);
  let removed: number;
  do removed = await db.transaction().execute((tx) => removeBatch(tx, before, source));
  while (removed > 0);
}

async function removeBatch(tx: Tx, before: Date, source: AuditSource): Promise<number> {
  const stale = await tx
    .selectFrom('person')
    .select('id')
    .where('status', '=', 'UNVERIFIED')
    .where('enteredByStaff', '=', false)
    .where('createdAt', '<', before)
    .limit(STALE_BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = stale.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Written down first: where an entry belongs is read from the person it is about.
  const entries = ids.map((entityId) => ({ action: 'removeStaleRegistration', entity: 'person', entityId }));
  await writeAudit(tx, source, ...entries);
  await tx.deleteFrom('person').where('id', '=', anyId(ids)).execute();
  return ids.length;
}

/** Names to show beside records. Any slice may ask for them; they are all it gets. */
export const findNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('person').select(['id', 'firstName', 'lastName']).where('id', '=', anyId(ids)).execute();

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

/** The roles one person holds in regions, as rules want them. */
export async function findRegionRolesOf(db: Db | Tx, personId: string): Promise<RegionRoles[]> {
  const rows = await db
    .selectFrom('regionRole as rr')
    .innerJoin('region as r', 'r.id', 'rr.regionId')
    .select(['rr.regionId', 'r.slug', 'rr.roleNames'])
    .where('rr.personId', '=', personId)
    .execute();
  return rows as RegionRoles[];
}
