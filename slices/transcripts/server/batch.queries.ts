import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { BatchOutcome, OutcomeCounts } from '../rules/batch.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';

export interface BatchRecord {
  id: string;
  groupId: string;
  regionId: string;
  /** Without one, each in the student's own language. */
  locale: string | null;
  paper: PaperKind;
  askedBy: string | null;
  askedAt: Date;
}

const batches = (db: Db | Tx) =>
  db
    .selectFrom('transcriptBatch')
    .select(['id', 'groupId', 'regionId', 'locale', 'paper', 'askedBy', 'askedAt']);

export async function findBatch(db: Db | Tx, id: string): Promise<BatchRecord | null> {
  const row = await batches(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The newest one of a group. */
export async function findLatestBatch(db: Db | Tx, groupId: string): Promise<BatchRecord | null> {
  const row = await batches(db)
    .where('groupId', '=', groupId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Begins a batch for these students; false when there is one with this id already. */
export async function insertBatch(
  tx: Tx,
  batch: Omit<BatchRecord, 'askedBy'> & { askedBy: string },
  personIds: readonly string[],
): Promise<boolean> {
  const row = await tx
    .insertInto('transcriptBatch')
    .values(batch)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row || personIds.length === 0) return row !== undefined;
  await tx
    .insertInto('transcriptBatchStudent')
    .columns(['batchId', 'personId', 'regionId', 'issueId'])
    .expression((eb) =>
      eb
        .selectFrom('person as p')
        .select([
          sql<string>`${batch.id}::uuid`.as('batchId'),
          'p.id as personId',
          sql<string>`${batch.regionId}::uuid`.as('regionId'),
          sql<string>`uuidv7()`.as('issueId'),
        ])
        .where('p.id', '=', anyId(personIds)),
    )
    .execute();
  return true;
}

/** Those of a batch who still wait, always in the same order. */
export const listWaiting = (db: Db, batchId: string, max: number) =>
  db
    .selectFrom('transcriptBatchStudent as s')
    .innerJoin('person as p', 'p.id', 's.personId')
    .select(['s.personId', 's.issueId'])
    .where('s.batchId', '=', batchId)
    .where('s.outcome', '=', 'WAITING')
    // Numbers follow names, as papers lie in a drawer.
    .orderBy('p.sortName')
    .orderBy('s.personId')
    .limit(max)
    .execute();

/** Says what became of one who was waiting; false when another user has seen to them. The row is held from here on. */
export async function storeOutcome(
  tx: Tx,
  { batchId, personId }: { batchId: string; personId: string },
  outcome: BatchOutcome,
): Promise<boolean> {
  const row = await tx
    .updateTable('transcriptBatchStudent')
    .set({ outcome })
    .where('batchId', '=', batchId)
    .where('personId', '=', personId)
    .where('outcome', '=', 'WAITING')
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOutcomes(db: Db | Tx, batchId: string): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('transcriptBatchStudent')
    .select('outcome')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('batchId', '=', batchId)
    .groupBy('outcome')
    .execute();
  const counts = { WAITING: 0, ISSUED: 0, ON_HOLD: 0, WITHOUT_GRADES: 0, FAILED: 0 };
  for (const { outcome, count } of rows) counts[outcome] = Number(count);
  return counts;
}

export interface GroupRecord {
  id: string;
  name: string;
  regionId: string;
  /** Of its campus; empty where nobody has said. */
  country: string;
}

export const findGroup = (db: Db | Tx, groupId: string): Promise<GroupRecord | undefined> =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'g.regionId', 'r.addressCountry as country'])
    .where('g.id', '=', groupId)
    .executeTakeFirst();

/** Held until the transaction ends: of two who ask for the same group, one waits for the other. */
export async function lockGroup(tx: Tx, groupId: string): Promise<void> {
  await tx.selectFrom('studentGroup').select('id').where('id', '=', groupId).forNoKeyUpdate().execute();
}

/** Who is in a group today, by last name. */
export const listGroupStudents = (db: Db | Tx, groupId: string, now: Date) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select(['p.id', 'p.firstName', 'p.lastName'])
    .where('m.groupId', '=', groupId)
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', dayInZone(now, 'r.timeZone'))]))
    .orderBy('p.sortName')
    .orderBy('p.id')
    .execute();

export interface PaperToPack {
  personId: string;
  regionId: string;
  firstName: string;
  lastName: string;
  number: string;
  key: string;
  bytes: number;
  issuedAt: Date;
}

/** What a batch has issued and nobody has revoked since, in the order of its numbers. */
export const findPapersToPack = (db: Db, batchId: string): Promise<PaperToPack[]> =>
  db
    .selectFrom('transcriptBatchStudent as s')
    .innerJoin('transcriptIssue as i', 'i.id', 's.issueId')
    .innerJoin('person as p', 'p.id', 'i.personId')
    .leftJoin('transcriptRevocation as x', 'x.issueId', 'i.id')
    .select([
      'i.personId',
      'i.regionId',
      'p.firstName',
      'p.lastName',
      'i.number',
      'i.fileKey as key',
      'i.bytes',
      'i.issuedAt',
    ])
    .where('s.batchId', '=', batchId)
    .where('s.outcome', '=', 'ISSUED')
    .where('x.issueId', 'is', null)
    .orderBy('i.year')
    .orderBy('i.count')
    .execute();
