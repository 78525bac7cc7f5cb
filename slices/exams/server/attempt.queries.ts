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
    // What of its time it has because its student has more in every exam.
    'extraPercent',
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

const attemptById = writtenOnce((db: Db, { id }: { id: string }) => attempts(db).where('id', '=', id));
const heldAttempt = writtenOnce((db: Db, { id }: { id: string }) =>
  attempts(db).where('id', '=', id).forNoKeyUpdate(),
);

export const findAttempt = async (db: Db | Tx, id: string) => (await attemptById(db, { id }))[0] ?? null;

export const lockAttempt = async (tx: Tx, id: string): Promise<AttemptRecord | null> =>
  (await heldAttempt(tx, { id }))[0] ?? null;

const attemptsAt = (db: Db | Tx, examIds: readonly string[], personId: string) =>
  attemptFacts(db).where('examId', '=', anyId(examIds)).where('personId', '=', personId);

const countedAttempts = writtenOnce(
  (db: Db, { examIds, personId }: { examIds: readonly string[]; personId: string }) =>
    attemptsAt(db, examIds, personId).where('voidedAt', 'is', null).orderBy('number'),
);

export const findAttemptsOf = (db: Db | Tx, examIds: readonly string[], personId: string) =>
  countedAttempts(db, { examIds, personId });

export const findVoidedAttempts = (db: Db, examIds: readonly string[], personId: string) =>
  attemptsAt(db, examIds, personId).where('voidedAt', 'is not', null).orderBy('startedAt').execute();

const startLock = writtenOnce((db: Db, { start, kept }: { start: string; kept: string }) =>
  db.selectNoFrom([
    sql`pg_advisory_xact_lock(hashtextextended(${start}::text, 0))`.as('held'),
    sql`pg_advisory_xact_lock_shared(hashtextextended(${kept}::text, 0))`.as('heldWithOthers'),
  ]),
);

const keptBy = (personId: string): string => `accommodation ${personId}`;

/**
 * Starts of the same exam by the same person wait for each other: attempts are counted once. None begins while what the
 * person has in every exam is being changed.
 */
export async function lockStart(tx: Tx, examId: string, personId: string): Promise<void> {
  await startLock(tx, { start: `exam ${examId} ${personId}`, kept: keptBy(personId) });
}

/** Changes of what a person has in every exam wait for each other, and for starts. */
export async function lockAccommodation(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keptBy(personId)}::text, 0))`.execute(tx);
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

type Ended = Pick<
  AttemptRecord,
  'id' | 'ending' | 'endedAt' | 'waitsSince' | 'lastSeenAt' | 'score' | 'passed' | 'scaledFrom'
>;

const storedEnding = writtenOnce(
  (db: Db, { id, ending, endedAt, waitsSince, lastSeenAt, score, passed, scaledFrom }: Ended) =>
    db
      .updateTable('examAttempt')
      .set({ ending, endedAt, waitsSince, lastSeenAt, score, passed, scaledFrom })
      .where('id', '=', id),
);

export async function storeEnding(tx: Tx, ended: Ended): Promise<void> {
  await storedEnding(tx, ended);
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

const eventsOf = writtenOnce((db: Db, { attemptId }: { attemptId: string }) =>
  db
    .selectFrom('attemptEvent')
    .select(['deviceId', 'seq', sql<EventBody>`body`.as('body'), 'clientTime', 'arrivedAt'])
    .where('attemptId', '=', attemptId)
    .orderBy('deviceId')
    .orderBy('seq'),
);

export const findEvents = (db: Db | Tx, attemptId: string): Promise<(StoredEvent & { arrivedAt: Date })[]> =>
  eventsOf(db, { attemptId });

const arrivedFrom = writtenOnce((db: Db, { attemptId, deviceId }: { attemptId: string; deviceId: string }) =>
  db
    .selectFrom('attemptEvent')
    .select(['deviceId', 'seq'])
    .where('attemptId', '=', attemptId)
    .where('deviceId', '=', deviceId),
);

export const findArrived = (db: Db | Tx, attemptId: string, deviceId: string) =>
  arrivedFrom(db, { attemptId, deviceId });

/** The question that was answered or flagged last, on any device. */
export const findLastQuestion = async (db: Db, attemptId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('attemptEvent')
      .select(sql<string>`body->>'questionId'`.as('questionId'))
      .where('attemptId', '=', attemptId)
      .where(sql<boolean>`body->>'questionId' is not null`)
      .orderBy('arrivedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.questionId ?? null;

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

/** How many attempts the students of these course offerings have made at the exams of the course. */
export const countAttemptsOfOfferings = (db: Db, courseOfferingIds: readonly string[]) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('exam as e', 'e.courseId', 't.courseId')
    .innerJoin('examAttempt as a', (join) =>
      join.onRef('a.examId', '=', 'e.id').onRef('a.groupId', '=', 't.groupId'),
    )
    .select('t.id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('t.id', '=', anyId(courseOfferingIds))
    .groupBy('t.id')
    .execute();

/** How many attempts at each of these exams are on record, on some campuses or on all. */
export const countAttempts = (db: Db, examIds: readonly string[], reach: readonly string[] | null) =>
  db
    .selectFrom('examAttempt as a')
    .select('a.examId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('a.examId', '=', anyId(examIds))
    .$if(reach !== null, (query) => query.where('a.regionId', '=', anyId(reach ?? [])))
    .groupBy('a.examId')
    .execute();
