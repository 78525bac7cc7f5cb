import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export interface MarkChangeRecord {
  id: string;
  attemptId: string;
  questionId: string;
  personId: string;
  regionId: string;
  /** Null where what the key gives counts again. */
  points: number | null;
  comment: string;
  previousPoints: number | null;
  previousComment: string;
  earnedBefore: number | null;
  earnedAfter: number | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
  /** None for a first mark. */
  reason: string | null;
  takesBack: string | null;
  changedBy: string | null;
  /** Whoever acted in that person's place, if somebody did. */
  impersonatorId: string | null;
  changedAt: Date;
}

const changes = (db: Db | Tx) =>
  db
    .selectFrom('markChange')
    .select([
      'id',
      'attemptId',
      'questionId',
      'personId',
      'regionId',
      sql<number | null>`points::float8`.as('points'),
      'comment',
      sql<number | null>`previous_points::float8`.as('previousPoints'),
      'previousComment',
      sql<number | null>`earned_before::float8`.as('earnedBefore'),
      sql<number | null>`earned_after::float8`.as('earnedAfter'),
      'scoreBefore',
      'scoreAfter',
      'reason',
      'takesBack',
      'changedBy',
      'impersonatorId',
      'changedAt',
    ]);

/** Every mark that was given in an attempt, the first one first. */
export const findMarkChanges = (db: Db | Tx, attemptId: string): Promise<MarkChangeRecord[]> =>
  changes(db).where('attemptId', '=', attemptId).orderBy('number').execute();

export async function insertMarkChange(tx: Tx, change: Omit<MarkChangeRecord, 'id'>): Promise<void> {
  await tx.insertInto('markChange').values(change).execute();
}

/** A change, and of which course its exam is. */
export interface PlacedMarkChange extends MarkChangeRecord {
  courseId: string;
}

/** Which marks somebody gave or changed in a span of time, both ends included, in the order in which they did. */
export const findMarkChangesBy = (
  db: Db | Tx,
  { changedBy, from, to }: { changedBy: string; from: Date; to: Date },
): Promise<PlacedMarkChange[]> =>
  changes(db)
    .select(
      sql<string>`(select e.course_id from exam_attempt a join exam e on e.id = a.exam_id where a.id = attempt_id)`.as(
        'courseId',
      ),
    )
    .where('changedBy', '=', changedBy)
    .where('changedAt', '>=', from)
    .where('changedAt', '<=', to)
    .orderBy('number')
    .execute();

/** The newest change of every answer of some attempts. */
export const findNewestMarkChanges = (
  db: Db | Tx,
  attemptIds: readonly string[],
): Promise<{ id: string; attemptId: string; questionId: string }[]> =>
  db
    .selectFrom('markChange')
    .distinctOn(['attemptId', 'questionId'])
    .select(['id', 'attemptId', 'questionId'])
    .where('attemptId', '=', anyId(attemptIds))
    .orderBy('attemptId')
    .orderBy('questionId')
    .orderBy('number', 'desc')
    .execute();
