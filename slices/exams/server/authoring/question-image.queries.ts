import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export interface QuestionImageRecord {
  id: string;
  width: number;
  height: number;
}

export const findImages = (db: Db | Tx, ids: readonly string[]): Promise<QuestionImageRecord[]> =>
  db.selectFrom('questionImage').select(['id', 'width', 'height']).where('id', '=', anyId(ids)).execute();

export async function insertImage(tx: Tx, image: QuestionImageRecord & { keptAt: Date }): Promise<void> {
  await tx
    .insertInto('questionImage')
    .values(image)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function isShownIn(db: Db, versionIds: readonly string[], imageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('questionVersion')
    .select('id')
    .where('id', '=', anyId(versionIds))
    .where('imageId', '=', imageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUnshown(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    with gone as (
      delete from question_image i where i.id = ${id}::uuid
        and not exists (select from question_version v where v.image_id = i.id))
    select exists (select from question_version v where v.image_id = ${id}::uuid) as "isShown"`.execute(db);
  return rows[0]?.isShown !== true;
}
