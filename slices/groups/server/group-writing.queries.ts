import type { Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { GroupValues } from '../rules/group.ts';

/** Whoever else wants to change the group or its members at the same time waits until this is over. */
export async function lockGroup(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('studentGroup').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Makes a group; false when there is one with this id already. */
export async function insertGroup(tx: Tx, id: string, values: GroupValues): Promise<boolean> {
  const row = await tx
    .insertInto('studentGroup')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(refuseGone);
  return row !== undefined;
}

export async function updateGroupValues(tx: Tx, id: string, values: GroupValues): Promise<void> {
  await updateRow(tx, 'studentGroup', id, values);
}

export async function storeArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx.updateTable('studentGroup').set({ archivedAt }).where('id', '=', id).execute();
}
