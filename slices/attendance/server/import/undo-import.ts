import { randomUUID } from 'node:crypto';
import { writeAudit } from '#kit/db/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { insertMarkChanges, putMarks } from '../roll.queries.ts';
import { findImport, lockImport, storeState } from './import.queries.ts';
import { deleteMarks, takeOffRolls } from './known.queries.ts';
import { listRows, storeOutcomes } from './row.queries.ts';
import {
  follow,
  isMeant,
  MARKS_AT_ONCE,
  standingOf,
  type ImportWork,
  type MeantRow,
} from './store-import.ts';

/** Takes back what a file has stored and nobody has changed since, some at a time. */
export const undoAttendanceImport = defineJob<ImportWork>({
  name: 'undoAttendanceImport',
  async run(work, { db, services }) {
    while (await db.transaction().execute((tx) => undoSome(tx, work, services.now())));
  },
});

/** Tells whether there may be more to do. */
async function undoSome(tx: Tx, { importId, source, byId }: ImportWork, now: Date): Promise<boolean> {
  await lockImport(tx, importId);
  const found = await findImport(tx, importId);
  if (found?.state !== 'UNDOING') return false;
  const toDo = await listRows(tx, { importId, outcomes: ['STORED'], after: 0, max: MARKS_AT_ONCE });
  if (toDo.length === 0) {
    await storeState(tx, importId, { state: 'UNDONE' });
    return false;
  }
  const meant = toDo.filter(isMeant);
  const { versionOf } = await standingOf(tx, meant);
  const undone = meant.filter((row) => row.studentId !== byId && versionOf(row) === row.storedVersion);
  await restore(tx, undone, { regionId: found.regionId, byId, now });
  const lines = new Set(undone.map(({ line }) => line));
  await storeOutcomes(
    tx,
    importId,
    toDo.map(({ line }) => ({ line, outcome: lines.has(line) ? 'UNDONE' : 'KEPT' })),
  );
  await writeAudit(
    tx,
    source,
    ...undone.map((row) => ({
      action: 'markAttendance' as const,
      entity: 'person',
      entityId: row.studentId,
      regionId: found.regionId,
      before: { sessionId: row.sessionId, kind: row.kind, minutesLate: row.minutesLate },
      after: {
        sessionId: row.sessionId,
        kind: row.previousKind ?? 'PRESENT',
        minutesLate: row.previousMinutesLate,
        importId,
      },
    })),
  );
  await follow(tx, undone, now);
  return true;
}

interface By {
  regionId: string;
  byId: string;
  now: Date;
}

/** What was there before is there again; who was on no roll is on none. */
async function restore(tx: Tx, rows: readonly MeantRow[], { regionId, byId, now }: By): Promise<void> {
  const placeOf = ({ sessionId, studentId: personId }: MeantRow) => ({ sessionId, personId });
  const before = (row: MeantRow) => ({
    ...placeOf(row),
    regionId,
    kind: (row.previousKind ?? 'PRESENT') as AttendanceStatus,
    minutesLate: row.previousMinutesLate,
  });
  const marked = rows.filter(({ previousKind }) => previousKind !== null);
  await putMarks(
    tx,
    marked.map((row) => ({ ...before(row), takenAt: now, takenBy: byId, byCode: false })),
  );
  await deleteMarks(tx, rows.filter(({ previousKind }) => previousKind === null).map(placeOf));
  await takeOffRolls(tx, rows.filter(({ wasOnRoll }) => !wasOnRoll).map(placeOf));
  await insertMarkChanges(
    tx,
    rows
      .filter(({ wasOnRoll }) => wasOnRoll)
      .map((row) => ({
        ...before(row),
        id: randomUUID(),
        reason: '',
        changedAt: now,
        changedBy: byId,
        byCode: false,
      })),
  );
}
