import type { Db, Tx } from '#kit/db/database.ts';
import { anyId } from '#kit/db/any-of.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { ImportState, RowOutcome } from '../rules/people-import.ts';

export interface ImportRecord {
  id: string;
  regionId: string;
  regionName: string;
  fileName: string;
  state: ImportState;
  problem: string | null;
  sendsMail: boolean;
  pieces: number;
  createdBy: string | null;
  createdAt: Date;
}

const records = (db: Db | Tx) =>
  db
    .selectFrom('peopleImport as i')
    .innerJoin('region as r', 'r.id', 'i.regionId')
    .select([
      'i.id',
      'i.regionId',
      'r.name as regionName',
      'i.fileName',
      'i.state',
      'i.problem',
      'i.sendsMail',
      'i.pieces',
      'i.createdBy',
      'i.createdAt',
    ]);

export const findImport = async (db: Db | Tx, id: string): Promise<ImportRecord | null> =>
  (await records(db).where('i.id', '=', id).executeTakeFirst()) ?? null;

/** The newest imports of these campuses; of all if there is no list. */
export const listImports = (db: Db, reach: readonly string[] | null, max: number): Promise<ImportRecord[]> =>
  records(db)
    .$if(reach !== null, (query) => query.where('i.regionId', '=', anyId(reach ?? [])))
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(max)
    .execute();

/** Whoever else wants to go on with the import waits until this is over. */
export async function lockImport(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('peopleImport').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Begins an import; false when there is one with this id already. */
export async function insertImport(
  tx: Tx,
  begun: { id: string; regionId: string; fileName: string; createdBy: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('peopleImport')
    .values(begun)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(refuseGone);
  return row !== undefined;
}

export async function appendContent(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('peopleImport')
    .set((eb) => ({ content: eb(eb.ref('content'), '||', text), pieces: eb('pieces', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function readContent(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('peopleImport').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? '';
}

export async function storeState(
  tx: Tx,
  id: string,
  change: { state: ImportState; problem?: string; sendsMail?: boolean; content?: '' },
): Promise<void> {
  await tx.updateTable('peopleImport').set(change).where('id', '=', id).execute();
}

/** Forgets imports and their lines; whoever was entered stays. */
export async function deleteImportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('peopleImport').where('createdAt', '<', before).execute();
}

export type Outcomes = Readonly<Partial<Record<RowOutcome, number>>>;

/** How many lines there are of each kind. */
export async function countOutcomes(db: Db | Tx, importIds: readonly string[]) {
  const rows = await db
    .selectFrom('peopleImportRow')
    .select(['importId', 'outcome'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('importId', '=', anyId(importIds))
    .groupBy(['importId', 'outcome'])
    .execute();
  return importIds.map((id) => ({
    id,
    outcomes: Object.fromEntries(
      rows.filter(({ importId }) => importId === id).map(({ outcome, count }) => [outcome, Number(count)]),
    ) as Outcomes,
  }));
}
