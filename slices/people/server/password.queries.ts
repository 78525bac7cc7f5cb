import type { Db, Tx } from '#kit/db/database.ts';

/** The stored hash, for the one place that checks it, when a key last changed, and the address asked for as a new one. */
export const findKeys = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('person')
    .select(['passwordHash', 'keysChangedAt', 'askedEmail', 'askedEmailAt'])
    .where('id', '=', personId)
    .executeTakeFirst();

/** Reading the mail has proved that the address is theirs. */
export async function storePassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('person')
    .set((eb) => ({
      passwordHash,
      passwordChangedAt: now,
      status: eb
        .case()
        .when('status', '=', 'UNVERIFIED')
        .then('ACTIVE' as const)
        .else(eb.ref('status'))
        .end(),
      emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(now)),
    }))
    .where('id', '=', id)
    .execute();
}

/** The same password under newer parameters: nothing the person would notice. */
export async function replacePasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('person').set({ passwordHash }).where('id', '=', id).execute();
}

/** A key of the account has changed: work that was asked for before, and does something with one, is not done any more. */
export async function noteChangedKeys(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('person').set({ keysChangedAt: now }).where('id', '=', id).execute();
}

/** The new address counts once the link mailed to it is opened. */
export async function noteAskedEmail(tx: Tx, id: string, askedEmail: string, now: Date): Promise<void> {
  await tx.updateTable('person').set({ askedEmail, askedEmailAt: now }).where('id', '=', id).execute();
}
