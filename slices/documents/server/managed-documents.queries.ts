import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DocumentSort } from '../rules/document.ts';
import type { ManagedDocument } from './managed-document.ts';
import { holdsText } from '#kit/db/list.ts';

export interface DocumentsFilter {
  search?: string | null | undefined;
  published?: boolean | null | undefined;
  categoryId?: string | null | undefined;
  locale?: string | null | undefined;
  missingIn?: string | null | undefined;
}

export interface DocumentsQuestion {
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

/** Rows behind the last one seen, whose place is looked up again in case it has moved. */
const behind = (key: RawBuilder<unknown>, isDescending: boolean, after: string) => sql<boolean>`
  (${key}, d.sort_title, d.id) ${sql.raw(isDescending ? '<' : '>')}
  (select ${key}, d.sort_title, d.id from document d where d.id = ${after}::uuid)`;

const withFacts = (query: ReturnType<typeof matching>) =>
  query.select([
    'd.id',
    'd.title',
    'd.permissions',
    'd.categoryId',
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

/** The documents that match, from the one after `after` on. */
export function listDocuments(
  db: Db,
  { filter, sortBy, isDescending }: DocumentsQuestion,
  max: number,
  after: string | null,
): Promise<ManagedDocument[]> {
  const key = SORT_KEYS[sortBy];
  const direction = isDescending ? 'desc' : 'asc';
  return withFacts(matching(db, filter))
    .$if(after !== null, (query) => query.where(behind(key, isDescending, after ?? '')))
    .orderBy(key, direction)
    .orderBy('d.sortTitle', direction)
    .orderBy('d.id', direction)
    .limit(max)
    .execute();
}

/** How many match, counted up to the most that are of interest. */
export async function countDocuments(
  db: Db,
  { filter }: Pick<DocumentsQuestion, 'filter'>,
  max: number,
): Promise<number> {
  const row = await db
    .selectFrom(matching(db, filter).select('d.id').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export const findManagedDocument = (db: Db | Tx, id: string): Promise<ManagedDocument | undefined> =>
  withFacts(matching(db, {})).where('d.id', '=', id).executeTakeFirst();
