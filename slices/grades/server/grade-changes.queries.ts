import type { Percent } from '#kit/percent/percent.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { PartGrade } from '../rules/course-grade.ts';

/** Whose grades of which courses. */
export interface GradesOf {
  courseIds: readonly string[];
  groupIds: readonly string[];
  personIds: readonly string[];
}

export interface GradeChangeRecord extends PartGrade {
  id: string;
  courseId: string;
  groupId: string;
  personId: string;
  regionId: string;
  /** Null for the grade of the course itself. */
  partId: string | null;
  previousScore: Percent | null;
  previousComplete: boolean | null;
  reason: string;
  takesBack: string | null;
  changedBy: string | null;
  /** A user who acted in that person's place, if any. */
  impersonatorId: string | null;
  changedAt: Date;
}

/** A change of a grade by hand: entered in place of what was reached, or of the student's work itself. */
export interface PastChange extends GradeChangeRecord {
  isOfWork: boolean;
}

const COLUMNS = [
  'id',
  'courseId',
  'groupId',
  'personId',
  'regionId',
  'partId',
  'score',
  'complete',
  'previousScore',
  'previousComplete',
  'reason',
  'takesBack',
  'changedBy',
  'impersonatorId',
  'changedAt',
] as const;

const changesOf = (db: Db | Tx, { courseIds, groupIds, personIds }: GradesOf) =>
  db
    .selectFrom('gradeChange')
    .where('personId', '=', anyId(personIds))
    .where('courseId', '=', anyId(courseIds))
    .where('groupId', '=', anyId(groupIds));

/** The newest change of every grade, which is the one that counts. */
export const findNewestChanges = (db: Db | Tx, of: GradesOf): Promise<GradeChangeRecord[]> =>
  readNewest(db, of);

const readNewest = writtenOnce((db: Db | Tx, of: GradesOf) =>
  changesOf(db, of)
    .distinctOn(['courseId', 'groupId', 'personId', 'partId'])
    .select(COLUMNS)
    .orderBy('courseId')
    .orderBy('groupId')
    .orderBy('personId')
    .orderBy('partId')
    .orderBy('number', 'desc'),
);

/** Everything that was changed, the newest first. */
export const findChanges = (db: Db | Tx, of: GradesOf): Promise<GradeChangeRecord[]> => readChanges(db, of);

const readChanges = writtenOnce((db: Db | Tx, of: GradesOf) =>
  changesOf(db, of).select(COLUMNS).orderBy('number', 'desc'),
);

export const findChangesById = (db: Db | Tx, ids: readonly string[]): Promise<GradeChangeRecord[]> =>
  db.selectFrom('gradeChange').select(COLUMNS).where('id', '=', anyId(ids)).execute();

export interface MadeBy {
  changedBy: string;
  from: Date;
  to: Date;
}

/** What a user changed in a span of time, both ends included, in the order in which they did. */
export const findChangesBy = (db: Db | Tx, { changedBy, from, to }: MadeBy): Promise<GradeChangeRecord[]> =>
  db
    .selectFrom('gradeChange')
    .select(COLUMNS)
    .where('changedBy', '=', changedBy)
    .where('changedAt', '>=', from)
    .where('changedAt', '<=', to)
    .orderBy('number')
    .execute();

/** So many rows at once are well within the parameters that one statement may have. */
const ROWS_AT_ONCE = 1_000;

/** Stores changes; false when one of their ids is taken already, in whosesoever name. */
export async function insertChanges(tx: Tx, changes: readonly GradeChangeRecord[]): Promise<boolean> {
  let inserted = 0n;
  for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('gradeChange')
      .values(changes.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    inserted += numInsertedOrUpdatedRows ?? 0n;
  }
  return inserted === BigInt(changes.length);
}
