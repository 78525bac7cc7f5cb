import type { Db, Tx } from '#kit/db/database.ts';
import type { PendingConsent } from '../rules/consent.ts';

export interface ConsentRow extends PendingConsent {
  personId: string;
  sessionId: string;
}

/** A person asks one question at a time: a new one takes the place of the last. */
export async function storeConsent(tx: Tx, { personId, ...question }: ConsentRow): Promise<void> {
  await tx
    .insertInto('calendarConsent')
    .values({ personId, ...question })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(question))
    .execute();
}

/** The question this session asked, which from now on is answered; null if it asked none. */
export async function takeConsent(
  db: Db,
  { personId, sessionId }: Pick<ConsentRow, 'personId' | 'sessionId'>,
): Promise<PendingConsent | null> {
  const row = await db
    .deleteFrom('calendarConsent')
    .where('personId', '=', personId)
    .where('sessionId', '=', sessionId)
    .returning(['state', 'begunAt'])
    .executeTakeFirst();
  return row ?? null;
}

export interface NewConnection {
  personId: string;
  provider: string;
  sealedToken: Buffer;
  connectedAt: Date;
}

export async function storeConnection(tx: Tx, { personId, ...connection }: NewConnection): Promise<void> {
  await tx
    .insertInto('calendarConnection')
    .values({ personId, ...connection })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        // It may be another calendar: what was read of the last one is gone.
        .doUpdateSet({ ...connection, readAt: null, triedAt: null, problem: null, entries: '[]' }),
    )
    .execute();
}

export const findConnection = (db: Db, personId: string) =>
  db
    .selectFrom('calendarConnection')
    .select(['provider', 'connectedAt', 'readAt', 'problem'])
    .where('personId', '=', personId)
    .executeTakeFirst();

export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** The sealed token of what was disconnected; null if nothing was connected. */
export async function deleteConnection(tx: Tx, personId: string): Promise<Buffer | null> {
  const row = await tx
    .deleteFrom('calendarConnection')
    .where('personId', '=', personId)
    .returning('sealedToken')
    .executeTakeFirst();
  return row?.sealedToken ?? null;
}
