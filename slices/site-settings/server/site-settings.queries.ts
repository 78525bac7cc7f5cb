import type { Db, Tx } from '#kit/db/database.ts';

/** The college's names and policies. One row, so a read costs next to nothing. */
export const readSiteSettings = (db: Db | Tx) =>
  db
    .selectFrom('siteSettings')
    .select([
      'orgName',
      'shortName',
      'appName',
      'senderEmail',
      'assetBaseUrl',
      'defaultLocale',
      'defaultAllowedAttempts',
      'appVersionRegion',
      'testRegion',
      'globalRegionId',
      'alumniAdminId',
      'alumniRegionId',
      'termsVersion',
    ])
    .executeTakeFirstOrThrow();

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
