import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export interface PreferenceRecord {
  definitionId: string;
  regionId: string;
  subscribed: boolean;
}

export const listDefinitions = (db: Db | Tx) =>
  db.selectFrom('notificationDefinition').select(['id', 'name', 'forStaff']).orderBy('id').execute();

export type DefinitionRecord = Awaited<ReturnType<typeof listDefinitions>>[number];

export const findPreferences = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('notificationPreference')
    .select(['personId', 'definitionId', 'regionId', 'subscribed'])
    .where('personId', '=', anyId(personIds))
    .orderBy('definitionId')
    .orderBy('regionId')
    .execute();

export async function storePreference(
  tx: Tx,
  personId: string,
  { definitionId, regionId, subscribed }: PreferenceRecord,
): Promise<void> {
  await tx
    .insertInto('notificationPreference')
    .values({ personId, definitionId, regionId, subscribed })
    .onConflict((conflict) =>
      conflict.columns(['personId', 'definitionId', 'regionId']).doUpdateSet({ subscribed }),
    )
    .execute();
}
