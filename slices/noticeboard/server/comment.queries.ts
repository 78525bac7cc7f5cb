import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { keyset } from '#kit/db/list.ts';

const COLUMNS = [
  'c.id',
  'c.postId',
  'c.personId',
  'c.content',
  'c.createdAt',
  'c.deletedAt',
  'c.deletedBy',
] as const;

/** Oldest first, as a conversation is read. One more than is shown. */
export function listComments(db: Db, postId: string, { max, after }: { max: number; after: string | null }) {
  const { order, isAfter } = keyset([sql`c.created_at`, sql`c.id`]);
  return db
    .selectFrom('newsComment as c')
    .select(COLUMNS)
    .where('c.postId', '=', postId)
    .where('c.deletedAt', 'is', null)
    .$if(after !== null, (query) => query.where(isAfter(sql`news_comment c where c.id = ${after}::uuid`)))
    .orderBy(order)
    .limit(max)
    .execute();
}

export const findComment = (db: Db | Tx, id: string) =>
  db.selectFrom('newsComment as c').select(COLUMNS).where('c.id', '=', id).executeTakeFirst();

export type CommentRecord = NonNullable<Awaited<ReturnType<typeof findComment>>>;

export async function storeCommentDeleted(
  tx: Tx,
  id: string,
  deleted: Pick<CommentRecord, 'deletedAt' | 'deletedBy'>,
): Promise<void> {
  await tx.updateTable('newsComment').set(deleted).where('id', '=', id).execute();
}

export const countComments = (db: Db, postIds: readonly string[]) =>
  db
    .selectFrom('newsComment')
    .select(['postId as id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('postId', '=', anyId(postIds))
    .where('deletedAt', 'is', null)
    .groupBy('postId')
    .execute();
