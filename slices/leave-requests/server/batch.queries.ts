import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { BatchOutcome, BatchStatus, OutcomeCounts } from '../rules/batch.ts';

export interface BatchRecord {
  id: string;
  /** Who asked for it. */
  personId: string;
  status: BatchStatus;
  adminComments: string;
  /** The batch whose decisions it takes back. */
  undoes: string | null;
  askedAt: Date;
}

export const findBatch = (db: Db | Tx, id: string): Promise<BatchRecord | undefined> =>
  db
    .selectFrom('leaveBatch')
    .select(['id', 'personId', 'status', 'adminComments', 'undoes', 'askedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Begins a batch; false when there is one with this id already. */
export const insertBatch = (tx: Tx, batch: BatchRecord): Promise<boolean> =>
  insertRow(tx, 'leaveBatch', batch);

/** The requests of a batch, each with the id that its decision will have. */
export async function insertRequests(tx: Tx, batchId: string, requestIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('leaveBatchRequest')
    .columns(['batchId', 'requestId', 'regionId', 'decisionId'])
    .expression((eb) =>
      eb
        .selectFrom('leaveRequest as l')
        .select([
          sql<string>`${batchId}::uuid`.as('batchId'),
          'l.id as requestId',
          'l.regionId',
          sql<string>`uuidv7()`.as('decisionId'),
        ])
        .where('l.id', '=', anyId(requestIds)),
    )
    .execute();
}

/** What another batch has decided, to be taken back; tells how much that is. */
export async function insertUndone(tx: Tx, batchId: string, undoes: string): Promise<number> {
  const rows = await tx
    .insertInto('leaveBatchRequest')
    .columns(['batchId', 'requestId', 'regionId', 'decisionId'])
    .expression((eb) =>
      eb
        .selectFrom('leaveBatchRequest as b')
        .select([sql<string>`${batchId}::uuid`.as('batchId'), 'b.requestId', 'b.regionId', 'b.decisionId'])
        .where('b.batchId', '=', undoes)
        .where('b.outcome', '=', 'DONE'),
    )
    .returning('requestId')
    .execute();
  return rows.length;
}

/** Those of a batch that still wait, the longest waiting first. */
export const listWaiting = (db: Db, batchId: string, max: number) =>
  db
    .selectFrom('leaveBatchRequest as b')
    .innerJoin('leaveRequest as l', 'l.id', 'b.requestId')
    .select(['b.requestId', 'b.decisionId'])
    .where('b.batchId', '=', batchId)
    .where('b.outcome', '=', 'WAITING')
    .orderBy('l.createdAt')
    .orderBy('l.id')
    .limit(max)
    .execute();

/** What a batch has decided. */
export const listDone = (db: Db, batchId: string) =>
  db
    .selectFrom('leaveBatchRequest as b')
    .innerJoin('leaveRequest as l', 'l.id', 'b.requestId')
    .select(['l.id', 'l.personId', 'l.groupId', 'l.firstDay', 'l.lastDay'])
    .where('b.batchId', '=', batchId)
    .where('b.outcome', '=', 'DONE')
    .execute();

/** Says what became of one that was waiting; false when that was settled already. The row is held from here on. */
export async function storeOutcome(
  tx: Tx,
  { batchId, requestId }: { batchId: string; requestId: string },
  outcome: BatchOutcome,
): Promise<boolean> {
  const row = await tx
    .updateTable('leaveBatchRequest')
    .set({ outcome })
    .where('batchId', '=', batchId)
    .where('requestId', '=', requestId)
    .where('outcome', '=', 'WAITING')
    .returning('requestId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOutcomes(db: Db | Tx, batchId: string): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('leaveBatchRequest')
    .select(['outcome', sql<number>`count(*)::integer`.as('count')])
    .where('batchId', '=', batchId)
    .groupBy('outcome')
    .execute();
  const counts = { WAITING: 0, DONE: 0, CHANGED: 0, FAILED: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}

/** Of some requests those that wait, with whose they are and their days. */
export const findPending = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('leaveRequest')
    .select(['id', 'personId', 'groupId', 'regionId', 'firstDay', 'lastDay'])
    .where('id', '=', anyId(ids))
    .where('status', '=', 'PENDING')
    .execute();

/** Which of some requests exist, with what decides who may decide them. */
export const findSubjects = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('leaveRequest').select(['id', 'personId', 'regionId']).where('id', '=', anyId(ids)).execute();
