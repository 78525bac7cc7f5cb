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
  const anew = { tokenHash, createdAt, madeAt: null, madeOf: '', etag: '', body: '', told: '{}' };
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

/** Whose address it is, if that person may still sign in. Without its text, which few readers need. */
export const findFeeds = writtenOnce((db: Db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('calendarFeed as f')
    .innerJoin('person as p', 'p.id', 'f.personId')
    .select(['f.personId', 'f.etag', 'f.madeAt', 'f.madeOf', 'p.locale'])
    .where('f.tokenHash', '=', tokenHash)
    .where('p.status', '=', 'ACTIVE'),
);

export const findFeedText = (db: Db, personId: string) =>
  db
    .selectFrom('calendarFeed')
    .select(['body', 'told'])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();

interface MadeFeed {
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
export async function noteFeedRead(db: Db, personId: string, madeAt: Date): Promise<void> {
  await db.updateTable('calendarFeed').set({ madeAt }).where('personId', '=', personId).execute();
}
