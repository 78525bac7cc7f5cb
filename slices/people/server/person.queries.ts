import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { PersonStatus } from '../rules/person.ts';
import { PERSON_COLUMNS, type PersonRecord } from './person-record.ts';

export const findPeople = (db: Db | Tx, ids: readonly string[]): Promise<PersonRecord[]> =>
  db.selectFrom('person').select(PERSON_COLUMNS).where('id', '=', anyId(ids)).execute();

export const findPerson = async (db: Db | Tx, id: string): Promise<PersonRecord | null> =>
  (await findPeople(db, [id]))[0] ?? null;

export async function findPersonByEmail(db: Db | Tx, email: string): Promise<PersonRecord | null> {
  const row = await db
    .selectFrom('person')
    .select(PERSON_COLUMNS)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewPerson {
  id?: string;
  firstName: string;
  lastName: string;
  email: string;
  country: string | null;
  locale: string;
  regionId: string;
  createdBy: string | null;
  bornOn?: Day | null;
  registeredFreely?: boolean;
}

/** Null when the address or the id is taken. */
export async function insertUnverifiedPerson(tx: Tx, { regionId, ...person }: NewPerson) {
  const row = await tx
    .insertInto('person')
    .values({ ...person, status: 'UNVERIFIED' })
    .onConflict((conflict) => conflict.doNothing())
    .returning(PERSON_COLUMNS)
    .executeTakeFirst();
  if (!row) return null;
  await tx.insertInto('personRegion').values({ personId: row.id, regionId }).execute();
  return { ...row, regionIds: [regionId] };
}

/** From now on they are students of the college. */
export async function endFreeRegistration(tx: Tx, personIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('person')
    .set({ registeredFreely: false })
    .where('id', '=', anyId(personIds))
    .where('registeredFreely', '=', true)
    .execute();
}

/** Other changes of this person wait until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Whether a person, a teacher, a post or a class shows this picture. A post that was deleted may be brought back. */
export async function isSomebodysPicture(db: Db, pictureId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('person')
    .select('id')
    .where('pictureId', '=', pictureId)
    .unionAll(db.selectFrom('teacher').select('id').where('photoId', '=', pictureId))
    .unionAll(db.selectFrom('newsPost').select('id').where('pictureId', '=', pictureId))
    .unionAll(
      db
        .selectFrom('classPhoto')
        .select('id')
        .where('pictureId', '=', pictureId)
        .where('removedAt', 'is', null),
    )
    .executeTakeFirst();
  return owner !== undefined;
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

export const updatePerson = (tx: Tx, id: string, change: PersonChange): Promise<PersonRecord> =>
  tx
    .updateTable('person')
    .set(change)
    .where('id', '=', id)
    .returning(PERSON_COLUMNS)
    .executeTakeFirstOrThrow();

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

export async function replaceUnprovedEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx.updateTable('person').set({ email, emailVerifiedAt: null }).where('id', '=', id).execute();
}

export async function storeStatus(tx: Tx, id: string, status: PersonStatus): Promise<void> {
  await tx.updateTable('person').set({ status }).where('id', '=', id).execute();
}

/** A new alumnus is greeted at the next visit. */
export async function storeGraduation(
  tx: Tx,
  id: string,
  graduation: { graduatedOn: Day | null; graduationPlace: string },
): Promise<void> {
  const showAlumniWelcome = graduation.graduatedOn === null ? null : true;
  await tx
    .updateTable('person')
    .set((eb) => ({
      ...graduation,
      showAlumniWelcome: eb
        .case()
        .when('graduatedOn', 'is', null)
        .then(showAlumniWelcome)
        .else(eb.ref('showAlumniWelcome'))
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

export const findNames = (db: Db, ids: readonly string[]) => readNames(db, { ids });

const readNames = writtenOnce((db: Db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('person')
    .select(['id', 'firstName', 'lastName', 'studentNumber'])
    .where('id', '=', anyId(ids)),
);
