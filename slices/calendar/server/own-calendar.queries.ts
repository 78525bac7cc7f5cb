import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { OwnCalendarProblem } from '../rules/consent.ts';
import type { StoredEntry } from './group-calendar.queries.ts';

/** An entry of a person's own calendar as it is kept. */
export interface OwnEntry extends StoredEntry {
  url: string;
}

/** Those of people who may sign in which were not tried since an instant. Who was refused has to connect again. */
export const findConnectionsToRead = (db: Db, since: Date) =>
  db
    .selectFrom('calendarConnection as c')
    .innerJoin('person as p', 'p.id', 'c.personId')
    .select('c.personId')
    .where('p.status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('c.problem', 'is', null), eb('c.problem', '<>', 'calendarRefused')]))
    .where((eb) => eb.or([eb('c.triedAt', 'is', null), eb('c.triedAt', '<', since)]))
    .orderBy('c.triedAt', (order) => order.asc().nullsFirst())
    .limit(5_000)
    .execute();

export const findSealedToken = (db: Db, personId: string) =>
  db
    .selectFrom('calendarConnection')
    .select(['sealedToken', 'connectedAt', 'triedAt'])
    .where('personId', '=', personId)
    .executeTakeFirst();

interface Reading {
  personId: string;
  /** Of the connection that was read: what came of an earlier one counts for nothing. */
  connectedAt: Date;
  triedAt: Date;
}

/** Without entries what was read before stays. */
export async function storeOwnReading(
  db: Db,
  { personId, connectedAt, triedAt }: Reading,
  outcome: { entries: readonly OwnEntry[] } | { problem: OwnCalendarProblem },
): Promise<void> {
  const told =
    'entries' in outcome
      ? { entries: JSON.stringify(outcome.entries), readAt: triedAt, problem: null }
      : outcome;
  await db
    .updateTable('calendarConnection')
    .set({ triedAt, ...told })
    .where('personId', '=', personId)
    .where('connectedAt', '=', connectedAt)
    .execute();
}

export const findOwnEntries = writtenOnce((db: Db, { personId }: { personId: string }) =>
  db.selectFrom('calendarConnection').select('entries').where('personId', '=', personId),
);
