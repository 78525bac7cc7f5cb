import type { Db, Tx } from '#kit/db/database.ts';
import type { WorkIdentity } from '#kit/identity/work-accounts.ts';

export const findPersonIdOf = (db: Db | Tx, { issuer, tenantId, subject }: WorkIdentity) =>
  db
    .selectFrom('workIdentity')
    .select('personId')
    .where('issuer', '=', issuer)
    .where('tenantId', '=', tenantId ?? '')
    .where('subject', '=', subject)
    .executeTakeFirst();

export const hasWorkIdentity = async (db: Db | Tx, personId: string, issuer: string): Promise<boolean> =>
  (await db
    .selectFrom('workIdentity')
    .select('subject')
    .where('personId', '=', personId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()) !== undefined;

export const hasAnyWorkIdentity = async (db: Db | Tx, personId: string): Promise<boolean> =>
  (await db
    .selectFrom('workIdentity')
    .select('subject')
    .where('personId', '=', personId)
    .executeTakeFirst()) !== undefined;

export async function linkWorkIdentity(
  tx: Tx,
  { issuer, tenantId, subject }: WorkIdentity,
  personId: string,
): Promise<void> {
  await tx
    .insertInto('workIdentity')
    .values({ issuer, tenantId: tenantId ?? '', subject, personId })
    .execute();
}
