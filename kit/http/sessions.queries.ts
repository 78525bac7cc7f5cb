import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db, Tx } from '#kit/db/database.ts';
import { runStatement } from '#kit/db/statement.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a session lives: unused, and in all. Staff see other people's records, so theirs are shorter. Whose life
 * is the shorter one is asked at every request, for roles come and go while a session lives.
 */
export const SESSION_LIFE = {
  idleMs: 12 * HOUR_MS,
  absoluteMs: 14 * DAY_MS,
  staffIdleMs: HOUR_MS,
  staffAbsoluteMs: 12 * HOUR_MS,
  impersonationMs: HOUR_MS,
} as const;

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

/** Enough of an address to recognise a place, not a person: /24 for IPv4, /64 for IPv6. */
export function ipPrefix(ip: string): string {
  const address = callerAddress(ip);
  return address.includes('.') ? address.split('.').slice(0, 3).join('.') : address;
}

/** Whom to count as one caller: an IPv4 address, or the IPv6 network whose addresses one machine may all use. */
export const callerAddress = (ip: string): string =>
  ip.includes('.') ? ip.slice(ip.lastIndexOf(':') + 1) : networkOf(ip);

const groupsOf = (part: string): string[] => part.split(':').filter(Boolean);

/** The first four groups of an IPv6 address, with the zeros that its short form leaves out. */
function networkOf(ip: string): string {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

export async function insertSession(tx: Tx, session: NewSession): Promise<IssuedSession> {
  const secret = randomBytes(32);
  const lifeMs =
    session.authMethod === 'IMPERSONATION' ? SESSION_LIFE.impersonationMs : SESSION_LIFE.absoluteMs;
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

/** The sessions in which somebody was seen lately, the latest first. Those of administrators in their place are not theirs. */
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

/** Ends one session of somebody's own; false when they have no such session. */
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

/** Sessions that count for nobody any more, whatever roles their people hold. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - SESSION_LIFE.idleMs);
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('lastSeenAt', '<', idleSince)]))
    .execute();
}

export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rateCount')
    .where('lastTry', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
