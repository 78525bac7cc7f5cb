import { writeAudit, type AuditSource } from '#kit/db/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { deleteUnusedPeople } from '#slices/people/server/api.ts';
import { listRows, storeOutcomes } from './import-row.queries.ts';
import { findImport, lockImport, storeState } from './people-import.queries.ts';

const PEOPLE_AT_ONCE = 500;

/** Removes those entered who have not used the account yet, some at a time. */
export const undoPeopleImport = defineJob<{ importId: string; source: AuditSource }>({
  name: 'undoPeopleImport',
  async run({ importId, source }, { db }) {
    while (await db.transaction().execute((tx) => removeSome(tx, importId, source)));
  },
});

/** Tells whether there may be more to do. */
async function removeSome(tx: Tx, importId: string, source: AuditSource): Promise<boolean> {
  await lockImport(tx, importId);
  const found = await findImport(tx, importId);
  if (found?.state !== 'UNDOING') return false;
  const rows = await listRows(tx, { importId, outcome: 'IMPORTED', after: 0, max: PEOPLE_AT_ONCE });
  if (rows.length === 0) {
    await storeState(tx, importId, { state: 'UNDONE' });
    return false;
  }
  const gone = new Set(
    await deleteUnusedPeople(
      tx,
      rows.flatMap(({ enteredId }) => enteredId ?? []),
    ),
  );
  await storeOutcomes(
    tx,
    importId,
    rows.map(({ line, enteredId }) => {
      const isGone = enteredId === null || gone.has(enteredId);
      return {
        line,
        outcome: isGone ? ('UNDONE' as const) : ('KEPT' as const),
        problem: null,
        enteredId: isGone ? null : enteredId,
      };
    }),
  );
  const removed = rows.filter(({ enteredId }) => enteredId !== null && gone.has(enteredId));
  await writeAudit(
    tx,
    source,
    ...removed.map(({ enteredId, firstName, lastName, email }) => ({
      action: 'undoEnrolment' as const,
      entity: 'person',
      entityId: enteredId,
      regionId: found.regionId,
      before: { firstName, lastName, email, importId },
    })),
  );
  return true;
}
