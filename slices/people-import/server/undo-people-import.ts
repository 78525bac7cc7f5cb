import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { takeBackEnrolment } from '#slices/groups/server/api.ts';
import { deleteUnusedPeople } from '#slices/people/server/api.ts';
import { listRows, storeOutcomes, type ImportRow } from './import-row.queries.ts';
import { findImport, lockImport, storeState } from './people-import.queries.ts';

const PEOPLE_AT_ONCE = 500;

/** Removes those entered who have not used the account yet, some at a time. */
export const undoPeopleImport = defineJob<{ importId: string; source: AuditSource }>({
  name: 'undoPeopleImport',
  async run({ importId, source }, { db, services }) {
    const now = services.now();
    while (await db.transaction().execute((tx) => removeSome(tx, { importId, source, now })));
  },
});

interface Work {
  importId: string;
  source: AuditSource;
  now: Date;
}

/** Tells whether there may be more to do. */
async function removeSome(tx: Tx, { importId, source, now }: Work): Promise<boolean> {
  await lockImport(tx, importId);
  const found = await findImport(tx, importId);
  if (found?.state !== 'UNDOING') return false;
  const toDo = await listRows(tx, {
    importId,
    outcomes: ['IMPORTED', 'JOINED'],
    after: 0,
    max: PEOPLE_AT_ONCE,
  });
  if (toDo.length === 0) {
    await storeState(tx, importId, { state: 'UNDONE' });
    return false;
  }
  const rows = toDo.filter(({ outcome }) => outcome === 'IMPORTED');
  await takeOutKnown(
    tx,
    { importId, source, now },
    found.regionId,
    toDo.filter(({ outcome }) => outcome === 'JOINED'),
  );
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

/** Those who were here before leave the groups that the file put them into, on the day they had left before if they had. */
async function takeOutKnown(
  tx: Tx,
  { importId, source, now }: Work,
  regionId: string,
  rows: readonly ImportRow[],
): Promise<void> {
  for (const [groupId, members] of Map.groupBy(rows, (row) => row.groupId)) {
    const enrolled = members.flatMap(({ knownId, earlierLastDay }) =>
      knownId ? [{ personId: knownId, earlierLastDay }] : [],
    );
    if (!groupId || enrolled.length === 0) continue;
    await takeBackEnrolment(tx, { groupId, enrolled, now });
    await writeAudit(
      tx,
      source,
      ...enrolled.map(({ personId, earlierLastDay }) => ({
        action: earlierLastDay ? ('endMembership' as const) : ('removeGroupMember' as const),
        entity: 'group',
        entityId: groupId,
        regionId,
        before: { personId, importId },
        after: earlierLastDay ? { personIds: [personId], lastDay: earlierLastDay } : null,
      })),
    );
  }
  await storeOutcomes(
    tx,
    importId,
    rows.map(({ line }) => ({ line, outcome: 'LEFT' as const, problem: null, enteredId: null })),
  );
}
