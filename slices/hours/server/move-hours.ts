import { anyId } from '#kit/db/any-of.ts';
import { onMembersMoved } from '#slices/groups/server/api.ts';

/** Who moves to another group of the campus has served for that one; a move back brings the hours back. */
onMembersMoved(async (tx, { fromId, toId, personIds }) => {
  for (const table of ['hourEntry', 'hourRequest'] as const)
    await tx
      .updateTable(table)
      .set({ groupId: toId })
      .where('groupId', '=', fromId)
      .where('personId', '=', anyId(personIds))
      .execute();
});
