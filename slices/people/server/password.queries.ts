import type { Db, Tx } from '#kit/db/database.ts';

/** The stored hash, for the one place that checks it, and when a key of the account last changed. */
export const findKeys = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('person')
    .select(['passwordHash', 'keysChangedAt'])
    .where('id', '=', personId)
    .executeTakeFirst();

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

/** The same password under newer parameters: nothing the person would notice. */
export async function replacePasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('person').set({ passwordHash }).where('id', '=', id).execute();
}

/** A key of the account has changed: work that was asked for before, and does something with one, is not done any more. */
export async function noteChangedKeys(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('person').set({ keysChangedAt: now }).where('id', '=', id).execute();
}
