import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { findImport, lockImport, storeState } from './import.queries.ts';
import { earlierOf, follow, MARKS_AT_ONCE, type ImportWork } from './store-import.ts';
import { lockNextLines, takeMarksBack } from './stored-marks.queries.ts';

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
  const upTo = await lockNextLines(tx, { importId, outcomes: ['STORED'], max: MARKS_AT_ONCE });
  if (upTo === null) {
    await storeState(tx, importId, { state: 'UNDONE' });
    return false;
  }
  const undone = await takeMarksBack(tx, { importId, byId, now, upTo });
  await writeAudit(
    tx,
    source,
    ...undone.map((row) => ({
      action: 'markAttendance' as const,
      entity: 'person',
      entityId: row.studentId,
      regionId: found.regionId,
      before: { sessionId: row.sessionId, kind: row.kind, minutesLate: row.minutesLate },
      after: { ...earlierOf(row), importId },
    })),
  );
  await follow(tx, undone, now);
  return true;
}
