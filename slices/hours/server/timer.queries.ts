import type { Db, Tx } from '#kit/db/database.ts';
import type { HourTimerValues } from '../rules/hour-entry.ts';

export interface TimerRecord extends HourTimerValues {
  groupId: string;
  startedAt: Date;
}

export const findTimer = (db: Db | Tx, personId: string): Promise<TimerRecord | undefined> =>
  db
    .selectFrom('hourTimer')
    .select(['groupId', 'categoryId', 'place', 'note', 'startedAt'])
    .where('personId', '=', personId)
    .executeTakeFirst();

export async function insertTimer(tx: Tx, personId: string, timer: TimerRecord): Promise<void> {
  await tx
    .insertInto('hourTimer')
    .values({ personId, ...timer })
    .execute();
}

export async function deleteTimer(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('hourTimer').where('personId', '=', personId).execute();
}
