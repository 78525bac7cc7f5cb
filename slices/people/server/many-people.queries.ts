import { sql } from 'kysely';
import { anyId, anyText } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { NewPerson } from './person.queries.ts';

/** Those who have one of the addresses or one of the student numbers. */
export const findAccounts = (
  db: Db | Tx,
  { emails, numbers }: { emails: readonly string[]; numbers: readonly number[] },
) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'firstName', 'lastName', 'regionIds', 'studentNumber', 'status'])
    .where((eb) =>
      eb.or([
        eb('email', '=', anyText(emails)),
        eb('studentNumber', '=', sql<number>`any (${[...numbers]}::integer[])`),
      ]),
    )
    .execute();

/** Enters many people of one campus at once. Whose address is taken by now is left out. */
export async function insertUnverifiedPeople(
  tx: Tx,
  regionId: string,
  people: readonly Omit<NewPerson, 'id' | 'regionId'>[],
): Promise<{ id: string; email: string }[]> {
  if (people.length === 0) return [];
  const entered = await tx
    .insertInto('person')
    .values(people.map((person) => ({ ...person, status: 'UNVERIFIED' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .execute();
  if (entered.length > 0) {
    await tx
      .insertInto('personRegion')
      .values(entered.map(({ id }) => ({ personId: id, regionId })))
      .execute();
  }
  return entered;
}

/** Removes those whom staff entered and who have never used the account; says whom. */
export async function deleteUnusedPeople(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .deleteFrom('person')
    .where('id', '=', anyId(ids))
    .where('status', '=', 'UNVERIFIED')
    .where('enteredByStaff', '=', true)
    .where('passwordHash', 'is', null)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
