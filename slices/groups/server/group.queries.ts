import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

/** The groups people belong to today. */
export const findGroupsOf = async (db: Db, personIds: readonly string[]) => {
  const rows = await db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .select(['m.personId', 'g.id', 'g.name', 'g.archivedAt'])
    .where('m.personId', '=', anyId(personIds))
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', sql<string>`current_date`)]))
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

/** Puts somebody into a group, on the group's own campus. Who is in it already stays as they are. */
export async function insertMember(
  tx: Tx,
  { groupId, personId }: { groupId: string; personId: string },
): Promise<void> {
  await tx
    .insertInto('groupMember')
    .columns(['groupId', 'personId', 'regionId'])
    .expression((eb) =>
      eb
        .selectFrom('studentGroup as g')
        .select((of) => ['g.id', of.val(personId).as('personId'), 'g.regionId'])
        .where('g.id', '=', groupId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
