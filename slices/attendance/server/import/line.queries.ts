import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { CheckedRow } from '../../rules/import/check-rows.ts';
import type { RowOutcome } from '../../rules/import/attendance-import.ts';

/** Whatever is written of a line, as it comes from the rules. */
const COLUMNS = sql`line integer, student text, campus text, day text, start text, course text, status text, minutes text,
  reason text, "studentId" uuid, "sessionId" uuid, kind text, "minutesLate" integer, outcome text, problem text,
  "problemField" text, "wasOnRoll" boolean, "previousVersion" integer, "previousKind" text, "previousMinutesLate" integer`;

/** All lines travel as one value: a parameter for each of their cells would be slower than the writing. */
export async function insertRows(
  tx: Tx,
  { id: importId, regionId }: { id: string; regionId: string },
  rows: readonly CheckedRow[],
): Promise<void> {
  await sql`insert into attendance_import_row (import_id, region_id, line, student, campus, day, start, course, status, minutes,
      reason, student_id, session_id, kind, minutes_late, outcome, problem, problem_field, was_on_roll, previous_version,
      previous_kind, previous_minutes_late)
    select ${importId}::uuid, ${regionId}::uuid, r.* from json_to_recordset(${JSON.stringify(rows)}::json) as r (${COLUMNS})`.execute(
    tx,
  );
}

interface RowsParams {
  importId: string;
  outcomes: readonly RowOutcome[];
  after: number;
  max: number;
}

/** The lines in their order, with the name of the student they mean. */
export const listRows = (db: Db | Tx, { importId, outcomes, after, max }: RowsParams) =>
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
