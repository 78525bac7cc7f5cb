import type { Db, Tx } from '#kit/db/database.ts';

/** Whether a student lets their whole name be shown to those who check a transcript. */
export async function hasConsented(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transcriptNameConsent')
    .select('personId')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was given before. */
export async function insertConsent(tx: Tx, consent: { personId: string; givenAt: Date }): Promise<boolean> {
  const row = await tx
    .insertInto('transcriptNameConsent')
    .values(consent)
    .onConflict((conflict) => conflict.column('personId').doNothing())
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there was none. */
export async function deleteConsent(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('transcriptNameConsent')
    .where('personId', '=', personId)
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}
