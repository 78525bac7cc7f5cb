import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { ImportRecord, StepFacts } from '#slices/imports/server/api.ts';
import { earlierOf, follow, MARKS_AT_ONCE } from './store-marks.ts';
import { lockNextLines, takeMarksBack } from './stored-marks.queries.ts';

/** Takes back marks that a file has stored and nobody has changed since. */
export async function undoSomeMarks(
  tx: Tx,
  { id: importId, regionId }: ImportRecord,
  { source, byId, now }: StepFacts,
): Promise<boolean> {
  const upTo = await lockNextLines(tx, { importId, outcomes: ['STORED'], max: MARKS_AT_ONCE });
  if (upTo === null) return false;
  const undone = await takeMarksBack(tx, { importId, byId, now, upTo });
  await writeAudit(
    tx,
    source,
    ...undone.map((row) => ({
      action: 'markAttendance' as const,
      entity: 'person',
      entityId: row.studentId,
      regionId,
      before: { sessionId: row.sessionId, kind: row.kind, minutesLate: row.minutesLate },
      after: { ...earlierOf(row), importId },
    })),
  );
  await follow(tx, undone, now);
  return true;
}
