import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { ImportState } from '../rules/file-import.ts';

export interface ImportRecord {
  id: string;
  regionId: string;
  regionName: string;
  fileName: string;
  state: ImportState;
  problem: string | null;
  /** What was chosen when it was confirmed. */
  choices: Readonly<Record<string, boolean>>;
  pieces: number;
  createdBy: string | null;
  createdAt: Date;
}

const records = (db: Db | Tx, kind: string) =>
  db
    .selectFrom('fileImport as i')
    .innerJoin('region as r', 'r.id', 'i.regionId')
    .select([
      'i.id',
      'i.regionId',
      'r.name as regionName',
      'i.fileName',
      'i.state',
      'i.problem',
      'i.pieces',
      'i.createdBy',
      'i.createdAt',
    ])
    .select(sql<ImportRecord['choices']>`i.choices`.as('choices'))
    .where('i.kind', '=', kind);

export const findImport = async (db: Db | Tx, kind: string, id: string): Promise<ImportRecord | null> =>
  (await records(db, kind).where('i.id', '=', id).executeTakeFirst()) ?? null;

/** The newest on campuses, on all of them where none are named. */
export const listImports = (
  db: Db,
  { kind, reach, max }: { kind: string; reach: readonly string[] | null; max: number },
): Promise<ImportRecord[]> =>
  records(db, kind)
    .$if(reach !== null, (query) => query.where('i.regionId', '=', anyId(reach ?? [])))
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(max)
    .execute();

/** Other changes of the import wait until the transaction ends. */
export async function lockImport(tx: Tx, kind: string, id: string): Promise<ImportRecord | null> {
  await tx.selectFrom('fileImport').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findImport(tx, kind, id);
}

interface Begun {
  id: string;
  kind: string;
  regionId: string;
  fileName: string;
  createdBy: string;
  createdAt: Date;
}

/** False when there is one with this id already. */
export async function insertImport(tx: Tx, begun: Begun): Promise<boolean> {
  const row = await tx
    .insertInto('fileImport')
    .values(begun)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(refuseGone);
  return row !== undefined;
}

export async function appendContent(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('fileImport')
    .set((eb) => ({ content: eb(eb.ref('content'), '||', text), pieces: eb('pieces', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function readContent(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('fileImport').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? '';
}

interface StateChange {
  state: ImportState;
  problem?: string;
  content?: '';
  choices?: ImportRecord['choices'];
}

export async function storeState(tx: Tx, id: string, { choices, ...change }: StateChange): Promise<void> {
  await tx
    .updateTable('fileImport')
    .set({ ...change, ...(choices ? { choices: JSON.stringify(choices) } : {}) })
    .where('id', '=', id)
    .execute();
}

/** What was stored of them stays. */
export async function deleteImportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('fileImport').where('createdAt', '<', before).execute();
}

interface Line {
  importId: unknown;
  line: unknown;
  outcome: unknown;
}

/** The tables in which slices keep the lines of files. */
export type LineTable = { [Table in keyof DB]: DB[Table] extends Line ? Table : never }[keyof DB];

/** How many lines of each import have come to what. */
export async function countOutcomes(db: Db | Tx, lines: LineTable, importIds: readonly string[]) {
  const rows = await db
    .selectFrom(lines)
    .select(['importId', 'outcome', sql<number>`count(*)::integer`.as('count')])
    .where('importId', '=', anyId(importIds))
    .groupBy(['importId', 'outcome'])
    .execute();
  return importIds.map((id) => ({
    id,
    counts: new Map<string, number>(
      rows.filter(({ importId }) => importId === id).map(({ outcome, count }) => [outcome, count]),
    ),
  }));
}
