import { anyId } from '#kit/db/any-of.ts';
import { onMembersMoved } from '#slices/groups/server/api.ts';

/** Who moves to another group of the campus has served for that one; a move back brings the hours back. */
onMembersMoved(async (tx, { fromId, toId, personIds }) => {
  await tx
    .updateTable('hourEntry')
    .set({ groupId: toId })
    .where('groupId', '=', fromId)
    .where('personId', '=', anyId(personIds))
    .execute();
  await tx
    .updateTable('hourRequest')
    .set({ groupId: toId })
    .where('groupId', '=', fromId)
    .where('personId', '=', anyId(personIds))
    .execute();
});
