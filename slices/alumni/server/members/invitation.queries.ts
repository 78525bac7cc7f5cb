import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { invitable, type MemberFilter } from './member.queries.ts';

/** Others who invite wait here, so that nobody is invited by two at once. */
export async function lockInviting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('alumniInvitations'))`.execute(tx);
}

interface Batch {
  id: string;
  invitedBy: string;
  now: Date;
}

/** Writes down who of those who match is invited, and says how many. */
export async function insertInvitations(
  tx: Tx,
  { id: batchId, invitedBy, now }: Batch,
  filter: MemberFilter,
): Promise<number> {
  const people = await invitable(tx, filter, now).select('p.id').execute();
  if (people.length === 0) return 0;
  await tx
    .insertInto('alumniInvitation')
    .columns(['batchId', 'personId', 'invitedBy', 'invitedAt'])
    .expression(
      sql`select ${batchId}::uuid, id, ${invitedBy}::uuid, ${now}::timestamptz
        from unnest(${people.map(({ id }) => id)}::uuid[]) as id`,
    )
    .execute();
  return people.length;
}

export async function countInvited(db: Db | Tx, batchId: string): Promise<number> {
  const { count } = await db
    .selectFrom('alumniInvitation')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Some that the job has not come to yet. */
export async function listUnsettled(db: Db, batchId: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('alumniInvitation')
    .select('id')
    .where('batchId', '=', batchId)
    .where('settledAt', 'is', null)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** One of them, held until the transaction ends; nothing where another worker has settled it. */
export const lockUnsettled = (tx: Tx, id: string) =>
  tx
    .selectFrom('alumniInvitation')
    .select(['id', 'personId'])
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function settleInvitation(
  tx: Tx,
  id: string,
  { isMailed, now }: { isMailed: boolean; now: Date },
): Promise<void> {
  await tx.updateTable('alumniInvitation').set({ isMailed, settledAt: now }).where('id', '=', id).execute();
}
