import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkReason } from '../../rules/entered-grade.ts';
import { findFinalisations, insertFinalisation, storeUnlocking } from './finalisation.queries.ts';
import { findTakenIn } from '../taken-courses.queries.ts';
import { changeTaught } from '../taught.ts';
import { asIfOver, workOutGrades } from '../work-out.ts';

interface Named {
  courseOfferingId: string;
  /** Made by the page, so that what is sent twice is done once. */
  finalisationId: string;
}

/**
 * Settles the grades of a course for a group. From now on they stand, whatever becomes of their parts. A user who was told of
 * another number of students who are incomplete looks again first.
 */
export const finaliseCourse = (
  ctx: Context,
  { courseOfferingId, finalisationId, incomplete }: Named & { incomplete: number | null },
): Promise<string> =>
  changeTaught(ctx, courseOfferingId, 'enter', async (tx, { courseOffering, teacherName }) => {
    const { courseId, groupId, regionId } = courseOffering;
    const earlier = await findFinalisations(tx, courseOffering);
    if (earlier.some(({ id }) => id === finalisationId)) return courseOfferingId;
    if (earlier.some(({ unlockedAt }) => unlockedAt === null)) throw new RuleError('gradesAreFinal');
    const params = { locale: ctx.locale, now: ctx.services.now() };
    const taken = await findTakenIn(tx, courseOffering, params);
    if (taken.length === 0) throw new RuleError('nobodyToGrade');
    const grades = (await workOutGrades(tx, taken, params)).map((grade) => ({
      ...asIfOver(grade),
      teacherName,
    }));
    const counted = Object.groupBy(grades, ({ state }) => state);
    if (incomplete !== null && incomplete !== (counted.INCOMPLETE?.length ?? 0))
      throw new RuleError('changedMeanwhile');
    const finalisedBy = actorOf(ctx).personId;
    const finalisation = {
      id: finalisationId,
      courseId,
      groupId,
      regionId,
      finalisedBy,
      finalisedAt: params.now,
    };
    await insertFinalisation(tx, finalisation, grades);
    await audit(tx, ctx, {
      action: 'finaliseCourse',
      entity: 'group',
      entityId: groupId,
      regionId,
      after: {
        courseId,
        passed: counted.PASSED?.length ?? 0,
        failed: counted.FAILED?.length ?? 0,
        incomplete: counted.INCOMPLETE?.length ?? 0,
      },
    });
    return courseOfferingId;
  });

/** Opens the grades of a course for a group again, with the reason. What was settled stays on record. */
export async function unlockCourse(
  ctx: Context,
  { courseOfferingId, finalisationId, reason }: Named & { reason: string },
): Promise<string> {
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  return changeTaught(ctx, courseOfferingId, 'unlock', async (tx, { courseOffering }) => {
    const finalisation = (await findFinalisations(tx, courseOffering)).find(
      ({ id }) => id === finalisationId,
    );
    if (!finalisation) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (finalisation.unlockedAt) return courseOfferingId;
    await storeUnlocking(tx, finalisationId, {
      unlockedBy: actorOf(ctx).personId,
      unlockedAt: ctx.services.now(),
      unlockReason: reason.trim(),
    });
    await audit(tx, ctx, {
      action: 'unlockCourse',
      entity: 'group',
      entityId: courseOffering.groupId,
      regionId: courseOffering.regionId,
      before: { courseId: courseOffering.courseId, finalisedAt: finalisation.finalisedAt },
      reason: reason.trim(),
    });
    return courseOfferingId;
  });
}
