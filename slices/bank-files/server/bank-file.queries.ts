import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { BankFormat, Decimals, PassedOver, ReadFile, ReadLine } from '../rules/bank-file.ts';

export interface FileRecord {
  id: string;
  regionId: string;
  regionName: string;
  /** Of the campus: that of a table which names none. */
  currency: string;
  fileName: string;
  pieces: number;
  format: BankFormat | null;
  hash: string | null;
  accounts: string[];
  passedOver: Partial<Record<PassedOver, number>>;
  unreadRows: number[];
  createdBy: string | null;
  createdAt: Date;
  readAt: Date | null;
}

const files = (db: Db | Tx) =>
  db
    .selectFrom('bankFile as f')
    .innerJoin('region as r', 'r.id', 'f.regionId')
    .select(['f.id', 'f.regionId', 'r.name as regionName', 'r.currency', 'f.fileName', 'f.pieces'])
    .select(['f.hash', 'f.accounts', 'f.unreadRows', 'f.createdBy', 'f.createdAt', 'f.readAt', 'f.format'])
    .select(sql<FileRecord['passedOver']>`f.passed_over`.as('passedOver'));

export const findFile = (db: Db | Tx, id: string): Promise<FileRecord | undefined> =>
  files(db).where('f.id', '=', id).executeTakeFirst();

export const findFiles = (db: Db, ids: readonly string[]): Promise<FileRecord[]> =>
  files(db).where('f.id', '=', anyId(ids)).execute();

/** What was read on some campuses, null for all; the newest first. */
export function listFiles(
  db: Db,
  reach: readonly string[] | null,
  page: PageArgs,
): Promise<CountedPage<FileRecord>> {
  const found = files(db)
    .where('f.readAt', 'is not', null)
    .$if(reach !== null, (query) => query.where('f.regionId', '=', anyId(reach ?? [])));
  const { order, isAfter } = keyset([sql`f.created_at`, sql`f.id`], true);
  const read = (max: number, after: string | null): Promise<FileRecord[]> =>
    found
      .$if(after !== null, (query) => query.where(isAfter(sql`bank_file f where f.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found.clearSelect()));
}

interface Begun {
  id: string;
  regionId: string;
  fileName: string;
  createdBy: string;
  createdAt: Date;
}

/** Begins a file, unless there is one with this id. Uploads of the campus that were broken off before are forgotten. */
export async function insertFile(tx: Tx, begun: Begun, forgottenBefore: Date): Promise<void> {
  await tx
    .deleteFrom('bankFile')
    .where('regionId', '=', begun.regionId)
    .where('readAt', 'is', null)
    .where('createdAt', '<', forgottenBefore)
    .execute();
  await tx
    .insertInto('bankFile')
    .values(begun)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
    .catch(refuseGone);
}

/** Other changes of the file wait until the transaction ends. */
export async function lockFile(tx: Tx, id: string): Promise<FileRecord | undefined> {
  await tx.selectFrom('bankFile').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findFile(tx, id);
}

export async function appendContent(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('bankFile')
    .set((eb) => ({ content: eb(eb.ref('content'), '||', text), pieces: eb('pieces', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function readContent(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('bankFile').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? '';
}

export async function findDecimals(db: Db | Tx): Promise<Decimals> {
  const rows = await db.selectFrom('currency').select(['value', 'decimals']).execute();
  return new Map(rows.map(({ value, decimals }) => [value, decimals]));
}

export type StoredLine = ReadLine & { fingerprint: string };

interface Reading extends Pick<ReadFile, 'format' | 'accounts' | 'passedOver' | 'unreadRows'> {
  hash: string;
  readAt: Date;
}

/** Stores what stands in a file: the lines that are new, and which came before. Answers how many of each. */
export async function storeReading(
  tx: Tx,
  { id, regionId }: Pick<FileRecord, 'id' | 'regionId'>,
  { lines, ...reading }: Reading & { lines: readonly StoredLine[] },
): Promise<{ added: number; repeated: number }> {
  await tx
    .updateTable('bankFile')
    .set({ ...reading, passedOver: JSON.stringify(reading.passedOver), content: '' })
    .where('id', '=', id)
    .execute();
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })));
  const added =
    await sql`insert into bank_line (file_id, region_id, position, fingerprint, account, day, amount, currency, remitter,
      text, reference, is_reversal)
    select ${id}::uuid, ${regionId}::uuid, position, fingerprint, account, day, amount, currency, remitter, text, reference, "isReversal"
    from json_to_recordset(${rows}::json) as t (position integer, fingerprint text, account text, day date, amount bigint,
      currency text, remitter text, text text, reference text, "isReversal" boolean)
    on conflict (region_id, fingerprint) do nothing`.execute(tx);
  const repeated = await sql`insert into bank_repeat (file_id, line_id, region_id)
    select ${id}::uuid, id, region_id from bank_line
    where region_id = ${regionId}::uuid and file_id <> ${id}::uuid
      and fingerprint = any (${lines.map(({ fingerprint }) => fingerprint)}::text[])`.execute(tx);
  return { added: Number(added.numAffectedRows ?? 0), repeated: Number(repeated.numAffectedRows ?? 0) };
}
