import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { RowOf } from '#kit/db/rows.ts';
import type { CheckedRow, KnownGroup } from '../rules/check-row.ts';
import type { RowOutcome } from '../rules/people-import.ts';

/** One statement carries this many lines: enough to be quick, little enough to stay in memory. */
const ROWS_AT_ONCE = 1_000;

const COLUMNS = [
  'line',
  'number',
  'campus',
  'firstName',
  'lastName',
  'email',
  'groupName',
  'locale',
  'bornOn',
  'groupId',
  'outcome',
  'problem',
  'problemField',
  'moreProblems',
  'knownId',
  'knownAs',
  'nameDiffers',
  'enteredId',
  'earlierLastDay',
] as const;

export type ImportRow = Pick<RowOf<'peopleImportRow'>, (typeof COLUMNS)[number]>;

export const findGroupsOfRegion = async (
  tx: Tx,
  regionId: string,
): Promise<(KnownGroup & { name: string })[]> => {
  const rows = await tx
    .selectFrom('studentGroup')
    .select(['id', 'name', 'locale', 'archivedAt'])
    .where('regionId', '=', regionId)
    .orderBy('id')
    .execute();
  return rows.map(({ archivedAt, ...group }) => ({ ...group, archived: archivedAt !== null }));
};

export async function insertRows(
  tx: Tx,
  { id: importId, regionId }: { id: string; regionId: string },
  rows: readonly CheckedRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({
      importId,
      regionId,
      line: row.line,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      number: row.number,
      campus: row.campus,
      groupName: row.groupName,
      locale: row.locale,
      bornOn: row.bornOn,
      groupId: row.groupId,
      problem: row.problem,
      problemField: row.problemField,
      moreProblems: row.moreProblems,
      knownId: row.knownId,
      knownAs: row.knownAs,
      nameDiffers: row.nameDiffers,
      outcome: row.outcome,
    }));
    await tx.insertInto('peopleImportRow').values(some).execute();
  }
}

export const listRows = (
  db: Db | Tx,
  params: { importId: string; outcomes: readonly RowOutcome[]; after: number; max: number },
): Promise<ImportRow[]> =>
  db
    .selectFrom('peopleImportRow')
    .select(COLUMNS)
    .where('importId', '=', params.importId)
    .where('outcome', 'in', params.outcomes)
    .where('line', '>', params.after)
    .orderBy('line')
    .limit(params.max)
    .execute();

/** Where the file names another person than the person it means: the first of them. */
export const linesWithOtherNames = async (
  db: Db | Tx,
  params: { importId: string; max: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('peopleImportRow')
    .select('line')
    .where('importId', '=', params.importId)
    .where('nameDiffers', '=', true)
    .orderBy('line')
    .limit(params.max)
    .execute();
  return rows.map(({ line }) => line);
};

export interface RowChange {
  line: number;
  outcome: RowOutcome;
  problem: string | null;
  problemField?: string;
  enteredId: string | null;
  /** Of a person who had left the group before the file enrolled them again. */
  earlierLastDay?: Day | null;
}

export async function storeOutcomes(tx: Tx, importId: string, changes: readonly RowChange[]): Promise<void> {
  await sql`update people_import_row r set outcome = c.outcome, problem = c.problem, entered_id = c.entered_id,
      problem_field = coalesce(c.problem_field, r.problem_field),
      earlier_last_day = coalesce(c.earlier_last_day, r.earlier_last_day)
    from unnest(${changes.map(({ line }) => line)}::integer[], ${changes.map(({ outcome }) => outcome)}::text[],
      ${changes.map(({ problem }) => problem)}::text[], ${changes.map(({ enteredId }) => enteredId)}::uuid[],
      ${changes.map(({ problemField }) => problemField ?? null)}::text[],
      ${changes.map(({ earlierLastDay }) => earlierLastDay ?? null)}::date[])
      as c (line, outcome, problem, entered_id, problem_field, earlier_last_day)
    where r.import_id = ${importId}::uuid and r.line = c.line`.execute(tx);
}
