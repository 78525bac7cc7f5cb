import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { ImportState, OutcomeCounts } from '../../rules/import/attendance-import.ts';

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

const records = (db: Db | Tx) =>
  db
    .selectFrom('attendanceImport as i')
    .innerJoin('region as r', 'r.id', 'i.regionId')
    .select([
      'i.id',
      'i.regionId',
      'r.name as regionName',
      'r.timeZone',
      'i.fileName',
      'i.state',
      'i.problem',
      'i.pieces',
      'i.createdBy',
      'i.createdAt',
    ]);

export const findImport = async (db: Db | Tx, id: string) =>
  (await records(db).where('i.id', '=', id).executeTakeFirst()) ?? null;

/** The newest on campuses, on all of them where none are named. */
export const listImports = (db: Db, reach: readonly string[] | null, max: number): Promise<ImportRecord[]> =>
  records(db)
    .$if(reach !== null, (query) => query.where('i.regionId', '=', anyId(reach ?? [])))
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(max)
    .execute();

/** Other changes of the import wait until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('attendanceImport').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** False when there is one with this id already. */
export async function insertImport(
  tx: Tx,
  begun: { id: string; regionId: string; fileName: string; createdBy: string; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('attendanceImport')
    .values(begun)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(refuseGone);
  return row !== undefined;
}

export async function appendContent(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('attendanceImport')
    .set((eb) => ({ content: eb(eb.ref('content'), '||', text), pieces: eb('pieces', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function readContent(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('attendanceImport')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? '';
}

export async function storeState(
  tx: Tx,
  id: string,
  change: { state: ImportState; problem?: string; content?: '' },
): Promise<void> {
  await tx.updateTable('attendanceImport').set(change).where('id', '=', id).execute();
}

/** What was stored stays. */
export async function deleteImportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('attendanceImport').where('createdAt', '<', before).execute();
}

export async function countOutcomes(db: Db | Tx, importIds: readonly string[]) {
  const rows = await db
    .selectFrom('attendanceImportRow')
    .select(['importId', 'outcome', sql<number>`count(*)::integer`.as('count')])
    .where('importId', '=', anyId(importIds))
    .groupBy(['importId', 'outcome'])
    .execute();
  return importIds.map((id) => ({
    id,
    outcomes: Object.fromEntries(
      rows.filter(({ importId }) => importId === id).map(({ outcome, count }) => [outcome, count]),
    ) as OutcomeCounts,
  }));
}
