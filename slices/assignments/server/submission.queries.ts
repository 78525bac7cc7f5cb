import type { Percent } from '#kit/percent/percent.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';

export interface SubmissionRecord {
  id: string;
  assignmentId: string;
  personId: string;
  groupId: string;
  regionId: string;
  submittedAt: Date | null;
  extendedTo: Date | null;
  extensionReason: string | null;
  returnedAt: Date | null;
  returnNote: string | null;
  score: Percent | null;
  complete: boolean | null;
  comment: string;
  gradedAt: Date | null;
  gradedBy: string | null;
  version: number;
}

const COLUMNS = [
  'id',
  'assignmentId',
  'personId',
  'groupId',
  'regionId',
  'submittedAt',
  'extendedTo',
  'extensionReason',
  'returnedAt',
  'returnNote',
  'score',
  'complete',
  'comment',
  'gradedAt',
  'gradedBy',
  'version',
] as const;

export const findSubmissionsOf = (
  db: Db | Tx,
  assignmentIds: readonly string[],
  personId: string,
): Promise<SubmissionRecord[]> => readSubmissionsOf(db, { assignmentIds, personId });

interface HandedInBy {
  assignmentIds: readonly string[];
  personId: string;
}

const readSubmissionsOf = writtenOnce((db: Db | Tx, { assignmentIds, personId }: HandedInBy) =>
  db
    .selectFrom('submission')
    .select(COLUMNS)
    .where('assignmentId', '=', anyId(assignmentIds))
    .where('personId', '=', personId),
);

export const findSubmission = async (
  db: Db | Tx,
  assignmentId: string,
  personId: string,
): Promise<SubmissionRecord | null> => (await findSubmissionsOf(db, [assignmentId], personId))[0] ?? null;

/** A submission by its id, held until the transaction ends. */
export const holdSubmission = async (tx: Tx, id: string): Promise<SubmissionRecord | null> =>
  (await tx.selectFrom('submission').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()) ??
  null;

export interface HeldSubmission {
  submission: SubmissionRecord;
  /** Whether nobody had done anything about it before. */
  isNew: boolean;
}

/** A person's work on an assignment, begun if it was not yet, and held until the transaction ends. */
export async function lockSubmission(
  tx: Tx,
  place: Pick<SubmissionRecord, 'assignmentId' | 'personId' | 'groupId' | 'regionId'>,
): Promise<HeldSubmission> {
  const { assignmentId, personId } = place;
  const begun = await tx
    .insertInto('submission')
    .values(place)
    .onConflict((conflict) => conflict.columns(['assignmentId', 'personId']).doNothing())
    .returning('id')
    .executeTakeFirst()
    // The deadline of the group was taken away at this moment.
    .catch(refuseGone);
  const submission = await tx
    .selectFrom('submission')
    .select(COLUMNS)
    .where('assignmentId', '=', assignmentId)
    .where('personId', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { submission, isNew: begun !== undefined };
}

type Changed = Partial<Omit<SubmissionRecord, 'id' | 'assignmentId' | 'personId' | 'regionId' | 'version'>>;

export const storeSubmission = (tx: Tx, id: string, changed: Changed): Promise<SubmissionRecord> =>
  tx
    .updateTable('submission')
    .set((eb) => ({ ...changed, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export interface VersionRecord {
  id: string;
  submissionId: string;
  personId: string;
  regionId: string;
  number: number;
  submittedAt: Date;
  receiptHash: string;
}

/** What was handed in, the newest version first. */
export const findVersions = (db: Db | Tx, submissionIds: readonly string[]): Promise<VersionRecord[]> =>
  db
    .selectFrom('submissionVersion')
    .select(['id', 'submissionId', 'personId', 'regionId', 'number', 'submittedAt', 'receiptHash'])
    .where('submissionId', '=', anyId(submissionIds))
    .orderBy('number', 'desc')
    .execute();

/** Stores a version; false when there is one with this id already, of any person. */
export async function insertVersion(tx: Tx, version: VersionRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('submissionVersion')
    .values(version)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findTeacherPersonId = async (
  db: Db | Tx,
  { assignmentId, regionId }: { assignmentId: string; regionId: string },
): Promise<string | null> =>
  (
    await db
      .selectFrom('assignment as a')
      .innerJoin('course as c', 'c.id', 'a.courseId')
      .innerJoin('region as r', (join) => join.on('r.id', '=', regionId))
      .select(teacherAccountIn('c.teacher_id', 'r.id').as('personId'))
      .where('a.id', '=', assignmentId)
      .executeTakeFirst()
  )?.personId ?? null;

export const findTeachersOfCourseOfferings = (
  db: Db,
  courseOfferingIds: readonly string[],
): Promise<{ id: string; personId: string | null }[]> =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('course as c', 'c.id', 't.courseId')
    .select(['t.id', teacherAccountIn('c.teacher_id', 't.region_id').as('personId')])
    .where('t.id', '=', anyId(courseOfferingIds))
    .execute();
