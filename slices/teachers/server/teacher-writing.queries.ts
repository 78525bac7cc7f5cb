import type { Tx } from '#kit/db/database.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { TeacherValues } from '../rules/teacher.ts';

/** Whoever else wants to change the teacher at the same time waits until this is over. */
export async function lockTeacher(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('teacher').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Adds a teacher; false when there is one with this id already. */
export async function insertTeacher(
  tx: Tx,
  added: TeacherValues & { id: string; regionId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('teacher')
    .values(added)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(refuseGone);
  return row !== undefined;
}

export async function updateTeacherValues(tx: Tx, id: string, values: TeacherValues): Promise<void> {
  await tx
    .updateTable('teacher')
    .set((eb) => ({
      name: values.name,
      biography: values.biography,
      personId: values.personId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function storeArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx.updateTable('teacher').set({ archivedAt }).where('id', '=', id).execute();
}

export async function storePhoto(tx: Tx, id: string, photoId: string | null): Promise<void> {
  await tx.updateTable('teacher').set({ photoId }).where('id', '=', id).execute();
}

export async function removeTeacher(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('teacher').where('id', '=', id).execute();
}
