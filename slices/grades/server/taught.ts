import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { courseOfferingToFollow, type CourseOfferingRecord } from '#slices/courses/server/api.ts';
import { can, type GradedStanding } from '../rules/permissions.ts';
import { findFinalisations, lockGrades } from './finalising/finalisation.queries.ts';
import { findTeacherOf } from './taught.queries.ts';

/** A course of a group whose grades the caller may see. */
export interface Taught {
  courseOffering: CourseOfferingRecord;
  teacherName: string | null;
  standing: GradedStanding;
  /** Of the whole college: a user who looks, a grade is the same, and a student may have sat an exam on another campus. */
  db: Db;
}

/** For those who may see the grades of a group in a course; null for everyone else. */
export async function taughtToRead(ctx: Context, courseOfferingId: string): Promise<Taught | null> {
  const courseOffering = await courseOfferingToFollow(ctx, courseOfferingId);
  if (!courseOffering) return null;
  const teacher = await findTeacherOf(ctx.unscoped('who teaches a course'), courseOffering.id);
  return {
    courseOffering,
    teacherName: teacher?.name ?? null,
    standing: {
      regionId: courseOffering.regionId,
      courseTeacherPersonId: teacher?.personId ?? null,
    },
    db: ctx.unscoped('grades of a group that the caller may follow'),
  };
}

/** Changes something about the grades of a course of a group, which nobody else does meanwhile. */
export async function changeTaught<Result>(
  ctx: Context,
  courseOfferingId: string,
  may: keyof Pick<typeof can, 'enter' | 'unlock' | 'weigh'>,
  change: (tx: Tx, taught: Taught) => Promise<Result>,
): Promise<Result> {
  const taught = await taughtToRead(ctx, courseOfferingId);
  if (!taught || !can[may](actorOf(ctx), taught.standing)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(taught.db, async (tx) => {
    await lockGrades(tx, taught.courseOffering);
    return change(tx, taught);
  });
}

/** Refuses to change what is settled. */
export async function refuseIfFinal(tx: Tx, { courseOffering }: Taught): Promise<void> {
  const [newest] = await findFinalisations(tx, courseOffering);
  if (newest && newest.unlockedAt === null) throw new RuleError('gradesAreFinal');
}
