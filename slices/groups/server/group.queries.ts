import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { endFreeRegistration } from '#slices/people/server/api.ts';

/** The groups people belong to today. */
export const findGroupsOf = async (db: Db | Tx, personIds: readonly string[], now: Date) => {
  const rows = await db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select(['m.personId', 'g.id', 'g.name', 'g.archivedAt'])
    .where('m.personId', '=', anyId(personIds))
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', dayInZone(now, 'r.timeZone'))]))
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name')
    .execute();
  return rows.map(({ archivedAt, ...group }) => ({ ...group, archived: archivedAt !== null }));
};

/** A group that visitors may join by themselves, with its campus; nothing for any other. */
export const findGroupOpenForSignUp = (db: Db | Tx, id: string) =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'g.regionId', 'r.name as regionName'])
    .where('g.id', '=', id)
    .where('g.openForSignUp', '=', true)
    .where('g.archivedAt', 'is', null)
    .where('r.closed', '=', false)
    .executeTakeFirst();

/** The campus of a group, and whether it is over. */
export async function findGroupToJoin(
  db: Db | Tx,
  id: string,
): Promise<{ regionId: string; archived: boolean } | null> {
  const group = await db
    .selectFrom('studentGroup')
    .select(['regionId', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return group ? { regionId: group.regionId, archived: group.archivedAt !== null } : null;
}

/** Puts a user into a group from today on, on the group's own campus. Who is in it already stays as they are. */
export const insertMember = (
  tx: Tx,
  { groupId, personId, now }: { groupId: string; personId: string; now: Date },
): Promise<void> => insertMembers(tx, { groupId, personIds: [personId], now });

export async function insertMembers(
  tx: Tx,
  { groupId, personIds, now }: { groupId: string; personIds: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .insertInto('groupMember')
    .columns(['groupId', 'personId', 'regionId', 'firstDay'])
    .expression((eb) =>
      eb
        .selectFrom('studentGroup as g')
        .innerJoin('region as r', 'r.id', 'g.regionId')
        .select((of) => [
          'g.id',
          of.fn<string>('unnest', [sql`${personIds}::uuid[]`]).as('personId'),
          'g.regionId',
          dayInZone(now, 'r.timeZone').as('firstDay'),
        ])
        .where('g.id', '=', groupId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteStudents(tx, groupId, personIds);
}

/** Who is in a group that is not open for free sign-up is a student, also if they had come by themselves. */
export async function noteStudents(tx: Tx, groupId: string, personIds: readonly string[]): Promise<void> {
  const group = await tx
    .selectFrom('studentGroup')
    .select('openForSignUp')
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (group && !group.openForSignUp) await endFreeRegistration(tx, personIds);
}
