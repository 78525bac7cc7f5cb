import type { Db, Tx } from '#kit/db/database.ts';

export async function insertApiToken(
  db: Db,
  token: { tokenHash: Buffer; personId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('apiToken')
    .values({ ...token, purpose: 'charts' })
    .execute();
}

export async function sweepApiTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('apiToken').where('expiresAt', '<', now).execute();
}

export async function deleteApiTokensOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('apiToken').where('personId', '=', personId).execute();
}
