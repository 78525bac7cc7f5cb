import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Grade } from '#slices/assignments/rules/grade.ts';
import type { SubmissionRecord } from '../submission.queries.ts';

export interface WorkGradeChange extends Grade {
  id: string;
  submissionId: string;
  personId: string;
  regionId: string;
  comment: string;
  previousScore: Percent | null;
  previousComplete: boolean | null;
  previousComment: string;
  previousGradedAt: Date | null;
  previousGradedBy: string | null;
  /** None for a first grade, and for what was undone right away. */
  reason: string | null;
  takesBack: string | null;
  changedBy: string | null;
  /** The person who acted in that person's place, if there was one. */
  impersonatorId: string | null;
  changedAt: Date;
}

const COLUMNS = [
  'id',
  'submissionId',
  'personId',
  'regionId',
  'score',
  'complete',
  'comment',
  'previousScore',
  'previousComplete',
  'previousComment',
  'previousGradedAt',
  'previousGradedBy',
  'reason',
  'takesBack',
  'changedBy',
  'impersonatorId',
  'changedAt',
] as const;

/** Everything that was done about the grade of a student's work, the newest first. */
export const findWorkGradeChanges = (db: Db | Tx, submissionId: string): Promise<WorkGradeChange[]> =>
  db
    .selectFrom('workGradeChange')
    .select(COLUMNS)
    .where('submissionId', '=', submissionId)
    .orderBy('number', 'desc')
    .execute();

export interface PlacedGradeChange extends WorkGradeChange {
  assignmentId: string;
  courseId: string;
  groupId: string;
}

const placed = (db: Db | Tx) =>
  db
    .selectFrom('workGradeChange as c')
    .innerJoin('submission as s', 's.id', 'c.submissionId')
    .innerJoin('assignment as a', 'a.id', 's.assignmentId')
    .select([
      ...COLUMNS.map((column) => `c.${column}` as const),
      's.assignmentId',
      'a.courseId',
      's.groupId',
    ]);

/** What was done about grades that had been given before, and made them others: a select for other statements. */
export const changesOfGivenGrades = (db: Db | Tx) =>
  placed(db)
    .where(sql<boolean>`num_nonnulls(c.previous_score, c.previous_complete) > 0`)
    .where(sql<boolean>`(c.previous_score, c.previous_complete) is distinct from (c.score, c.complete)`);

/** How grades that students were given for their work in courses changed, the newest first. */
export const findChangesOfGivenGrades = (db: Db | Tx, of: GivenGrades): Promise<PlacedGradeChange[]> =>
  readGivenGrades(db, of);

interface GivenGrades {
  courseIds: readonly string[];
  groupIds: readonly string[];
  personIds: readonly string[];
}

const readGivenGrades = writtenOnce((db: Db | Tx, of: GivenGrades) =>
  changesOfGivenGrades(db)
    .where('c.personId', '=', anyId(of.personIds))
    .where('a.courseId', '=', anyId(of.courseIds))
    .where('s.groupId', '=', anyId(of.groupIds))
    .orderBy('c.number', 'desc'),
);

/** What a person did to grades of work in a span of time, both ends included, in the order in which they did. */
export const findWorkGradesBy = (
  db: Db | Tx,
  { changedBy, from, to }: { changedBy: string; from: Date; to: Date },
): Promise<PlacedGradeChange[]> =>
  placed(db)
    .where('c.changedBy', '=', changedBy)
    .where('c.changedAt', '>=', from)
    .where('c.changedAt', '<=', to)
    .orderBy('c.number')
    .execute();

/** The newest change of the grade of each of these works. */
export const findNewestWorkGrades = (
  db: Db | Tx,
  submissionIds: readonly string[],
): Promise<{ id: string; submissionId: string }[]> =>
  db
    .selectFrom('workGradeChange')
    .distinctOn('submissionId')
    .select(['id', 'submissionId'])
    .where('submissionId', '=', anyId(submissionIds))
    .orderBy('submissionId')
    .orderBy('number', 'desc')
    .execute();

type Action = Pick<WorkGradeChange, 'reason' | 'takesBack' | 'changedBy' | 'impersonatorId' | 'changedAt'>;

export async function insertWorkGradeChange(
  tx: Tx,
  before: SubmissionRecord,
  { score, complete, comment }: Pick<SubmissionRecord, 'score' | 'complete' | 'comment'>,
  action: Action,
): Promise<void> {
  await tx
    .insertInto('workGradeChange')
    .values({
      submissionId: before.id,
      personId: before.personId,
      regionId: before.regionId,
      score,
      complete,
      comment,
      previousScore: before.score,
      previousComplete: before.complete,
      previousComment: before.comment,
      previousGradedAt: before.gradedAt,
      previousGradedBy: before.gradedBy,
      ...action,
    })
    .execute();
}
