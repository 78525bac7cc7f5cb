import { sql, type RawBuilder } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { LINE_STATUSES, type DecisionKind, type LineStatus } from '../rules/decision.ts';

/** A line with what was decided about it. */
export interface LineRecord {
  id: string;
  /** The first file it came in. */
  fileId: string;
  regionId: string;
  account: string;
  day: Day;
  amount: MinorUnits;
  currency: Currency;
  remitter: string;
  text: string;
  reference: string;
  isReversal: boolean;
  status: LineStatus;
  /** The decision that stands, if there is one. */
  decisionId: string | null;
}

/** What was booked by it may have been reversed on the student's account: then it does not stand any more. */
const STANDS = sql`d.undone_at is null and (d.kind = 'SET_ASIDE' or exists (
  select from bank_match m where m.decision_id = d.id
    and not exists (select from ledger_entry x where x.reverses = m.entry_id)))`;

const standing = sql<{ id: string; kind: DecisionKind } | null>`(
  select json_build_object('id', d.id, 'kind', d.kind) from bank_decision d where d.line_id = l.id and ${STANDS})`;

const lines = (db: Db | Tx) =>
  db
    .selectFrom('bankLine as l')
    .innerJoin('currency as c', 'c.value', 'l.currency')
    .select(['l.id', 'l.fileId', 'l.regionId', 'l.account', 'l.day', 'l.amount', 'l.remitter', 'l.text'])
    .select(['l.reference', 'l.isReversal', 'c.value', 'c.decimals', standing.as('decision')]);

type Row = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];
const lineOf = ({ value, decimals, amount, decision, ...line }: Row): LineRecord => ({
  ...line,
  currency: { value, decimals },
  amount: storedAmount(amount),
  status: decision?.kind ?? 'PENDING',
  decisionId: decision?.id ?? null,
});

export async function findLine(db: Db | Tx, id: string): Promise<LineRecord | undefined> {
  const row = await lines(db).where('l.id', '=', id).executeTakeFirst();
  return row && lineOf(row);
}

export async function findLines(db: Db | Tx, ids: readonly string[]): Promise<LineRecord[]> {
  const rows = await lines(db).where('l.id', '=', anyId(ids)).execute();
  return rows.map(lineOf);
}

/** Who decides about the line next waits until this transaction ends. */
export async function lockLine(tx: Tx, id: string): Promise<LineRecord | undefined> {
  await tx.selectFrom('bankLine').select('id').where('id', '=', id).forUpdate().execute();
  return findLine(tx, id);
}

/** The lines of a file by what became of them, and those that had come in an earlier one. */
export const LINE_SIDES = [...LINE_STATUSES, 'REPEATED'] as const;
export type LineSide = (typeof LINE_SIDES)[number];

const isStatus = (kinds: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from bank_decision d where d.line_id = l.id and ${kinds} and ${STANDS})`;

const SIDES: Readonly<Record<Exclude<LineSide, 'REPEATED'>, RawBuilder<boolean>>> = {
  PENDING: sql<boolean>`not ${isStatus(sql`true`)}`,
  MATCHED: isStatus(sql`d.kind = 'MATCHED'`),
  SET_ASIDE: isStatus(sql`d.kind = 'SET_ASIDE'`),
};

interface LinesParams {
  fileId: string;
  side: LineSide;
  search: string;
}

const inFile = (db: Db | Tx, { fileId, side, search }: LinesParams) =>
  lines(db)
    .$if(side === 'REPEATED', (query) =>
      query.where(sql<boolean>`l.id in (select line_id from bank_repeat where file_id = ${fileId}::uuid)`),
    )
    .$if(side !== 'REPEATED', (query) => query.where('l.fileId', '=', fileId))
    .$if(side !== 'REPEATED', (query) => query.where(SIDES[side === 'REPEATED' ? 'PENDING' : side]))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`strpos(app.search_form(l.remitter || ' ' || l.text || ' ' || l.reference), btrim(app.search_form(${search}))) > 0`,
      ),
    );

const inOrder = keyset([sql`l.day`, sql`l.position`, sql`l.id`], false);

export function pageOfLines(db: Db, params: LinesParams, page: PageArgs): Promise<CountedPage<LineRecord>> {
  const found = inFile(db, params);
  const read = async (max: number, after: string | null): Promise<LineRecord[]> => {
    const rows = await found
      .$if(after !== null, (query) =>
        query.where(inOrder.isAfter(sql`bank_line l where l.id = ${after}::uuid`)),
      )
      .orderBy(inOrder.order)
      .limit(max)
      .execute();
    return rows.map(lineOf);
  };
  return readPage(page, read, countRows(db, found.clearSelect()));
}

export async function listPending(db: Db, fileId: string): Promise<LineRecord[]> {
  const rows = await inFile(db, { fileId, side: 'PENDING', search: '' }).orderBy(inOrder.order).execute();
  return rows.map(lineOf);
}

export type LineCounts = Record<LineSide, number>;

export async function countLines(
  db: Db,
  fileIds: readonly string[],
): Promise<({ id: string } & LineCounts)[]> {
  const { rows } = await sql<{ id: string; side: LineSide; count: number }>`
    select l.file_id as id, coalesce((select d.kind from bank_decision d where d.line_id = l.id and ${STANDS}), 'PENDING') as side,
      count(*)::integer as count
    from bank_line l where l.file_id = ${anyId(fileIds)} group by 1, 2
    union all
    select file_id, 'REPEATED', count(*)::integer from bank_repeat where file_id = ${anyId(fileIds)} group by 1`.execute(
    db,
  );
  const of = (id: string, side: LineSide): number =>
    rows.find((row) => row.id === id && row.side === side)?.count ?? 0;
  return fileIds.map((id) => ({
    id,
    PENDING: of(id, 'PENDING'),
    MATCHED: of(id, 'MATCHED'),
    SET_ASIDE: of(id, 'SET_ASIDE'),
    REPEATED: of(id, 'REPEATED'),
  }));
}
