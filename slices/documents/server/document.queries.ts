import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { DEFAULT_LOCALE, type Locale } from '#kit/messages/locales.ts';

/** A document with its body in the wanted language, or in English. */
export const findDocument = (db: Db, title: string, locale: Locale) =>
  db
    .selectFrom('document as d')
    .innerJoin('documentBody as b', 'b.documentId', 'd.id')
    .select([
      'd.id',
      'd.createdAt',
      'd.updatedAt',
      'd.updatedBy',
      'd.title',
      'd.permissions',
      'd.published',
      'd.isPublic',
      'b.content',
      'b.locale',
    ])
    .where('d.title', '=', title)
    .where((eb) => eb.or([eb('b.locale', '=', locale), eb('b.locale', '=', DEFAULT_LOCALE)]))
    .orderBy(sql`b.locale = ${locale}`, 'desc')
    .limit(1)
    .executeTakeFirst();

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;
