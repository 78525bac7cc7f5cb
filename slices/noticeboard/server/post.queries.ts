import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { parsedSearch, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { Locale } from '#kit/messages/locales.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import {
  inOrder,
  post,
  type Audience,
  type AudienceKind,
  type PostStatus,
  type PostText,
} from '../rules/post.ts';
import { isAddressedTo } from './audience.queries.ts';

/** A post as it is stored. */
export interface PostRecord extends ValuesOf<typeof post> {
  id: string;
  texts: PostText[];
  pictureId: string | null;
  authorId: string | null;
  /** Where it came along. */
  author?: Author | null;
  version: number;
  toTell: number | null;
  told: number;
  toldUpTo: string | null;
  allToldAt: Date | null;
  deletedAt: Date | null;
}

const COLUMNS = [
  'n.id',
  ...columnsOf('n', post),
  'n.texts',
  'n.pictureId',
  'n.authorId',
  'n.version',
  'n.toTell',
  'n.told',
  'n.toldUpTo',
  'n.allToldAt',
  'n.deletedAt',
] as const;

type StoredTexts = Readonly<Record<string, { title: string; body: string }>>;

/** As the column has them. */
export const storedTexts = (texts: readonly PostText[]): string =>
  JSON.stringify(Object.fromEntries(texts.map(({ locale, title, body }) => [locale, { title, body }])));

const record = <Row extends { texts: unknown; audience: string }>(row: Row) => ({
  ...row,
  audience: row.audience as Audience['audience'],
  texts: inOrder(
    Object.entries(row.texts as StoredTexts).map(([locale, { title, body }]) => ({
      locale: locale as Locale,
      title,
      body,
    })),
  ),
});

/** A post that a user reads. */
export interface ReadablePost extends PostRecord {
  readAt: Date | null;
}

interface Author {
  firstName: string;
  lastName: string;
}

export interface Reader {
  personId: string;
  now: Date;
}

/** The posts for a person that have appeared and not ended. */
const postsFor = (db: Db | Tx, { personId, now }: Reader) =>
  db
    .selectFrom('newsPost as n')
    .where('n.deletedAt', 'is', null)
    .where('n.publishAt', '<=', now)
    .where((eb) => eb.or([eb('n.endsAt', 'is', null), eb('n.endsAt', '>', now)]))
    .where(isAddressedTo(personId, now));

/** The same, and when the person read them. */
const addressedTo = (db: Db | Tx, reader: Reader) =>
  postsFor(db, reader).leftJoin('newsRead as seen', (join) =>
    join.onRef('seen.postId', '=', 'n.id').on('seen.personId', '=', reader.personId),
  );

interface NewsParams {
  search?: string | null | undefined;
  unread?: boolean | null | undefined;
  audience?: AudienceKind | null | undefined;
}

/** What is pinned first, then the newest. */
export function listNews(
  db: Db,
  reader: Reader,
  params: NewsParams,
  page: PageArgs,
): Promise<CountedPage<ReadablePost>> {
  const search = parsedSearch(params.search, 'newsSearchTooLong');
  const { audience } = params;
  const isUsual = search === '' && params.unread !== true && !audience;
  const found = () =>
    addressedTo(db, reader)
      .$if(search !== '', (query) => query.where(holdsText(search, sql`n.search_text`)))
      .$if(params.unread === true, (query) => query.where('seen.postId', 'is', null))
      .$if(Boolean(audience), (query) => query.where('n.audience', '=', audience ?? 'EVERYBODY'));
  const read = async (max: number, after: string | null) => {
    if (isUsual && after === null) return (await readNewest(db, { ...reader, max })).map(record);
    const rows = await found()
      .select(COLUMNS)
      .select('seen.readAt')
      .$if(after !== null, (query) =>
        query.where(inTurn.isAfter(sql`news_post n where n.id = ${after}::uuid`)),
      )
      .orderBy(inTurn.order)
      .limit(max)
      .execute();
    return rows.map(record);
  };
  return readPage(page, read, (max) => countRows(db, found())(max));
}

const inTurn = keyset([sql`n.pinned`, sql`n.publish_at`, sql`n.id`], true);

/** The first of them, which every dashboard shows, with the names of their authors. */
const readNewest = writtenOnce((db: Db, { personId, now, max }: Reader & { max: number }) =>
  postsFor(db, { personId, now })
    .select(COLUMNS)
    .select((eb) => [
      // What is asked here is asked of the few that are told, after they are found.
      eb
        .selectFrom('newsRead as seen')
        .select('seen.readAt')
        .whereRef('seen.postId', '=', 'n.id')
        .where('seen.personId', '=', personId)
        .as('readAt'),
      eb
        .selectFrom('person as author')
        .select(
          sql<Author>`json_build_object('firstName', author.first_name, 'lastName', author.last_name)`.as(
            'name',
          ),
        )
        .whereRef('author.id', '=', 'n.authorId')
        .as('author'),
    ])
    .orderBy(inTurn.order)
    .limit(max),
);

export async function findNews(
  db: Db | Tx,
  reader: Reader,
  postId: string,
): Promise<ReadablePost | undefined> {
  const row = await addressedTo(db, reader)
    .select(COLUMNS)
    .select('seen.readAt')
    .where('n.id', '=', postId)
    .executeTakeFirst();
  return row && record(row);
}

/** Notes that a user has opened a post; the first time counts. */
export async function storeReading(tx: Tx, { personId, now }: Reader, postId: string): Promise<void> {
  await tx
    .insertInto('newsRead')
    .values({ personId, postId, readAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ManagedParams {
  search?: string | null | undefined;
  status?: PostStatus | null | undefined;
}

/** Whose posts are listed: all, or those that lie on these campuses as a whole. */
export interface Keeping {
  /** Null for the whole college. */
  regionIds: readonly string[] | null;
  now: Date;
}

const statusIs = (status: PostStatus, now: Date) => {
  const at = sql`${now}::timestamptz`;
  switch (status) {
    case 'DRAFT':
      return sql<boolean>`n.publish_at is null`;
    case 'ENDED':
      return sql<boolean>`n.publish_at is not null and n.ends_at <= ${at}`;
    case 'SCHEDULED':
      return sql<boolean>`n.publish_at > ${at} and (n.ends_at is null or n.ends_at > ${at})`;
    case 'PUBLISHED':
      return sql<boolean>`n.publish_at <= ${at} and (n.ends_at is null or n.ends_at > ${at})`;
  }
};

/** Drafts first, then from the furthest future to the past. */
export function listManaged(
  db: Db,
  { regionIds, now }: Keeping,
  params: ManagedParams,
  page: PageArgs,
): Promise<CountedPage<PostRecord>> {
  const search = parsedSearch(params.search, 'newsSearchTooLong');
  const { status } = params;
  const found = db
    .selectFrom('newsPost as n')
    .where('n.deletedAt', 'is', null)
    .$if(regionIds !== null, (query) =>
      query.where(sql<boolean>`n.region_ids <> '{}' and n.region_ids <@ ${regionIds}::uuid[]`),
    )
    .$if(search !== '', (query) => query.where(holdsText(search, sql`n.search_text`)))
    .$if(Boolean(status), (query) => query.where(statusIs(status ?? 'DRAFT', now)));
  const { order, isAfter } = keyset(
    [sql`coalesce(n.publish_at, 'infinity')`, sql`n.created_at`, sql`n.id`],
    true,
  );
  const read = async (max: number, after: string | null) => {
    const rows = await found
      .select(COLUMNS)
      .$if(after !== null, (query) => query.where(isAfter(sql`news_post n where n.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
    return rows.map(record);
  };
  return readPage(page, read, countRows(db, found));
}

/** A post whatever its audience, also one that was deleted. */
export async function findPost(db: Db | Tx, id: string): Promise<PostRecord | undefined> {
  const row = await db.selectFrom('newsPost as n').select(COLUMNS).where('n.id', '=', id).executeTakeFirst();
  return row && record(row);
}

/** How many have opened each of some posts. */
export const countReaders = (db: Db, postIds: readonly string[]) =>
  db
    .selectFrom('newsReadCount')
    .select(['postId as id', (eb) => eb.fn.sum<string>('readers').as('count')])
    .where('postId', '=', anyId(postIds))
    .groupBy('postId')
    .execute();

/** How far the telling of a post has come. */
export async function noteTold(
  tx: Tx,
  id: string,
  told: Pick<PostRecord, 'toTell' | 'told' | 'toldUpTo' | 'allToldAt'>,
): Promise<void> {
  await tx.updateTable('newsPost').set(told).where('id', '=', id).execute();
}

/** Those of some posts that have no picture. */
export const findWithoutPicture = (db: Db, postIds: readonly string[]) =>
  db
    .selectFrom('newsPost')
    .select('id')
    .where('id', '=', anyId(postIds))
    .where('pictureId', 'is', null)
    .execute();

export async function givePicture(tx: Tx, postIds: readonly string[], pictureId: string): Promise<void> {
  await tx.updateTable('newsPost').set({ pictureId }).where('id', '=', anyId(postIds)).execute();
}
