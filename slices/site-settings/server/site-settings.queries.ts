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
