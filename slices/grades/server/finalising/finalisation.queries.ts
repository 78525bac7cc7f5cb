import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { NO_PERCENT, type Percent } from '#kit/percent/percent.ts';
import { finalState, type CourseStep } from '../../rules/course-grade.ts';
import { acceptedAmendment, heldScore, heldState, heldSteps } from '../amendments/accepted-amendment.ts';
import type { CourseGradeRecord, CoursePart } from '../course-grade-record.ts';

export interface FinalisationRecord {
  id: string;
  courseId: string;
  groupId: string;
  regionId: string;
  finalisedBy: string | null;
  finalisedAt: Date;
  unlockedBy: string | null;
  unlockedAt: Date | null;
  unlockReason: string | null;
}

interface Taught {
  courseId: string;
  groupId: string;
}

/** Every time that a course was settled for a group, the newest first. */
export const findFinalisations = (
  db: Db | Tx,
  { courseId, groupId }: Taught,
): Promise<FinalisationRecord[]> =>
  db
    .selectFrom('finalisation')
    .select([
      'id',
      'courseId',
      'groupId',
      'regionId',
      'finalisedBy',
      'finalisedAt',
      'unlockedBy',
      'unlockedAt',
      'unlockReason',
    ])
    .where('courseId', '=', courseId)
    .where('groupId', '=', groupId)
    .orderBy('finalisedAt', 'desc')
    .execute();

/** Where grades are final, of these courses and groups. */
export const findHeldPlaces = (
  db: Db | Tx,
  { courseIds, groupIds }: { courseIds: readonly string[]; groupIds: readonly string[] },
): Promise<Taught[]> =>
  db
    .selectFrom('finalisation')
    .select(['courseId', 'groupId'])
    .where('courseId', '=', anyId(courseIds))
    .where('groupId', '=', anyId(groupIds))
    .where('unlockedAt', 'is', null)
    .execute();

/** Holds a course of a group until the transaction ends, so that nobody changes a grade while it is being settled. */
export async function lockGrades(tx: Tx, { courseId, groupId }: Taught): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${courseId} ${groupId}`}, 0))`.execute(tx);
}

type NewFinalisation = Pick<
  FinalisationRecord,
  'id' | 'courseId' | 'groupId' | 'regionId' | 'finalisedBy' | 'finalisedAt'
>;

/** Settles the grades of a course for a group: they stand from now on whatever becomes of their parts. */
export async function insertFinalisation(
  tx: Tx,
  finalisation: NewFinalisation,
  grades: readonly CourseGradeRecord[],
): Promise<void> {
  await tx.insertInto('finalisation').values(finalisation).execute();
  if (grades.length === 0) return;
  await tx
    .insertInto('courseResult')
    .values(
      grades.map((grade) => ({
        finalisationId: finalisation.id,
        personId: grade.personId,
        regionId: grade.regionId,
        courseId: grade.courseId,
        groupId: grade.groupId,
        code: grade.code,
        teacherName: grade.teacherName,
        term: grade.term,
        firstDay: grade.firstDay,
        lastDay: grade.lastDay,
        credits: grade.credits,
        kind: grade.kind,
        score: grade.score,
        state: finalState(grade.state),
        parts: JSON.stringify(grade.parts),
        steps: JSON.stringify(grade.steps),
      })),
    )
    .execute();
}

export async function storeUnlocking(
  tx: Tx,
  id: string,
  unlocked: { unlockedBy: string; unlockedAt: Date; unlockReason: string },
): Promise<void> {
  await tx.updateTable('finalisation').set(unlocked).where('id', '=', id).execute();
}

export const heldResults = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('courseResult as s')
    .innerJoin('finalisation as f', 'f.id', 's.finalisationId')
    .innerJoin('course as c', 'c.id', 's.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .leftJoinLateral(acceptedAmendment.as<'accepted'>(sql.ref('accepted')), (join) => join.onTrue())
    .select([
      sql<string>`app.course_grade_id(s.course_id, s.group_id, s.person_id)`.as('id'),
      's.personId',
      's.courseId',
      's.groupId',
      's.regionId',
      'r.timeZone',
      's.code',
      sql<string>`coalesce(wanted.name, own.name)`.as('name'),
      's.teacherName',
      's.term',
      's.firstDay',
      's.lastDay',
      sql<number>`s.credits::float8`.as('credits'),
      's.kind',
      heldScore.as('score'),
      heldState.as('state'),
      sql<StoredPart[]>`s.parts`.as('parts'),
      sql<CourseStep[]>`${heldSteps}`.as('steps'),
      'f.finalisedAt',
    ])
    .where('f.unlockedAt', 'is', null);

type StoredPart = Omit<CoursePart, 'opensAt' | 'dueAt' | 'ownDueAt'> & {
  dueAt: string;
  ownDueAt: string;
};
export type StoredResult = Awaited<ReturnType<ReturnType<typeof heldResults>['execute']>>[number];

/** What was taken off for absences when a course was settled. */
export const deductionIn = (steps: readonly CourseStep[]): Percent =>
  steps.find((step) => step.kind === 'DEDUCTION')?.takenOff ?? NO_PERCENT;

export const resultOf = (row: StoredResult): CourseGradeRecord => ({
  ...row,
  joinedAt: null,
  isOver: true,
  parts: row.parts.map((part) => ({
    ...part,
    // When it opened says nothing of what is settled.
    opensAt: null,
    dueAt: new Date(part.dueAt),
    ownDueAt: new Date(part.ownDueAt),
  })),
  entered: row.steps.find(({ kind }) => kind === 'ENTERED')?.score ?? null,
  deduction: deductionIn(row.steps),
  projection: null,
});

/** What was settled for people and still holds. */
export const findHeldResultsOf = async (
  db: Db | Tx,
  personIds: readonly string[],
  locale: string,
): Promise<CourseGradeRecord[]> => (await readHeldResultsOf(db, { personIds, locale })).map(resultOf);

interface HeldOf {
  personIds: readonly string[];
  locale: string;
}

const readHeldResultsOf = writtenOnce((db: Db | Tx, { personIds, locale }: HeldOf) =>
  heldResults(db, locale).where('s.personId', '=', anyId(personIds)),
);
