import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { AttemptEvent, EventBody } from '#slices/exams/rules/sitting/attempt-log.ts';
import type { Ending } from '../rules/silence.ts';

/** A question as an attempt was given it, with the order in which its choices are shown. */
export interface Asked {
  questionId: string;
  versionId: string;
  options: string[];
  matches: string[];
}

export interface AttemptRecord {
  id: string;
  examId: string;
  personId: string;
  groupId: string;
  regionId: string;
  number: number;
  locale: string;
  asked: Asked[];
  /** The versions whose keys count in place of those of the versions it was given, by question. */
  keys: Record<string, string>;
  deviceId: string;
  /** The page it is sat on; none where it began before pages had names. */
  pageId: string | null;
  /** Within which its student may come back, as its group was told when it began. */
  returnSeconds: number;
  /** Those it was sat on before it was reinstated, the first one first. */
  earlierDevices: string[];
  startedAt: Date;
  deadline: Date;
  expiresAt: Date | null;
  lastSeenAt: Date;
  endedAt: Date | null;
  ending: Ending | null;
  penalty: number;
  /** By which it is judged, whatever that of its exam is by now. */
  passMark: number;
  score: number | null;
  passed: boolean | null;
  scaledFrom: number | null;
  /** It was reinstated then, and waits for its student. */
  waitsSince: Date | null;
  /** Counts for nothing from then on. */
  voidedAt: Date | null;
}

const attempts = (db: Db | Tx) =>
  db
    .selectFrom('examAttempt')
    .select([
      'id',
      'examId',
      'personId',
      'groupId',
      'regionId',
      'number',
      'locale',
      sql<Asked[]>`asked`.as('asked'),
      sql<Record<string, string>>`keys`.as('keys'),
      'deviceId',
      'pageId',
      'returnSeconds',
      'earlierDevices',
      'startedAt',
      'deadline',
      'expiresAt',
      'lastSeenAt',
      'endedAt',
      'ending',
      'penalty',
      'passMark',
      'score',
      'passed',
      'scaledFrom',
      'waitsSince',
      'voidedAt',
    ]);

export const findAttempt = async (db: Db | Tx, id: string): Promise<AttemptRecord | null> =>
  (await attempts(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** Held until the transaction ends: an attempt is ended and graded once. */
export const lockAttempt = async (tx: Tx, id: string): Promise<AttemptRecord | null> =>
  (await attempts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;

const attemptsAt = (db: Db | Tx, examIds: readonly string[], personId: string) =>
  attempts(db).where('examId', '=', anyId(examIds)).where('personId', '=', personId);

/** Somebody's attempts at exams that count, the first one first. */
export const findAttemptsOf = (
  db: Db | Tx,
  examIds: readonly string[],
  personId: string,
): Promise<AttemptRecord[]> =>
  attemptsAt(db, examIds, personId).where('voidedAt', 'is', null).orderBy('number').execute();

/** Those that were voided, and may share their numbers with others. */
export const findVoidedAttempts = (
  db: Db,
  examIds: readonly string[],
  personId: string,
): Promise<AttemptRecord[]> =>
  attemptsAt(db, examIds, personId).where('voidedAt', 'is not', null).orderBy('startedAt').execute();

/** Somebody's latest attempts that have a grade, the newest first. */
export const findGradedAttempts = (db: Db | Tx, personId: string, max: number): Promise<AttemptRecord[]> =>
  attempts(db)
    .where('personId', '=', personId)
    .where('voidedAt', 'is', null)
    .where('score', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(max)
    .execute();

/** Whoever starts the same exam for the same person at the same time waits: attempts are counted once. */
export async function lockStart(tx: Tx, examId: string, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exam ${examId} ${personId}`}, 0))`.execute(tx);
}

export type NewAttempt = Omit<
  AttemptRecord,
  | 'keys'
  | 'endedAt'
  | 'ending'
  | 'penalty'
  | 'score'
  | 'passed'
  | 'scaledFrom'
  | 'lastSeenAt'
  | 'earlierDevices'
  | 'waitsSince'
  | 'voidedAt'
>;

/** Whether it was stored; not where its id belongs to an attempt that is out of the caller's reach. */
export async function insertAttempt(tx: Tx, { asked, ...attempt }: NewAttempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('examAttempt')
    .values({ ...attempt, asked: JSON.stringify(asked), lastSeenAt: attempt.startedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteSeen(tx: Tx, id: string, lastSeenAt: Date): Promise<void> {
  await tx.updateTable('examAttempt').set({ lastSeenAt }).where('id', '=', id).execute();
}

/** The times of an attempt that goes on, moved by what was granted meanwhile. */
export async function moveTimes(
  tx: Tx,
  id: string,
  times: Pick<AttemptRecord, 'deadline' | 'expiresAt'>,
): Promise<void> {
  await tx.updateTable('examAttempt').set(times).where('id', '=', id).execute();
}

/** How an attempt that has ended stands, with its grade if it has one by now. */
export async function storeEnding(
  tx: Tx,
  { id, ending, endedAt, waitsSince, lastSeenAt, score, passed, scaledFrom }: AttemptRecord,
): Promise<void> {
  await tx
    .updateTable('examAttempt')
    .set({ ending, endedAt, waitsSince, lastSeenAt, score, passed, scaledFrom })
    .where('id', '=', id)
    .execute();
}

export async function storeGrade(
  tx: Tx,
  id: string,
  { score, passed, scaledFrom }: Pick<AttemptRecord, 'score' | 'passed' | 'scaledFrom'>,
): Promise<void> {
  await tx.updateTable('examAttempt').set({ score, passed, scaledFrom }).where('id', '=', id).execute();
}

export interface StoredEvent extends AttemptEvent {
  clientTime: Date;
}

/** Stores what a device tells; what it has told before stays as it was. */
export async function insertEvents(
  tx: Tx,
  { id, personId, regionId }: Pick<AttemptRecord, 'id' | 'personId' | 'regionId'>,
  events: readonly StoredEvent[],
  arrivedAt: Date,
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('attemptEvent')
    .values(
      events.map(({ deviceId, seq, body, clientTime }) => ({
        attemptId: id,
        personId,
        regionId,
        deviceId,
        seq,
        body: JSON.stringify(body),
        clientTime,
        arrivedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that happened in an attempt, as each device numbered it. */
export const findEvents = (db: Db | Tx, attemptId: string): Promise<(StoredEvent & { arrivedAt: Date })[]> =>
  db
    .selectFrom('attemptEvent')
    .select(['deviceId', 'seq', sql<EventBody>`body`.as('body'), 'clientTime', 'arrivedAt'])
    .where('attemptId', '=', attemptId)
    .orderBy('deviceId')
    .orderBy('seq')
    .execute();

/** The numbers of what has arrived from a device, without what it told. */
export const findArrived = (
  db: Db | Tx,
  attemptId: string,
  deviceId: string,
): Promise<Pick<AttemptEvent, 'deviceId' | 'seq'>[]> =>
  db
    .selectFrom('attemptEvent')
    .select(['deviceId', 'seq'])
    .where('attemptId', '=', attemptId)
    .where('deviceId', '=', deviceId)
    .execute();

/** The last that a device told of an attempt. */
export const findLastEvent = async (
  db: Db | Tx,
  attemptId: string,
  deviceId: string,
): Promise<EventBody | null> =>
  (
    await db
      .selectFrom('attemptEvent')
      .select(sql<EventBody>`body`.as('body'))
      .where('attemptId', '=', attemptId)
      .where('deviceId', '=', deviceId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.body ?? null;

/**
 * Open attempts that were last heard of before an instant, or whose time is up: a job looks which of them are over. Those
 * that were reinstated wait for their students longer.
 */
export const findSilent = (
  db: Db | Tx,
  { heardBefore, waitingSince, now, max }: { heardBefore: Date; waitingSince: Date; now: Date; max: number },
): Promise<{ id: string }[]> =>
  db
    .selectFrom('examAttempt')
    .select('id')
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('waitsSince', 'is', null), eb('waitsSince', '<', waitingSince)]))
    .where((eb) => eb.or([eb('lastSeenAt', '<', heardBefore), eb('expiresAt', '<', now)]))
    .orderBy('lastSeenAt')
    .limit(max)
    .execute();
