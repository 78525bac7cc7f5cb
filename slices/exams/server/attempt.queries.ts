import { sql, type Insertable } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { AttemptEvent, EventBody } from '#slices/exams/rules/sitting/attempt-log.ts';

export interface Asked {
  questionId: string;
  versionId: string;
  options: string[];
  matches: string[];
}

const attemptFacts = (db: Db | Tx) =>
  db.selectFrom('examAttempt').select([
    'id',
    'examId',
    'personId',
    'groupId',
    'regionId',
    'number',
    'locale',
    'deviceId',
    // None where it began before pages had names.
    'pageId',
    // Within which its student may come back, as its group was told when it began.
    'returnSeconds',
    // Those it was sat on before it was reinstated, the first one first.
    'earlierDevices',
    'startedAt',
    'deadline',
    'expiresAt',
    'lastSeenAt',
    'endedAt',
    'ending',
    'penalty',
    // By which it is judged, also where that of its exam was changed since.
    'passMark',
    'score',
    'passed',
    'scaledFrom',
    // It was reinstated then, and waits for its student.
    'waitsSince',
    // Counts for nothing from then on.
    'voidedAt',
  ]);

const attempts = (db: Db | Tx) =>
  attemptFacts(db).select([
    sql<Asked[]>`asked`.as('asked'),
    // The versions whose keys count in place of those of the versions it was given, by question.
    sql<Record<string, string>>`keys`.as('keys'),
  ]);

/** An attempt without what it was asked, which is most of it. */
export type AttemptFacts = Omit<AttemptRecord, 'asked' | 'keys'>;
export type AttemptRecord = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export const findAttempt = async (db: Db | Tx, id: string) =>
  (await attempts(db).where('id', '=', id).executeTakeFirst()) ?? null;

export const lockAttempt = async (tx: Tx, id: string): Promise<AttemptRecord | null> =>
  (await attempts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;

const attemptsAt = (db: Db | Tx, examIds: readonly string[], personId: string) =>
  attemptFacts(db).where('examId', '=', anyId(examIds)).where('personId', '=', personId);

export const findAttemptsOf = (db: Db | Tx, examIds: readonly string[], personId: string) =>
  attemptsAt(db, examIds, personId).where('voidedAt', 'is', null).orderBy('number').execute();

export const findVoidedAttempts = (db: Db, examIds: readonly string[], personId: string) =>
  attemptsAt(db, examIds, personId).where('voidedAt', 'is not', null).orderBy('startedAt').execute();

/** Starts of the same exam by the same person wait for each other: attempts are counted once. */
export async function lockStart(tx: Tx, examId: string, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exam ${examId} ${personId}`}, 0))`.execute(tx);
}

export type NewAttempt = Omit<Insertable<DB['examAttempt']>, 'asked' | 'lastSeenAt'> &
  Pick<AttemptRecord, 'asked' | 'passMark' | 'returnSeconds'>;

/** False where the id belongs to an attempt out of the caller's reach. */
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

export async function moveTimes(tx: Tx, id: string, times: Pick<AttemptRecord, 'deadline' | 'expiresAt'>) {
  await tx.updateTable('examAttempt').set(times).where('id', '=', id).execute();
}

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

interface PlainEvents {
  attemptId: string;
  personId: string;
  deviceId: string;
  pageId: string;
  now: Date;
  /** An attempt whose time was up before takes nothing any more. */
  expiredBefore: Date;
  /** What is told, as JSON: a list of seq, body and clientTime. */
  events: string;
}

interface PlainlyStored {
  expiresAt: Date | null;
  /** How many of the device's events have arrived by now, and the number of the last one. */
  arrived: number;
  last: number;
}

const plainEvents = writtenOnce<PlainEvents, PlainlyStored>((db, told) =>
  db
    .with('seen', (within) =>
      within
        .updateTable('examAttempt')
        .set({ lastSeenAt: told.now })
        .where('id', '=', told.attemptId)
        .where('personId', '=', told.personId)
        .where('deviceId', '=', told.deviceId)
        .where((eb) => eb.or([eb('pageId', 'is', null), eb('pageId', '=', told.pageId)]))
        // It is open. Said otherwise, PostgreSQL might go through all open attempts by their index.
        .where(sql<boolean>`num_nulls(ended_at, waits_since) = 2`)
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>=', told.expiredBefore)]))
        // One whose student may have left, and may come back for so long only, is looked at more closely.
        .where(
          sql<boolean>`(return_seconds = 0 or last_seen_at >= ${told.now}::timestamptz - make_interval(secs => return_seconds))`,
        )
        // It goes out together with the scope, as reads do: where that did not arrive, nothing is written.
        .where(sql<boolean>`current_setting('app.person', true) = ${told.personId}`)
        .returning(['id', 'personId', 'regionId', 'expiresAt']),
    )
    .with('stored', (within) =>
      within
        .insertInto('attemptEvent')
        .columns(['attemptId', 'personId', 'regionId', 'deviceId', 'seq', 'body', 'clientTime', 'arrivedAt'])
        .expression((eb) =>
          eb
            .selectFrom([
              'seen',
              sql<{ seq: number }>`json_to_recordset(${told.events}::json)`.as<'event'>(
                sql`event (seq int, body jsonb, "clientTime" timestamptz)`,
              ),
            ])
            .select([
              'seen.id',
              'seen.personId',
              'seen.regionId',
              sql<string>`${told.deviceId}::uuid`.as('deviceId'),
              'event.seq',
              sql<string>`event.body`.as('body'),
              sql<Date>`event."clientTime"`.as('clientTime'),
              sql<Date>`${told.now}::timestamptz`.as('arrivedAt'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('seq'),
    )
    .with('earlier', (within) =>
      within
        .selectFrom('attemptEvent')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('seq').as('last')])
        .where('attemptId', '=', told.attemptId)
        .where('deviceId', '=', told.deviceId),
    )
    .with('added', (within) =>
      within
        .selectFrom('stored')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('seq').as('last')]),
    )
    .selectFrom(['seen', 'earlier', 'added'])
    .select([
      'seen.expiresAt',
      sql<number>`(earlier.count + added.count)::int`.as('arrived'),
      sql<number>`coalesce(greatest(earlier.last, added.last), 0)`.as('last'),
    ]),
);

/**
 * Stores what a page tells of an attempt that goes on, and that it was seen, by one statement that is on disk when it is answered.
 * Null, with nothing stored, where the attempt is another's, over,
 * out of time, sat elsewhere, or waits for its student.
 */
export const storePlainEvents = async (db: Db, told: PlainEvents) => (await plainEvents(db, told))[0] ?? null;

export const findEvents = (db: Db | Tx, attemptId: string): Promise<(StoredEvent & { arrivedAt: Date })[]> =>
  db
    .selectFrom('attemptEvent')
    .select(['deviceId', 'seq', sql<EventBody>`body`.as('body'), 'clientTime', 'arrivedAt'])
    .where('attemptId', '=', attemptId)
    .orderBy('deviceId')
    .orderBy('seq')
    .execute();

export const findArrived = (db: Db | Tx, attemptId: string, deviceId: string) =>
  db
    .selectFrom('attemptEvent')
    .select(['deviceId', 'seq'])
    .where('attemptId', '=', attemptId)
    .where('deviceId', '=', deviceId)
    .execute();

export const findLastEvent = async (db: Db | Tx, attemptId: string, deviceId: string) =>
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
 * Open attempts that were last heard of before an instant, or whose time is up. Reinstated ones wait for their students
 * longer.
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
