import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { ImportRecord, StepFacts } from '#slices/imports/server/api.ts';
import { followStandings } from '../warn-students.ts';
import { lockNextLines, storeMarks, type MovedMark } from './stored-marks.queries.ts';

/** So many marks are stored or taken back at once. */
export const MARKS_AT_ONCE = 1_000;

/** Stores marks of a file. */
export async function storeSomeMarks(
  tx: Tx,
  { id: importId, regionId, fileName }: ImportRecord,
  { source, byId, now }: StepFacts,
): Promise<boolean> {
  const upTo = await lockNextLines(tx, { importId, outcomes: ['NEW', 'CHANGED'], max: MARKS_AT_ONCE });
  if (upTo === null) return false;
  const stored = await storeMarks(tx, { importId, byId, now, upTo, fileName });
  await writeAudit(
    tx,
    source,
    ...stored.map((row) => ({
      action: 'markAttendance' as const,
      entity: 'person',
      entityId: row.studentId,
      regionId,
      before: earlierOf(row),
      after: { sessionId: row.sessionId, kind: row.kind, minutesLate: row.minutesLate, importId },
      reason: row.reason || null,
    })),
  );
  await follow(tx, stored, now);
  return true;
}

/** What stood there before the import, for the record. */
export const earlierOf = ({ sessionId, previousKind, previousMinutesLate }: MovedMark) => ({
  sessionId,
  kind: previousKind ?? 'PRESENT',
  minutesLate: previousMinutesLate,
});

/** A student who crosses a limit by what a file changes is told, as by any other mark. */
export async function follow(tx: Tx, rows: readonly MovedMark[], now: Date): Promise<void> {
  for (const [groupId, ofGroup] of Map.groupBy(rows, (row) => row.groupId)) {
    const personIds = [...new Set(ofGroup.map(({ studentId }) => studentId))];
    await followStandings(tx, { groupId, personIds }, now);
  }
}
