import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { PushTarget } from '#kit/push/web-push.ts';

/** A device has one subscription, which goes to the person who signed in there last. */
export async function storePushSubscription(
  tx: Tx,
  { personId, sessionId, ...target }: PushTarget & { personId: string; sessionId: string },
): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('endpoint', '=', target.endpoint).execute();
  await tx
    .insertInto('pushSubscription')
    .values({ personId, sessionId, ...target })
    .execute();
}

export async function deletePushSubscription(tx: Tx, endpoint: string): Promise<void> {
  await tx.deleteFrom('pushSubscription').where('endpoint', '=', endpoint).execute();
}

export const findDevicesOf = (tx: Tx, personIds: readonly string[]) =>
  tx
    .selectFrom('pushSubscription')
    .select(['id', 'personId'])
    .where('personId', '=', anyId(personIds))
    .execute();

/** A device with what there is to tell its user; nothing where they have signed out or read it all. */
export const findPush = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('pushSubscription as s')
    .innerJoin('session as e', 'e.id', 's.sessionId')
    .innerJoin('person as p', 'p.id', 's.personId')
    .select(['s.endpoint', 's.p256dh', 's.auth', 'p.locale'])
    .select((eb) =>
      eb
        .selectFrom('notification as n')
        .select(sql<number>`count(*)::int`.as('unread'))
        .whereRef('n.personId', '=', 's.personId')
        .where('n.readAt', 'is', null)
        .as('unread'),
    )
    .where('s.id', '=', id)
    .where('e.expiresAt', '>', now)
    .where('p.status', '=', 'ACTIVE')
    .executeTakeFirst();
