import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { withdrawTeacher } from '#slices/teachers/server/api.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import { changedCourseOffering, type CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';
import { findCourses } from '../course.queries.ts';
import type { CourseOfferingRecord } from './course-offering-record.ts';
import { parseCourseOffering, type CourseOfferingInputShape } from './teach-course.ts';
import {
  deleteCourseOffering,
  findCourseOffering,
  findCourseOfferingsOfGroup,
  lockGroups,
  storeOrder,
  updateCourseOffering,
} from './course-offerings.queries.ts';

/** A teaching that the caller may change, its group held until the transaction ends. */
async function loadCourseOfferingForUpdate(tx: Tx, ctx: Context, id: string): Promise<CourseOfferingRecord> {
  const found = await findCourseOffering(tx, id, ctx.services.now());
  if (found) await lockGroups(tx, [found.groupId]);
  const courseOffering = found && (await findCourseOffering(tx, id, ctx.services.now()));
  if (!courseOffering || !can.teach(actorOf(ctx), courseOffering))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return courseOffering;
}

/** Changes term or days, unless they were changed since the form was opened. What is said again changes nothing. */
export async function changeTeaching(
  ctx: Context,
  {
    courseOfferingId,
    version,
    courseOfferingInput,
  }: { courseOfferingId: string; version: number; courseOfferingInput: CourseOfferingInputShape },
): Promise<CourseOfferingRecord> {
  const parsed = parseCourseOffering(courseOfferingInput);
  return transaction(ctx.db, async (tx) => {
    const before = await loadCourseOfferingForUpdate(tx, ctx, courseOfferingId);
    const changed = changedCourseOffering(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await updateCourseOffering(tx, courseOfferingId, parsed);
    const pick = (from: CourseOfferingValues) =>
      Object.fromEntries(changed.map((name) => [name, from[name]]));
    const { courseId, groupId, regionId } = before;
    await audit(tx, ctx, {
      action: 'changeTeaching',
      entity: 'group',
      entityId: groupId,
      regionId,
      before: { courseId, ...pick(before) },
      after: { courseId, ...pick(parsed) },
    });
    return loadCourseOfferingForUpdate(tx, ctx, courseOfferingId);
  });
}

/** Takes a course away from a group. What students have seen of it stays theirs, and comes back with it. */
export const stopTeaching = (ctx: Context, courseOfferingId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { courseId, groupId, regionId, term, firstDay, lastDay } = await loadCourseOfferingForUpdate(
      tx,
      ctx,
      courseOfferingId,
    );
    await deleteCourseOffering(tx, courseOfferingId);
    const [course] = await findCourses(tx, [courseId], ctx.locale);
    if (course?.teacherId) await withdrawTeacher(tx, course.teacherId);
    await audit(tx, ctx, {
      action: 'stopTeaching',
      entity: 'group',
      entityId: groupId,
      regionId,
      before: { courseId, term, firstDay, lastDay },
    });
    return true;
  });

/** Puts the courses of a group in an order. Who did not know one that was added meanwhile is told so. */
export const orderCourses = (
  ctx: Context,
  { groupId, courseOfferingIds }: { groupId: string; courseOfferingIds: readonly string[] },
): Promise<CourseOfferingRecord[]> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.services.now();
    const [group] = await lockGroups(tx, [groupId]);
    if (!group || !can.teach(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const before = (await findCourseOfferingsOfGroup(tx, groupId, now)).map(({ id }) => id);
    if (before.join() === courseOfferingIds.join()) return findCourseOfferingsOfGroup(tx, groupId, now);
    if (before.toSorted().join() !== courseOfferingIds.toSorted().join())
      throw new RuleError('changedMeanwhile');
    await storeOrder(tx, groupId, courseOfferingIds);
    await audit(tx, ctx, {
      action: 'orderCourses',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: { courseOfferingIds: before },
      after: { courseOfferingIds },
    });
    return findCourseOfferingsOfGroup(tx, groupId, now);
  });
