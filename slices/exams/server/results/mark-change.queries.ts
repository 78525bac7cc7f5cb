import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export type MarkChangeRecord = Awaited<ReturnType<typeof findMarkChanges>>[number];

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

export const findMarkChanges = (db: Db | Tx, attemptId: string) =>
  changes(db).where('attemptId', '=', attemptId).orderBy('number').execute();

export async function insertMarkChange(tx: Tx, change: Omit<MarkChangeRecord, 'id'>): Promise<void> {
  await tx.insertInto('markChange').values(change).execute();
}

export interface PlacedMarkChange extends MarkChangeRecord {
  courseId: string;
}

/** In the order in which they were made, both ends included. */
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
export const findNewestMarkChanges = (db: Db | Tx, attemptIds: readonly string[]) =>
  db
    .selectFrom('markChange')
    .distinctOn(['attemptId', 'questionId'])
    .select(['id', 'attemptId', 'questionId'])
    .where('attemptId', '=', anyId(attemptIds))
    .orderBy('attemptId')
    .orderBy('questionId')
    .orderBy('number', 'desc')
    .execute();
