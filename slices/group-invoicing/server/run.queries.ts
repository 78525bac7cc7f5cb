import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { DraftLine } from '#slices/billing/rules/invoice.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { linesOf, type StoredLine } from '../rules/fee-template.ts';
import type { RunCounts, RunOutcome } from '../rules/run.ts';
import { storedLines } from './fee-template.queries.ts';

export interface RunRecord {
  id: string;
  regionId: string;
  regionName: string;
  templateId: string | null;
  groupIds: string[];
  title: string;
  note: string;
  currency: Currency;
  dueOn: Day;
  askedBy: string | null;
  askedAt: Date;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoReason: string;
}

const runs = (db: Db | Tx) =>
  db
    .selectFrom('invoiceRun as v')
    .innerJoin('region as r', 'r.id', 'v.regionId')
    .innerJoin('currency as c', 'c.value', 'v.currency')
    .select(['v.id', 'v.regionId', 'r.name as regionName', 'v.templateId', 'v.groupIds', 'v.title', 'v.note'])
    .select(['c.value', 'c.decimals', 'v.dueOn', 'v.askedBy', 'v.askedAt'])
    .select(['v.undoneAt', 'v.undoneBy', 'v.undoReason']);

type Row = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number];
const runOf = ({ value, decimals, ...row }: Row): RunRecord => ({ ...row, currency: { value, decimals } });

export async function findRun(db: Db | Tx, id: string): Promise<RunRecord | undefined> {
  const row = await runs(db).where('v.id', '=', id).executeTakeFirst();
  return row && runOf(row);
}

/** The runs of some campuses, null for all; the newest first. */
export function listRuns(
  db: Db,
  reach: readonly string[] | null,
  page: PageArgs,
): Promise<CountedPage<RunRecord>> {
  const found = runs(db).$if(reach !== null, (query) => query.where('v.regionId', '=', anyId(reach ?? [])));
  const { order, isAfter } = keyset([sql`v.asked_at`, sql`v.id`], true);
  const read = async (max: number, after: string | null) => {
    const rows = await found
      .$if(after !== null, (query) => query.where(isAfter(sql`invoice_run v where v.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
    return rows.map(runOf);
  };
  return readPage(page, read, countRows(db, found.clearSelect()));
}

/** Begins a run; false when there is one with this id already. */
export async function insertRun(
  tx: Tx,
  { currency, ...run }: Omit<RunRecord, 'regionName'>,
  students: readonly { personId: string; lines: readonly DraftLine[]; total: MinorUnits }[],
): Promise<boolean> {
  const made = await tx
    .insertInto('invoiceRun')
    .values({ ...run, currency: currency.value })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  const rows = students.map(({ personId, lines, total }) => ({
    person: personId,
    total,
    lines: storedLines(lines),
  }));
  await sql`insert into invoice_run_student (run_id, person_id, region_id, invoice_id, lines, total)
    select ${run.id}::uuid, person, ${run.regionId}::uuid, uuidv7(), lines::jsonb, total
    from json_to_recordset(${JSON.stringify(rows)}::json) as t (person uuid, total bigint, lines text)`.execute(
    tx,
  );
  return true;
}

export interface RunStudent {
  personId: string;
  invoiceId: string;
  lines: DraftLine[];
}

/** Those of a run who wait for their invoice, or for it to be taken back, always in the same order. */
export async function listToSettle(
  db: Db,
  runId: string,
  max: number,
): Promise<(RunStudent & { outcome: RunOutcome })[]> {
  const rows = await db
    .selectFrom('invoiceRunStudent as s')
    .innerJoin('person as p', 'p.id', 's.personId')
    .select(['s.personId', 's.invoiceId', 's.lines', 's.outcome'])
    .where('s.runId', '=', runId)
    .where('s.outcome', 'in', ['WAITING', 'TO_UNDO'])
    // Numbers follow names, as papers lie in a drawer.
    .orderBy('p.sortName')
    .orderBy('s.personId')
    .limit(max)
    .execute();
  return rows.map(({ lines, ...row }) => ({ ...row, lines: linesOf(lines as StoredLine[]) }));
}

/** Says what became of a student; false when that was settled already. The row is held from here on. */
export async function storeOutcome(
  tx: Tx,
  { runId, personId, from }: { runId: string; personId: string; from: RunOutcome },
  outcome: RunOutcome,
): Promise<boolean> {
  const row = await tx
    .updateTable('invoiceRunStudent')
    .set({ outcome })
    .where('runId', '=', runId)
    .where('personId', '=', personId)
    .where('outcome', '=', from)
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}

/** A run that is taken back: who still waited is not invoiced, and the others' invoices wait for the job. */
export async function storeUndo(
  tx: Tx,
  runId: string,
  undo: { undoneAt: Date; undoneBy: string; undoReason: string },
): Promise<void> {
  await tx.updateTable('invoiceRun').set(undo).where('id', '=', runId).execute();
  await sql`update invoice_run_student
    set outcome = case outcome when 'WAITING' then 'UNDONE' else 'TO_UNDO' end
    where run_id = ${runId}::uuid and outcome in ('WAITING', 'ISSUED')`.execute(tx);
}

export interface RunSums {
  counts: RunCounts;
  /** Of what was or is to be issued and not taken back. */
  total: MinorUnits;
}

export async function sumUp(
  db: Db | Tx,
  runIds: readonly string[],
): Promise<(RunSums & { runId: string })[]> {
  const rows = await db
    .selectFrom('invoiceRunStudent')
    .select(['runId', 'outcome', sql<number>`count(*)::integer`.as('count')])
    .select(sql<string>`sum(total)::bigint`.as('total'))
    .where('runId', '=', anyId(runIds))
    .groupBy(['runId', 'outcome'])
    .execute();
  return runIds.map((runId) => {
    const counts = { WAITING: 0, ISSUED: 0, FAILED: 0, TO_UNDO: 0, UNDONE: 0, KEPT: 0 };
    let total = 0n;
    for (const row of rows.filter((one) => one.runId === runId)) {
      counts[row.outcome] = row.count;
      if (row.outcome !== 'FAILED' && row.outcome !== 'UNDONE') total += BigInt(row.total);
    }
    return { runId, counts, total: storedAmount(String(total)) };
  });
}

export interface RunStudentRecord {
  /** Of the person. */
  id: string;
  invoiceId: string;
  studentName: string;
  total: MinorUnits;
  outcome: RunOutcome;
}

/** Everybody in a run, by last name. */
export async function listRunStudents(db: Db, runId: string): Promise<RunStudentRecord[]> {
  const rows = await db
    .selectFrom('invoiceRunStudent as s')
    .innerJoin('person as p', 'p.id', 's.personId')
    .select(['s.personId as id', 's.invoiceId', 's.total', 's.outcome', 'p.firstName', 'p.lastName'])
    .where('s.runId', '=', runId)
    .orderBy('p.sortName')
    .orderBy('p.id')
    .execute();
  return rows.map(({ total, firstName, lastName, ...row }) => ({
    ...row,
    studentName: fullName({ firstName, lastName }),
    total: storedAmount(total),
  }));
}
