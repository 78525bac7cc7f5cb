import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { DEFAULT_LOCALE, type Locale } from '#kit/messages/locales.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';

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
    .where('d.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('b.locale', '=', locale), eb('b.locale', '=', DEFAULT_LOCALE)]))
    .orderBy(sql`b.locale = ${locale}`, 'desc')
    .limit(1)
    .executeTakeFirst();

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

interface ReadingParams {
  search: string;
  /** Whether the words must stand in the title; else they may stand in the text. */
  inTitle: boolean;
  categoryId: string | null;
  /** Everything the reader is. */
  roles: readonly string[];
  locale: Locale;
  /** Superadmins read what is for others, too. */
  readsAll: boolean;
  /** Free registrants read what visitors read. */
  isOpenOnly: boolean;
}

export interface ReadableDocument {
  id: string;
  title: string;
  updatedAt: Date;
  categoryName: string | null;
  /** The language its reader gets it in. */
  locale: string;
}

const readable = (
  db: Db,
  { search, inTitle, categoryId, roles, locale, readsAll, isOpenOnly }: ReadingParams,
) =>
  db
    .selectFrom('document as d')
    .leftJoin('category as c', 'c.id', 'd.categoryId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('documentBody as of')
          .select(['of.locale', 'of.searchText'])
          .whereRef('of.documentId', '=', 'd.id')
          .where((on) => on.or([on('of.locale', '=', locale), on('of.locale', '=', DEFAULT_LOCALE)]))
          .orderBy(sql`of.locale = ${locale}`, 'desc')
          .limit(1)
          .as('b'),
      (join) => join.onTrue(),
    )
    .where('d.published', '=', true)
    .where('d.deletedAt', 'is', null)
    .$if(isOpenOnly, (query) => query.where('d.isPublic', '=', true))
    .$if(!readsAll, (query) =>
      query.where(sql<boolean>`(d.is_public or d.permissions = '{}' or d.permissions && ${roles}::text[])`),
    )
    .$if(categoryId !== null, (query) => query.where('d.categoryId', '=', categoryId ?? ''))
    .$if(search !== '', (query) =>
      query.where(holdsText(search, inTitle ? sql`d.sort_title` : sql`d.sort_title || b.search_text`)),
    );

export function listReadable(
  db: Db,
  params: ReadingParams,
  page: PageArgs,
): Promise<CountedPage<ReadableDocument>> {
  const found = readable(db, params);
  const { order, isAfter } = keyset([sql`d.sort_title`, sql`d.id`]);
  const read = (max: number, after: string | null) =>
    found
      .select(['d.id', 'd.title', 'd.updatedAt', 'b.locale', 'c.name as categoryName'])
      .$if(after !== null, (query) => query.where(isAfter(sql`document d where d.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}
