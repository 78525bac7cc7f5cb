import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';
import { entries, withFacts, type HourRecord } from './entry.queries.ts';

type Told = Pick<HourRecord, 'status' | 'adminComments'>;

/** Remembers what the student knows of these hours, until they are told what became of them since. */
export async function noteUntold(tx: Tx, id: string, { status, adminComments }: Told): Promise<void> {
  const told = JSON.stringify({ status, adminComments });
  await tx
    .updateTable('hourEntry')
    .set({ lastTold: sql`coalesce(last_told, ${told}::jsonb)` })
    .where('id', '=', id)
    .execute();
}

/** The student knows what became of these hours. */
export async function noteTold(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('hourEntry')
    .set({ lastTold: null })
    .where('id', '=', anyId(ids))
    .where('lastTold', 'is not', null)
    .execute();
}

/** The hours of a student about which something was decided of which they were not told, and what they were told last. */
export const findUntold = (tx: Tx, personId: string): Promise<(HourRecord & { lastTold: Told })[]> =>
  withFacts(entries(tx))
    .select(sql<Told>`e.last_told`.as('lastTold'))
    .where('e.personId', '=', personId)
    .where('e.lastTold', 'is not', null)
    .orderBy('e.day')
    .orderBy('e.id')
    .execute();
