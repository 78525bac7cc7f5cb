import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export const findBirthDates = (
  db: Db | Tx,
  ids: readonly string[],
): Promise<{ id: string; bornOn: Day | null }[]> =>
  db.selectFrom('person').select(['id', 'bornOn']).where('id', '=', anyId(ids)).execute();

export async function storeBirthDate(tx: Tx, id: string, bornOn: Day | null): Promise<void> {
  await tx.updateTable('person').set({ bornOn }).where('id', '=', id).execute();
}
