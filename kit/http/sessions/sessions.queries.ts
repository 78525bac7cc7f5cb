import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { runStatement } from '#kit/db/statement.ts';
import { ipPrefix } from '../caller-address.ts';
import { IMPERSONATION_MS, MAX_LIFE } from './session-life.ts';

/** Writing down every sight of a session would make each read a write; a minute is exact enough. */
const SEEN_EVERY_S = 60;

export interface NewSession {
  personId: string;
  authMethod: 'PASSWORD' | 'WORK_ACCOUNT' | 'IMPERSONATION';
  ip: string;
  userAgent: string;
  now: Date;
  impersonatorId?: string;
  resumesSessionId?: string;
}

export interface IssuedSession {
  sessionId: string;
  secret: Buffer;
  expiresAt: Date;
}

export const hashSecret = (secret: Buffer): Buffer => hash('sha256', secret, 'buffer');

export async function insertSession(tx: Tx, session: NewSession): Promise<IssuedSession> {
  const secret = randomBytes(32);
  const lifeMs = session.authMethod === 'IMPERSONATION' ? IMPERSONATION_MS : MAX_LIFE.wholeMs;
  const expiresAt = new Date(session.now.getTime() + lifeMs);
  const { id } = await tx
    .insertInto('session')
    .values({
      secretHash: hashSecret(secret),
      personId: session.personId,
      impersonatorId: session.impersonatorId ?? null,
      resumesSessionId: session.resumesSessionId ?? null,
      authMethod: session.authMethod,
      ipPrefix: ipPrefix(session.ip),
      userAgent: session.userAgent.slice(0, 300),
      expiresAt,
      createdAt: session.now,
      lastSeenAt: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: id, secret, expiresAt };
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Ends all sessions of a person, except the one that asks, if it is to stay. */
export async function deleteSessionsOf(tx: Tx, personId: string, exceptSessionId?: string): Promise<void> {
  let query = tx.deleteFrom('session').where('personId', '=', personId);
  if (exceptSessionId) query = query.where('id', '<>', exceptSessionId);
  await query.execute();
}

/** The sessions in which a person was seen lately, the latest first, without those of impersonators. */
export const findSessionsOf = (db: Db, personId: string, since: { seen: Date; started: Date; now: Date }) =>
  db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('personId', '=', personId)
    .where('impersonatorId', 'is', null)
    .where('lastSeenAt', '>', since.seen)
    .where('createdAt', '>', since.started)
    .where('expiresAt', '>', since.now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** When people were last here themselves, in a session that is open or has ended. */
export const findLastSeen = (db: Db, personIds: readonly string[]): Promise<{ id: string; seenAt: Date }[]> =>
  db
    .selectFrom(
      db
        .selectFrom('session')
        .select(['personId', 'lastSeenAt as at'])
        .where('personId', '=', anyId(personIds))
        .where('impersonatorId', 'is', null)
        .unionAll(
          db
            .selectFrom('personSeen')
            .select(['personId', 'seenAt as at'])
            .where('personId', '=', anyId(personIds)),
        )
        .as('sight'),
    )
    .select((eb) => ['sight.personId as id', eb.fn.max('sight.at').as('seenAt')])
    .groupBy('sight.personId')
    .execute();

const SESSIONS_OF = `
  select id, person_id from session where person_id = any ($1::uuid[]) and impersonator_id is null and expires_at > $2`;

/** The sessions of many people, found by their cookies. */
export const findSessionIdsOf = async (identityPool: Pool, personIds: readonly string[], now: Date) =>
  (await runStatement<{ id: string; personId: string }>(identityPool, SESSIONS_OF, [personIds, now])).rows;

/** Ends one session of a person; false when they have no such session. */
export async function deleteOwnSession(tx: Tx, sessionId: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('personId', '=', personId)
    .where('impersonatorId', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Wakes the session an impersonation interrupted, under a new secret; null when it has run out meanwhile. */
export async function resumeSession(
  tx: Tx,
  endingSessionId: string,
  now: Date,
): Promise<IssuedSession | null> {
  const secret = randomBytes(32);
  const row = await tx
    .updateTable('session as own')
    .from('session as ending')
    .set({ secretHash: hashSecret(secret), lastSeenAt: now })
    .whereRef('own.id', '=', 'ending.resumesSessionId')
    .where('ending.id', '=', endingSessionId)
    .where('own.expiresAt', '>', now)
    .returning(['own.id', 'own.expiresAt'])
    .executeTakeFirst();
  return row ? { sessionId: row.id, secret, expiresAt: row.expiresAt } : null;
}

const NOTE_SEEN = `
  update session set last_seen_at = $2 where id = $1 and last_seen_at < $2::timestamptz - interval '${SEEN_EVERY_S} seconds'`;

/** Notes that a session is in use, by the clock that also decides when it has been idle for too long. */
export async function noteSeen(identityPool: Pool, sessionId: string, now: Date): Promise<void> {
  await runStatement(identityPool, NOTE_SEEN, [sessionId, now]);
}

/** Sessions that have ended for every role. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - MAX_LIFE.idleMs);
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('lastSeenAt', '<', idleSince)]))
    .execute();
}
