import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Counting } from '../../rules/count.ts';
import type { SchemaSpan } from '../../rules/group-schema.ts';
import { FROM_THE_BEGINNING } from '../../rules/schema.ts';
import { asCounted, countingOfGroup } from './schema.queries.ts';

/** The schemas by which groups are counted now, by the id of the group. */
export async function findSchemaIdsOfGroups(
  db: Db | Tx,
  groupIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('groupSchema')
    .select(['groupId', 'schemaId'])
    .where('groupId', '=', anyId(groupIds))
    .execute();
  return new Map(rows.map(({ groupId, schemaId }) => [groupId, schemaId]));
}

const countingsOf = writtenOnce((db: Db | Tx, { groupIds }: { groupIds: readonly string[] }) =>
  db
    .selectFrom('studentGroup as g')
    .leftJoin('groupSchema as gs', 'gs.groupId', 'g.id')
    .leftJoin('attendanceSchema as s', 's.id', 'gs.schemaId')
    .select(['g.id as groupId', 's.lowPercent', ...countingOfGroup('g.id', 'gs.schema_id')])
    .where('g.id', '=', anyId(groupIds))
    .where(
      sql<boolean>`(gs.schema_id is not null or exists (select from group_schema_past p where p.group_id = g.id))`,
    ),
);

/** How groups are counted, by group; those that never had a schema are left out. */
export async function findCountings(
  db: Db | Tx,
  groupIds: readonly string[],
): Promise<Map<string, Counting & { lowPercent: number | null }>> {
  const rows = await countingsOf(db, { groupIds });
  return new Map(rows.map(({ groupId, ...schema }) => [groupId, asCounted(schema)]));
}

/** The schemas of a group since the beginning, the newest last. */
export async function findSpans(db: Db | Tx, groupId: string): Promise<SchemaSpan[]> {
  const past = await db
    .selectFrom('groupSchemaPast')
    .select(['untilDay', 'schemaId'])
    .where('groupId', '=', groupId)
    .orderBy('untilDay')
    .execute();
  const now = (await findSchemaIdsOfGroups(db, [groupId])).get(groupId) ?? null;
  const firstDays: Day[] = [FROM_THE_BEGINNING, ...past.map(({ untilDay }) => untilDay)];
  return [...past.map(({ schemaId }) => schemaId), now].map((schemaId, at) => ({
    firstDay: firstDays[at] ?? FROM_THE_BEGINNING,
    schemaId,
  }));
}

interface Place {
  groupId: string;
  regionId: string;
}

/** Puts these schemas in place of those of a group. */
export async function putSpans(
  tx: Tx,
  { groupId, regionId }: Place,
  spans: readonly SchemaSpan[],
): Promise<void> {
  await tx.deleteFrom('groupSchemaPast').where('groupId', '=', groupId).execute();
  await tx.deleteFrom('groupSchema').where('groupId', '=', groupId).execute();
  const past = spans.flatMap(({ schemaId }, at) => {
    const untilDay = spans[at + 1]?.firstDay;
    return untilDay ? [{ groupId, regionId, schemaId, untilDay }] : [];
  });
  if (past.length > 0) await tx.insertInto('groupSchemaPast').values(past).execute();
  const schemaId = spans.at(-1)?.schemaId;
  if (schemaId) await tx.insertInto('groupSchema').values({ groupId, regionId, schemaId }).execute();
}

export interface SchemaChange extends Place {
  id: string;
  spansBefore: readonly SchemaSpan[];
}

/** Remembers a change; false when it came in before. */
export async function insertSchemaChange(tx: Tx, { spansBefore, ...change }: SchemaChange): Promise<boolean> {
  const made = await tx
    .insertInto('groupSchemaChange')
    .values({ ...change, spansBefore: JSON.stringify(spansBefore), undoneAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Those of a group, the newest first. */
export const listSchemaChanges = (tx: Tx, groupId: string) =>
  tx
    .selectFrom('groupSchemaChange')
    .select(['id', 'undoneAt', sql<readonly SchemaSpan[]>`spans_before`.as('spansBefore')])
    .where('groupId', '=', groupId)
    .orderBy('position', 'desc')
    .execute();

export const findGroupOfChange = (tx: Tx, id: string): Promise<{ groupId: string } | undefined> =>
  tx.selectFrom('groupSchemaChange').select('groupId').where('id', '=', id).executeTakeFirst();

export async function noteUndone(tx: Tx, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable('groupSchemaChange').set({ undoneAt }).where('id', '=', id).execute();
}

/** Counts up with every change and every undo. */
export async function findVersion(db: Db | Tx, groupId: string): Promise<number> {
  const { version } = await db
    .selectFrom('groupSchemaChange')
    .select(sql<number>`(count(*) + count(undone_at))::integer`.as('version'))
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow();
  return version;
}

/** Whether anything was counted of a group so far. */
export async function hasRolls(db: Db | Tx, groupId: string): Promise<boolean> {
  const held = await db
    .selectFrom('classSession')
    .select('id')
    .where('groupId', '=', groupId)
    .where('rollTakenAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Who was on a roll of a group. */
export async function listPeopleOnRolls(db: Db, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('classSession as s')
    .select(sql<string>`distinct unnest(s.roll_person_ids)`.as('id'))
    .where('s.groupId', '=', groupId)
    .where('s.rollTakenAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
