import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';
import { noteStudents } from './group.queries.ts';

interface Move {
  fromId: string;
  toId: string;
  today: Day;
  personIds: readonly string[];
}

/**
 * Moves those who are in a group without an end in sight, of some people: today is their last day there and their first in the other,
 * so that nobody is without a group for an hour. Says who was moved.
 */
export async function moveMembers(tx: Tx, { fromId, toId, today, personIds }: Move): Promise<string[]> {
  const moved = await tx
    .updateTable('groupMember')
    .set({ lastDay: today })
    .where('groupId', '=', fromId)
    .where('personId', '=', anyId(personIds))
    .where('lastDay', 'is', null)
    .where('firstDay', '<=', today)
    .returning(['personId', 'regionId'])
    .execute();
  if (moved.length > 0) {
    await tx
      .insertInto('groupMember')
      .values(moved.map((member) => ({ ...member, groupId: toId, firstDay: today })))
      // Who was there before and came back is there again.
      .onConflict((conflict) => conflict.columns(['groupId', 'personId']).doUpdateSet({ lastDay: null }))
      .execute();
    await noteStudents(
      tx,
      toId,
      moved.map(({ personId }) => personId),
    );
  }
  return moved.map(({ personId }) => personId);
}

/** The members of a group, and of each whether they came from the other one on their first day. */
export async function findMoved(tx: Tx, { fromId, toId }: { fromId: string; toId: string }) {
  const rows = await tx
    .selectFrom('groupMember as m')
    .leftJoin('groupMember as before', (join) =>
      join
        .onRef('before.personId', '=', 'm.personId')
        .onRef('before.lastDay', '=', 'm.firstDay')
        .on('before.groupId', '=', fromId),
    )
    .select(['m.personId', 'm.firstDay', 'before.groupId as cameFrom'])
    .where('m.groupId', '=', toId)
    .execute();
  return rows.map(({ cameFrom, ...member }) => ({ ...member, isPromoted: cameFrom !== null }));
}

/** As if the group had never become the other one: everybody is back, and the other one is gone. */
export async function unmoveMembers(
  tx: Tx,
  { fromId, toId, today }: { fromId: string; toId: string; today: Day },
): Promise<void> {
  await tx
    .updateTable('groupMember')
    .set({ lastDay: null })
    .where('groupId', '=', fromId)
    .where('lastDay', '=', today)
    .where('personId', 'in', (eb) =>
      eb.selectFrom('groupMember').select('personId').where('groupId', '=', toId),
    )
    .execute();
  await tx.deleteFrom('groupMember').where('groupId', '=', toId).execute();
  await tx.deleteFrom('groupTeacher').where('groupId', '=', toId).execute();
  await tx.deleteFrom('studentGroup').where('id', '=', toId).execute();
}
