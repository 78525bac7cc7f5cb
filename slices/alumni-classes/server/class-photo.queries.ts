import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { MAX_PHOTOS_OF_CLASS, MAX_PHOTOS_OF_YEAR, type PhotoStatus } from '../rules/class-photo.ts';

export interface PhotoRecord {
  id: string;
  personId: string;
  year: number;
  place: string;
  pictureId: string;
  caption: string;
  status: PhotoStatus;
  reason: string;
  complaint: string;
  complainedBy: string | null;
  waitsSince: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  removedAt: Date | null;
  removedBy: string | null;
  /** Null where no decision can be taken back. */
  previousStatus: PhotoStatus | null;
  previousReason: string | null;
  previousComplaint: string | null;
  previousComplainedBy: string | null;
  previousDecidedAt: Date | null;
  previousDecidedBy: string | null;
  version: number;
  addedAt: Date;
}

const COLUMNS = [
  'id',
  'personId',
  'year',
  'place',
  'pictureId',
  'caption',
  'status',
  'reason',
  'complaint',
  'complainedBy',
  'waitsSince',
  'decidedAt',
  'decidedBy',
  'removedAt',
  'removedBy',
  'previousStatus',
  'previousReason',
  'previousComplaint',
  'previousComplainedBy',
  'previousDecidedAt',
  'previousDecidedBy',
  'version',
  'addedAt',
] as const;

/**
 * The photos of a class that one reader sees: those that were approved, and their own; the oldest first. Of a year with several
 * places, as many of each as one of them may have.
 */
export const findPhotosOfClass = (
  db: Db,
  { year, place }: { year: number; place: string | null },
  readerId: string,
): Promise<PhotoRecord[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('classPhoto')
        .select(COLUMNS)
        .select(
          sql<number>`row_number() over (partition by place order by status = 'REFUSED', added_at, id)`.as(
            'position',
          ),
        )
        .where('year', '=', year)
        .where('removedAt', 'is', null)
        .$if(place !== null, (query) => query.where('place', '=', place ?? ''))
        .where((or) => or.or([or('status', '=', 'APPROVED'), or('personId', '=', readerId)]))
        .as('p'),
    )
    .select(COLUMNS)
    .where('position', '<=', MAX_PHOTOS_OF_CLASS)
    .orderBy('addedAt')
    .orderBy('id')
    .limit(MAX_PHOTOS_OF_YEAR)
    .execute();

/** A photo, held until the transaction ends. */
export const lockPhoto = (tx: Tx, id: string): Promise<PhotoRecord | undefined> =>
  tx.selectFrom('classPhoto').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

const lockAdding = (tx: Tx, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`class-photos:${key}`}, 0))`.execute(tx);

/** Counts the photos of a class that are shown or wait; others are added to it when this transaction has ended. */
export async function countPhotosOfClass(tx: Tx, year: number, place: string): Promise<number> {
  await lockAdding(tx, `${year}:${place}`);
  const row = await tx
    .selectFrom('classPhoto')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('year', '=', year)
    .where('place', '=', place)
    .where('status', '<>', 'REFUSED')
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Counts the photos of a person that nobody has looked at; they add others when this transaction has ended. */
export async function countWaitingOf(tx: Tx, personId: string): Promise<number> {
  await lockAdding(tx, personId);
  const row = await tx
    .selectFrom('classPhoto')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('personId', '=', personId)
    .where('status', '=', 'PENDING')
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export type NewPhoto = Pick<
  PhotoRecord,
  'id' | 'personId' | 'year' | 'place' | 'pictureId' | 'caption' | 'status' | 'waitsSince' | 'addedAt'
>;

/** False if there is one with this id already. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<boolean> {
  const row = await tx
    .insertInto('classPhoto')
    .values(photo)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type PhotoChange = Partial<
  Pick<
    PhotoRecord,
    | 'status'
    | 'reason'
    | 'complaint'
    | 'complainedBy'
    | 'waitsSince'
    | 'decidedAt'
    | 'decidedBy'
    | 'removedAt'
    | 'removedBy'
    | 'previousStatus'
    | 'previousReason'
    | 'previousComplaint'
    | 'previousComplainedBy'
    | 'previousDecidedAt'
    | 'previousDecidedBy'
    | 'version'
  >
>;

export async function updatePhoto(tx: Tx, id: string, change: PhotoChange): Promise<void> {
  await tx.updateTable('classPhoto').set(change).where('id', '=', id).execute();
}

const longestWaiting = keyset([sql`p.waits_since`, sql`p.id`]);
const newest = keyset([sql`p.waits_since`, sql`p.id`], true);

/** What waits, or was decided, but for what the caller has added: nobody decides about their own. */
const toDecide = (db: Db, status: PhotoStatus, callerIds: readonly string[]) =>
  db
    .selectFrom('classPhoto as p')
    .where('p.status', '=', status)
    .where('p.removedAt', 'is', null)
    .where('p.personId', '<>', sql<string>`all(${callerIds}::uuid[])`);

/** Photos to look at: what waits with the longest waiting first, what was decided with the newest first. */
export function photosPage(
  db: Db,
  { status, callerIds }: { status: PhotoStatus; callerIds: readonly string[] },
  page: PageArgs,
): Promise<CountedPage<PhotoRecord>> {
  const by = status === 'PENDING' ? longestWaiting : newest;
  const found = toDecide(db, status, callerIds);
  const read = (max: number, after: string | null) =>
    found
      .selectAll('p')
      .$if(after !== null, (query) => query.where(by.isAfter(sql`class_photo p where p.id = ${after}::uuid`)))
      .orderBy(by.order)
      .limit(max)
      .$castTo<PhotoRecord>()
      .execute();
  return readPage(page, read, countRows(db, found));
}

/** How many photos wait, and since when. */
export const lookAtWaitingPhotos = (
  db: Db,
  callerIds: readonly string[],
): Promise<{ count: number; since: Date | null }> =>
  toDecide(db, 'PENDING', callerIds)
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(waits_since)`.as('since')])
    .executeTakeFirstOrThrow();
