import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { CheckedRow } from '../../rules/import/check-rows.ts';
import type { RowOutcome } from '../../rules/import/attendance-import.ts';

/** One statement carries this many lines: enough to be quick, little enough to stay in memory. */
const ROWS_AT_ONCE = 1_000;

export async function insertRows(
  tx: Tx,
  { id: importId, regionId }: { id: string; regionId: string },
  rows: readonly CheckedRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ importId, regionId, ...row }));
    await tx.insertInto('attendanceImportRow').values(some).execute();
  }
}

interface AskedRows {
  importId: string;
  outcomes: readonly RowOutcome[];
  after: number;
  max: number;
}

/** The lines in their order, with the name of the student they mean. */
export const listRows = (db: Db | Tx, { importId, outcomes, after, max }: AskedRows) =>
  db
    .selectFrom('attendanceImportRow as row')
    .leftJoin('person as p', 'p.id', 'row.studentId')
    .leftJoin('classSession as s', 's.id', 'row.sessionId')
    .leftJoin('studentGroup as g', 'g.id', 's.groupId')
    .select([
      'row.line',
      'row.student',
      'row.campus',
      'row.day',
      'row.start',
      'row.course',
      'row.status',
      'row.minutes',
      'row.reason',
      'row.studentId',
      'row.sessionId',
      'row.kind',
      'row.minutesLate',
      'row.outcome',
      'row.problem',
      'row.problemField',
      'row.wasOnRoll',
      'row.previousVersion',
      'row.previousKind',
      'row.previousMinutesLate',
      'row.storedVersion',
      's.groupId',
      'g.name as groupName',
      sql<string | null>`p.first_name || ' ' || p.last_name`.as('studentName'),
    ])
    .where('row.importId', '=', importId)
    .where('row.outcome', 'in', outcomes)
    .where('row.line', '>', after)
    .orderBy('row.line')
    .limit(max)
    .execute();

export type ImportRow = Awaited<ReturnType<typeof listRows>>[number];

export interface RowChange {
  line: number;
  outcome: RowOutcome;
  problem?: string;
  storedVersion?: number;
}

export async function storeOutcomes(tx: Tx, importId: string, changes: readonly RowChange[]): Promise<void> {
  await sql`update attendance_import_row r set outcome = c.outcome, problem = c.problem,
      problem_field = case when c.problem is null then r.problem_field else 'student' end,
      stored_version = coalesce(c.stored_version, r.stored_version)
    from unnest(${changes.map(({ line }) => line)}::integer[], ${changes.map(({ outcome }) => outcome)}::text[],
      ${changes.map(({ problem }) => problem ?? null)}::text[],
      ${changes.map(({ storedVersion }) => storedVersion ?? null)}::integer[])
      as c (line, outcome, problem, stored_version)
    where r.import_id = ${importId}::uuid and r.line = c.line`.execute(tx);
}
