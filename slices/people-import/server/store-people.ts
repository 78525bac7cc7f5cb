import { randomUUID } from 'node:crypto';
import { parseDay } from '#kit/calendar/day.ts';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { enqueueAll } from '#kit/jobs/enqueue.ts';
import { enrolMembers, insertMembers } from '#slices/groups/server/api.ts';
import type { ImportRecord, StepFacts } from '#slices/imports/server/api.ts';
import { insertUnverifiedPeople } from '#slices/people/server/api.ts';
import { listRows, storeOutcomes, type ImportRow, type RowChange } from './line.queries.ts';
import { mailEnrolment } from './mail-enrolment.ts';

/** So many people are entered or removed at once. */
export const PEOPLE_AT_ONCE = 500;

/** Enters people whose line is good, and enrols those who are here. */
export async function storePeople(tx: Tx, found: ImportRecord, { source, now }: StepFacts): Promise<boolean> {
  const importId = found.id;
  const toDo = await listRows(tx, { importId, outcomes: ['GOOD', 'JOINS'], after: 0, max: PEOPLE_AT_ONCE });
  if (toDo.length === 0) return false;
  const rows = toDo.filter(({ outcome }) => outcome === 'GOOD');
  await enrolKnown(
    tx,
    { found, source, now },
    toDo.filter(({ outcome }) => outcome === 'JOINS'),
  );
  const idOf = await enter(tx, found, rows);
  await joinGroups(tx, rows, idOf, now);
  await storeOutcomes(
    tx,
    importId,
    rows.map((row) => outcomeOf(row, idOf)),
  );
  await writeAudit(
    tx,
    source,
    ...rows.flatMap((row) => {
      const id = idOf.get(row.email);
      return id ? [entryFor(found, row, id)] : [];
    }),
  );
  if (found.choices['sendsMail'])
    await enqueueAll(
      tx,
      mailEnrolment,
      [...idOf.values()].map((personId) => ({ personId, mailId: randomUUID() })),
    );
  return true;
}

async function enter(tx: Tx, found: ImportRecord, rows: readonly ImportRow[]): Promise<Map<string, string>> {
  const entered = await insertUnverifiedPeople(
    tx,
    found.regionId,
    rows.map(({ firstName, lastName, email, locale, bornOn }) => ({
      firstName,
      lastName,
      email,
      locale,
      bornOn: parseDay(bornOn),
      country: null,
      createdBy: found.createdBy,
    })),
  );
  return new Map(entered.map(({ id, email }) => [email, id]));
}

async function joinGroups(tx: Tx, rows: readonly ImportRow[], idOf: ReadonlyMap<string, string>, now: Date) {
  for (const [groupId, members] of Map.groupBy(rows, (row) => row.groupId)) {
    const personIds = members.flatMap(({ email }) => idOf.get(email) ?? []);
    if (groupId && personIds.length > 0) await insertMembers(tx, { groupId, personIds, now });
  }
}

/** Enrols those who were here before; nothing else about them changes. */
async function enrolKnown(
  tx: Tx,
  { found, source, now }: Pick<StepFacts, 'source' | 'now'> & { found: ImportRecord },
  rows: readonly ImportRow[],
): Promise<void> {
  const changes: RowChange[] = [];
  for (const [groupId, members] of Map.groupBy(rows, (row) => row.groupId)) {
    const personIds = members.flatMap(({ knownId }) => knownId ?? []);
    const before = groupId ? await enrolMembers(tx, { groupId, personIds, now }) : [];
    const earlier = new Map(before.map((member) => [member.id, member.lastDay]));
    // Whose account or group is gone since the file was checked, or who has come since, has nothing to join.
    const joins = (personId: string | null): personId is string =>
      groupId !== null && personId !== null && earlier.get(personId) !== null;
    for (const { line, knownId } of members)
      changes.push({
        line,
        outcome: joins(knownId) ? 'JOINED' : 'KNOWN',
        problem: null,
        enteredId: null,
        earlierLastDay: earlier.get(knownId ?? '') ?? null,
      });
    await writeAudit(
      tx,
      source,
      ...personIds.filter(joins).map((personId) => {
        const lastDay = earlier.get(personId);
        return {
          action: lastDay ? ('returnToGroup' as const) : ('addGroupMember' as const),
          entity: 'group',
          entityId: groupId,
          regionId: found.regionId,
          before: lastDay ? { personId, lastDay } : null,
          after: { personId, lastDay: null, importId: found.id },
        };
      }),
    );
  }
  await storeOutcomes(tx, found.id, changes);
}

/** An address that was taken since the file was checked is told as a problem of its line. */
function outcomeOf({ line, email }: ImportRow, idOf: ReadonlyMap<string, string>) {
  const enteredId = idOf.get(email) ?? null;
  return enteredId
    ? { line, outcome: 'IMPORTED' as const, problem: null, enteredId }
    : { line, outcome: 'BAD' as const, problem: 'importEmailElsewhere', problemField: 'email', enteredId };
}

const entryFor = ({ id: importId, regionId }: ImportRecord, row: ImportRow, entityId: string) => ({
  action: 'enrolPerson' as const,
  entity: 'person',
  entityId,
  regionId,
  after: {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    locale: row.locale,
    regionId,
    groupId: row.groupId,
    importId,
  },
});
