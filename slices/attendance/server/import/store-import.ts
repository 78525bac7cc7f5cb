import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { followStandings } from '../warn-students.ts';
import { findImport, lockImport, storeState } from './import.queries.ts';
import { lockNextLines, storeMarks, type MovedMark } from './stored-marks.queries.ts';

/** So many marks are stored at once: the page sees it go on, and nobody else is held up for long. */
export const MARKS_AT_ONCE = 1_000;

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

/** Tells whether there may be more to do. */
async function storeSome(tx: Tx, { importId, source, byId }: ImportWork, now: Date): Promise<boolean> {
  await lockImport(tx, importId);
  const found = await findImport(tx, importId);
  if (found?.state !== 'IMPORTING') return false;
  const upTo = await lockNextLines(tx, { importId, outcomes: ['NEW', 'CHANGED'], max: MARKS_AT_ONCE });
  if (upTo === null) {
    await storeState(tx, importId, { state: 'IMPORTED' });
    return false;
  }
  const stored = await storeMarks(tx, { importId, byId, now, upTo, fileName: found.fileName });
  await writeAudit(
    tx,
    source,
    ...stored.map((row) => ({
      action: 'markAttendance' as const,
      entity: 'person',
      entityId: row.studentId,
      regionId: found.regionId,
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

/** Whoever crosses a limit by what a file changes is told, as by any other mark. */
export async function follow(tx: Tx, rows: readonly MovedMark[], now: Date): Promise<void> {
  for (const [groupId, ofGroup] of Map.groupBy(rows, (row) => row.groupId)) {
    const personIds = [...new Set(ofGroup.map(({ studentId }) => studentId))];
    await followStandings(tx, { groupId, personIds }, now);
  }
}
