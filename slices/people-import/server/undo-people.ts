import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { takeBackEnrolment } from '#slices/groups/server/api.ts';
import type { ImportRecord, StepFacts } from '#slices/imports/server/api.ts';
import { deleteUnusedPeople } from '#slices/people/server/api.ts';
import { listRows, storeOutcomes, type ImportRow } from './line.queries.ts';
import { PEOPLE_AT_ONCE } from './store-people.ts';

/** Removes people who were entered and have not used the account yet. */
export async function undoPeople(tx: Tx, found: ImportRecord, { source, now }: StepFacts): Promise<boolean> {
  const importId = found.id;
  const toDo = await listRows(tx, {
    importId,
    outcomes: ['IMPORTED', 'JOINED'],
    after: 0,
    max: PEOPLE_AT_ONCE,
  });
  if (toDo.length === 0) return false;
  const rows = toDo.filter(({ outcome }) => outcome === 'IMPORTED');
  await takeOutKnown(
    tx,
    { found, source, now },
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
  { found, source, now }: Pick<StepFacts, 'source' | 'now'> & { found: ImportRecord },
  rows: readonly ImportRow[],
): Promise<void> {
  const { id: importId, regionId } = found;
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
