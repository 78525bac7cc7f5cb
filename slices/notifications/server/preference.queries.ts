import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { QuietHours, StoredPreference } from '../rules/cadence.ts';

export interface PreferenceKey {
  definitionId: string;
  regionId: string;
}

export interface PreferenceRecord extends PreferenceKey, StoredPreference {}

export const listDefinitions = (db: Db | Tx) =>
  db.selectFrom('notificationDefinition').select(['id', 'name', 'forStaff']).orderBy('id').execute();

export type DefinitionRecord = Awaited<ReturnType<typeof listDefinitions>>[number];

export const findPreferences = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom('notificationPreference')
    .select(['personId', 'definitionId', 'regionId', 'subscribed', 'cadence'])
    .where('personId', '=', anyId(personIds))
    .orderBy('definitionId')
    .orderBy('regionId')
    .execute();

export const findPreferencesOf = (tx: Tx, personId: string): Promise<PreferenceRecord[]> =>
  tx
    .selectFrom('notificationPreference')
    .select(['definitionId', 'regionId', 'subscribed', 'cadence'])
    .where('personId', '=', personId)
    .execute();

export async function storePreferences(
  tx: Tx,
  personId: string,
  preferences: readonly PreferenceRecord[],
): Promise<void> {
  if (preferences.length === 0) return;
  await tx
    .insertInto('notificationPreference')
    .values(
      preferences.map(({ definitionId, regionId, subscribed, cadence }) => ({
        personId,
        definitionId,
        regionId,
        subscribed,
        cadence,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['personId', 'definitionId', 'regionId']).doUpdateSet((eb) => ({
        subscribed: eb.ref('excluded.subscribed'),
        cadence: eb.ref('excluded.cadence'),
      })),
    )
    .execute();
}

export const findQuietHours = async (db: Db, personId: string): Promise<QuietHours | null> =>
  (await db
    .selectFrom('quietHours')
    .select(['begins', 'ends'])
    .where('personId', '=', personId)
    .executeTakeFirst()) ?? null;

export async function storeQuietHours(tx: Tx, personId: string, hours: QuietHours | null): Promise<void> {
  if (!hours) {
    await tx.deleteFrom('quietHours').where('personId', '=', personId).execute();
    return;
  }
  await tx
    .insertInto('quietHours')
    .values({ personId, ...hours })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(hours))
    .execute();
}

/** Whether a person is still there; nobody takes them away until the transaction ends. */
export async function lockPersonExists(tx: Tx, personId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
