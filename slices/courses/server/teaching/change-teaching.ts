import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { withdrawTeacher } from '#slices/teachers/server/api.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import { changedTeaching, type TeachingValues } from '#slices/courses/rules/teaching.ts';
import { findCourses } from '../course.queries.ts';
import type { TeachingRecord } from './teaching-record.ts';
import { parseTeaching, type TeachingInputShape } from './teach-course.ts';
import {
  deleteTeaching,
  findTeaching,
  findTeachingsOfGroup,
  lockGroups,
  storeOrder,
  updateTeaching,
} from './teachings.queries.ts';

/** A teaching that the caller may change, its group held until the transaction ends. */
async function loadTeachingForUpdate(tx: Tx, ctx: Context, id: string): Promise<TeachingRecord> {
  const found = await findTeaching(tx, id, ctx.services.now());
  if (found) await lockGroups(tx, [found.groupId]);
  const teaching = found && (await findTeaching(tx, id, ctx.services.now()));
  if (!teaching || !can.teach(actorOf(ctx), teaching)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return teaching;
}

/** Changes term or days, unless they were changed since the form was opened. What is said again changes nothing. */
export async function changeTeaching(
  ctx: Context,
  {
    teachingId,
    version,
    teachingInput,
  }: { teachingId: string; version: number; teachingInput: TeachingInputShape },
): Promise<TeachingRecord> {
  const parsed = parseTeaching(teachingInput);
  return transaction(ctx.db, async (tx) => {
    const before = await loadTeachingForUpdate(tx, ctx, teachingId);
    const changed = changedTeaching(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await updateTeaching(tx, teachingId, parsed);
    const pick = (from: TeachingValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    const { courseId, groupId, regionId } = before;
    await audit(tx, ctx, {
      action: 'changeTeaching',
      entity: 'group',
      entityId: groupId,
      regionId,
      before: { courseId, ...pick(before) },
      after: { courseId, ...pick(parsed) },
    });
    return loadTeachingForUpdate(tx, ctx, teachingId);
  });
}

/** Takes a course away from a group. What students have seen of it stays theirs, and comes back with it. */
export const stopTeaching = (ctx: Context, teachingId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { courseId, groupId, regionId, term, firstDay, lastDay } = await loadTeachingForUpdate(
      tx,
      ctx,
      teachingId,
    );
    await deleteTeaching(tx, teachingId);
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
  { groupId, teachingIds }: { groupId: string; teachingIds: readonly string[] },
): Promise<TeachingRecord[]> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.services.now();
    const [group] = await lockGroups(tx, [groupId]);
    if (!group || !can.teach(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const before = (await findTeachingsOfGroup(tx, groupId, now)).map(({ id }) => id);
    if (before.join() === teachingIds.join()) return findTeachingsOfGroup(tx, groupId, now);
    if (before.toSorted().join() !== teachingIds.toSorted().join()) throw new RuleError('changedMeanwhile');
    await storeOrder(tx, groupId, teachingIds);
    await audit(tx, ctx, {
      action: 'orderCourses',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: { teachingIds: before },
      after: { teachingIds },
    });
    return findTeachingsOfGroup(tx, groupId, now);
  });
