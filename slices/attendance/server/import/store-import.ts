import { randomUUID } from 'node:crypto';
import { writeAudit, type AuditSource } from '#kit/db/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import type { RowProblem } from '../../rules/import/check-rows.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { insertMarkChanges, putMarks } from '../roll.queries.ts';
import { followStandings } from '../warn-students.ts';
import { findImport, lockImport, storeState, type ImportRecord } from './import.queries.ts';
import { listMarksIn, lockSessions, putOnRolls } from './known.queries.ts';
import { listRows, storeOutcomes, type ImportRow } from './row.queries.ts';

/** So many marks are stored at once: the page sees it go on, and nobody else is held up for long. */
export const MARKS_AT_ONCE = 500;

export interface ImportWork {
  importId: string;
  source: AuditSource;
  /** Who has pressed the button. */
  byId: string;
}

/** Stores the marks of a file, some at a time. Interrupted, it goes on where it was. */
export const storeAttendanceImport = defineJob<ImportWork>({
  name: 'storeAttendanceImport',
  async run(work, { db, services }) {
    while (await db.transaction().execute((tx) => storeSome(tx, work, services.now())));
  },
});

/** A line whose student and session are there. */
export interface MeantRow extends ImportRow {
  studentId: string;
  sessionId: string;
  groupId: string;
  kind: AttendanceStatus;
}

export const isMeant = (row: ImportRow): row is MeantRow =>
  row.studentId !== null && row.sessionId !== null && row.groupId !== null && row.kind !== null;

/** What stands of the students of some lines now, and stays so until the transaction ends. */
export async function standingOf(tx: Tx, rows: readonly MeantRow[]) {
  const sessionIds = [...new Set(rows.map(({ sessionId }) => sessionId))];
  const personIds = [...new Set(rows.map(({ studentId }) => studentId))];
  const sessions = await lockSessions(tx, sessionIds);
  const marks = await listMarksIn(tx, { sessionIds, personIds });
  const versions = new Map(marks.map((mark) => [`${mark.sessionId} ${mark.personId}`, mark.version]));
  const rolls = new Map(sessions.map(({ id, rollPersonIds }) => [id, new Set(rollPersonIds)]));
  return {
    versionOf: ({ sessionId, studentId }: MeantRow) => versions.get(`${sessionId} ${studentId}`) ?? 0,
    isOnRoll: ({ sessionId, studentId }: MeantRow) => rolls.get(sessionId)?.has(studentId) ?? false,
  };
}

/** Tells whether there may be more to do. */
async function storeSome(tx: Tx, { importId, source, byId }: ImportWork, now: Date): Promise<boolean> {
  await lockImport(tx, importId);
  const found = await findImport(tx, importId);
  if (found?.state !== 'IMPORTING') return false;
  const toDo = await listRows(tx, {
    importId,
    outcomes: ['NEW', 'CHANGED'],
    after: 0,
    max: MARKS_AT_ONCE,
  });
  if (toDo.length === 0) {
    await storeState(tx, importId, { state: 'IMPORTED' });
    return false;
  }
  const meant = toDo.filter(isMeant);
  const { versionOf, isOnRoll } = await standingOf(tx, meant);
  const problemOf = (row: ImportRow): RowProblem | null => {
    if (!isMeant(row)) return 'attendanceChangedMeanwhile';
    if (row.studentId === byId) return 'attendanceOwn';
    // What somebody has marked since the file was checked is not overwritten.
    const isSame = versionOf(row) === row.previousVersion && isOnRoll(row) === row.wasOnRoll;
    return isSame ? null : 'attendanceChangedMeanwhile';
  };
  const stored = meant.filter((row) => problemOf(row) === null);
  await writeMarks(tx, { found, stored, now, byId });
  await storeOutcomes(
    tx,
    importId,
    toDo.map((row) => {
      const problem = problemOf(row);
      return problem
        ? { line: row.line, outcome: 'BAD', problem }
        : { line: row.line, outcome: 'STORED', storedVersion: row.previousVersion + 1 };
    }),
  );
  await writeAudit(
    tx,
    source,
    ...stored.map((row) => ({
      action: 'markAttendance' as const,
      entity: 'person',
      entityId: row.studentId,
      regionId: found.regionId,
      before: {
        sessionId: row.sessionId,
        kind: row.previousKind ?? 'PRESENT',
        minutesLate: row.previousMinutesLate,
      },
      after: { sessionId: row.sessionId, kind: row.kind, minutesLate: row.minutesLate, importId },
      reason: row.reason || null,
    })),
  );
  await follow(tx, stored, now);
  return true;
}

/** Whoever crosses a limit by what a file changes is told, as by any other mark. */
export async function follow(tx: Tx, rows: readonly MeantRow[], now: Date): Promise<void> {
  for (const [groupId, ofGroup] of Map.groupBy(rows, (row) => row.groupId)) {
    const personIds = [...new Set(ofGroup.map(({ studentId }) => studentId))];
    await followStandings(tx, { groupId, personIds }, now);
  }
}

async function writeMarks(
  tx: Tx,
  {
    found: { regionId, fileName },
    stored,
    now,
    byId,
  }: { found: ImportRecord; stored: readonly MeantRow[]; now: Date; byId: string },
): Promise<void> {
  if (stored.length === 0) return;
  const marks = stored.map(({ sessionId, studentId: personId, kind, minutesLate, reason }) => ({
    mark: { sessionId, personId, regionId, kind, minutesLate },
    reason,
  }));
  await putMarks(
    tx,
    marks.map(({ mark }) => ({ ...mark, takenAt: now, takenBy: byId, byCode: false })),
  );
  await insertMarkChanges(
    tx,
    marks.map(({ mark, reason }) => ({
      ...mark,
      id: randomUUID(),
      reason,
      changedAt: now,
      changedBy: byId,
      byCode: false,
      importedFrom: fileName,
    })),
  );
  await putOnRolls(
    tx,
    marks.map(({ mark }) => mark),
    { takenAt: now, takenBy: byId },
  );
}
