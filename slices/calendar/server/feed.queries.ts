import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { FeedEntries } from '../rules/feed.ts';

export interface NewFeed {
  personId: string;
  tokenHash: Buffer;
  createdAt: Date;
}

/** A person has one address: a new one takes the place of the last, and programs are told everything again. */
export async function storeFeed(tx: Tx, { personId, tokenHash, createdAt }: NewFeed): Promise<void> {
  const anew = {
    tokenHash,
    createdAt,
    madeAt: null,
    madeOf: '',
    seen: '',
    holdsUntil: null,
    etag: '',
    body: '',
    told: '{}',
  };
  await tx
    .insertInto('calendarFeed')
    .values({ personId, ...anew })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(anew))
    .execute();
}

export async function deleteFeed(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('calendarFeed')
    .where('personId', '=', personId)
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}

export const findFeedOf = (db: Db, personId: string) =>
  db
    .selectFrom('calendarFeed')
    .select(['createdAt', 'madeAt'])
    .where('personId', '=', personId)
    .executeTakeFirst();

/** Changes that may concern anybody are noted so. */
const ANYBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Which changes have been noted that concern a reader. No number comes twice, and no lower one after those that were swept, so
 * that the count and the sum stay the same only while nothing is noted; also when a change is committed late.
 */
const noted = (
  personId: string,
) => sql<string>`(select count(*) || ' ' || coalesce(sum(c.id), 0) from calendar_change c
  where c.scope_id = any (array(select ${ANYBODY}::uuid union all select ${sql.ref(personId)}
    union all select m.group_id from group_member m where m.person_id = ${sql.ref(personId)}
    union all select t.id from teacher t where t.person_id = ${sql.ref(personId)})))`;

/**
 * Whose address it is, if that person may still sign in, and what has been noted for them. Without its text, which few readers
 * need.
 */
export const findFeeds = writtenOnce((db: Db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('calendarFeed as f')
    .innerJoin('person as p', 'p.id', 'f.personId')
    .select(['f.personId', 'f.etag', 'f.madeAt', 'f.madeOf', 'f.seen', 'f.holdsUntil', 'p.locale'])
    .select(noted('f.person_id').as('noted'))
    .where('f.tokenHash', '=', tokenHash)
    .where('p.status', '=', 'ACTIVE'),
);

export const findFeedText = (db: Db, personId: string) =>
  db
    .selectFrom('calendarFeed')
    .select(['body', 'told'])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();

/** What a feed was found to be, and until when that holds while nothing else is noted. */
export interface Held {
  seen: string;
  holdsUntil: Date;
}

interface MadeFeed extends Held {
  etag: string;
  body: string;
  told: FeedEntries;
  madeOf: string;
  madeAt: Date;
}

export async function storeFeedText(db: Db, personId: string, { told, ...made }: MadeFeed): Promise<void> {
  await db
    .updateTable('calendarFeed')
    .set({ ...made, told: JSON.stringify(told) })
    .where('personId', '=', personId)
    .execute();
}

/** It is the same as before. */
export async function noteFeedRead(
  db: Db,
  personId: string,
  noticed: { madeAt: Date } & Partial<Held>,
): Promise<void> {
  await db.updateTable('calendarFeed').set(noticed).where('personId', '=', personId).execute();
}

/**
 * When the calendar of a person next turns into another one by itself: a day begins on one of their campuses, or more time for
 * exams ends. At the latest after a day.
 */
const turns = writtenOnce((db: Db, { personId, now }: { personId: string; now: Date }) =>
  db
    .selectFrom('person as p')
    .select(
      sql<Date>`least(${now}::timestamptz + interval '24 hours',
        (select min(((${now}::timestamptz at time zone r.time_zone)::date + 1)::timestamp at time zone r.time_zone)
          from region r where r.id in (select m.region_id from group_member m where m.person_id = p.id
            union all select o.region_id from person_region o where o.person_id = p.id)),
        (select min(a.ends_at) from exam_accommodation a where a.person_id = p.id and a.ends_at > ${now}))`.as(
        'at',
      ),
    )
    .where('p.id', '=', personId),
);

export async function findNextTurn(db: Db, personId: string, now: Date): Promise<Date> {
  const [turn] = await turns(db, { personId, now });
  return turn?.at ?? now;
}

/** Feeds look at what they are made of at least once a day: what was noted before serves nobody. */
export async function sweepChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('calendarChange').where('changedAt', '<', before).execute();
}
