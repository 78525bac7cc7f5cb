import { sql, type RawBuilder } from 'kysely';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { parsedSearch, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { document, type DocumentSort, type DocumentValues } from '../rules/document.ts';

export interface ManagedDocument extends DocumentValues {
  id: string;
  published: boolean;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
  version: number;
  categoryName: string | null;
  /** The languages it has a body in. */
  locales: string[];
}

interface DocumentsFilter {
  search?: string | null | undefined;
  published?: boolean | null | undefined;
  categoryId?: string | null | undefined;
  locale?: string | null | undefined;
  missingIn?: string | null | undefined;
}

interface DocumentsParams {
  filter: DocumentsFilter;
  sortBy: DocumentSort;
  isDescending: boolean;
}

/** What comes first in a row of the list; the title and the id decide among equals. */
const SORT_KEYS: Readonly<Record<DocumentSort, RawBuilder<unknown>>> = {
  TITLE: sql`d.sort_title`,
  UPDATED: sql`d.updated_at`,
};

const writtenIn = (locale: string) =>
  sql<boolean>`exists (select from document_body b where b.document_id = d.id and b.locale = ${locale})`;

/** The title and the bodies in all languages. */
const ALL_WORDS = sql`d.sort_title || coalesce(
  (select string_agg(b.search_text, '') from document_body b where b.document_id = d.id), '')`;

const matching = (db: Db, { search, published, categoryId, locale, missingIn }: DocumentsFilter) =>
  db
    .selectFrom('document as d')
    .leftJoin('category as c', 'c.id', 'd.categoryId')
    .where('d.deletedAt', 'is', null)
    .$if(Boolean(search), (query) => query.where(holdsText(search ?? '', ALL_WORDS)))
    .$if(typeof published === 'boolean', (query) => query.where('d.published', '=', published ?? false))
    .$if(Boolean(categoryId), (query) => query.where('d.categoryId', '=', categoryId ?? ''))
    .$if(Boolean(locale), (query) => query.where(writtenIn(locale ?? '')))
    .$if(Boolean(missingIn), (query) => query.where(sql<boolean>`not ${writtenIn(missingIn ?? '')}`));

const withFacts = (query: ReturnType<typeof matching>) =>
  query.select([
    ...columnsOf('d', document),
    'd.id',
    'c.name as categoryName',
    'd.published',
    'd.createdAt',
    'd.updatedAt',
    'd.updatedBy',
    'd.version',
    sql<
      string[]
    >`array(select b.locale from document_body b where b.document_id = d.id order by b.locale)`.as('locales'),
  ]);

export function listDocuments(
  db: Db,
  { filter, sortBy, isDescending }: DocumentsParams,
  page: PageArgs,
): Promise<CountedPage<ManagedDocument>> {
  const search = parsedSearch(filter.search, 'documentSearchTooLong');
  const found = matching(db, { ...filter, search });
  const { order, isAfter } = keyset([SORT_KEYS[sortBy], sql`d.sort_title`, sql`d.id`], isDescending);
  const read = (max: number, after: string | null) =>
    withFacts(found)
      .$if(after !== null, (query) => query.where(isAfter(sql`document d where d.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

export const findManagedDocument = (db: Db | Tx, id: string): Promise<ManagedDocument | undefined> =>
  withFacts(matching(db, {})).where('d.id', '=', id).executeTakeFirst();
