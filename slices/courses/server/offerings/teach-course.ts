import type { Day } from '#kit/calendar/day.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { writeAudit } from '#kit/db/audit.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { letTeacherAct } from '#slices/teachers/server/api.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import {
  checkCourseOffering,
  MAX_GROUPS_AT_ONCE,
  type CourseOfferingValues,
} from '#slices/courses/rules/course-offering.ts';
import { loadCourseForUpdate } from '../managing/load-course-for-update.ts';
import type { CourseRecord } from '../course-record.ts';
import { insertCourseOfferings, lockGroups } from './course-offerings.queries.ts';

export interface CourseOfferingInputShape {
  term?: string | null | undefined;
  firstDay: Day;
  lastDay?: Day | null | undefined;
}

interface Given {
  courseId: string;
  groupIds: readonly string[];
  courseOfferingInput: CourseOfferingInputShape;
  /** Its place among the courses of the groups, such as the one it had before; else it comes last. */
  position?: number | null | undefined;
}

/** What a form says about how a course is taught, or its refusal. */
export function parseCourseOffering({
  term,
  firstDay,
  lastDay,
}: CourseOfferingInputShape): CourseOfferingValues {
  const parsed = { term: (term ?? '').trim(), firstDay, lastDay: lastDay ?? null };
  const problem = checkCourseOffering(parsed);
  if (problem) throw new RuleError(problem);
  return parsed;
}

/** Gives a course to groups, all of them or none. A group that has it already keeps it as it is. */
export async function teachCourse(
  ctx: Context,
  { courseId, groupIds, courseOfferingInput, position = null }: Given,
): Promise<CourseRecord> {
  const wanted = [...new Set(groupIds)];
  // Giving it to nobody would only be a way to read it, without a trace.
  if (wanted.length === 0) throw new RuleError('requestNotUnderstood');
  if (wanted.length > MAX_GROUPS_AT_ONCE)
    throw new RuleError('tooManyGroups', 'BAD_USER_INPUT', { max: MAX_GROUPS_AT_ONCE });
  const parsed = parseCourseOffering(courseOfferingInput);
  return transaction(ctx.db, async (tx) => {
    const course = await loadCourseForUpdate(tx, ctx, courseId);
    const groups = await lockGroups(tx, wanted);
    const actor = actorOf(ctx);
    if (groups.length < wanted.length || groups.some((group) => !can.teach(actor, group)))
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (course.archived) throw new RuleError('courseIsArchived');
    const made = await insertCourseOfferings(tx, { courseId, groupIds: wanted, position, ...parsed });
    // Whoever looks after these groups takes the course with its teacher, who grades them from now on.
    if (course.teacherId && made.length > 0)
      await letTeacherAct(tx, {
        teacherId: course.teacherId,
        regionIds: made.map(({ regionId }) => regionId),
        givenBy: actor.personId,
      });
    await writeAudit(
      tx,
      ctx.audit,
      ...made.map(({ groupId, regionId }) => ({
        action: 'teachCourse' as const,
        entity: 'group',
        entityId: groupId,
        regionId,
        after: { courseId, code: course.code, ...parsed },
      })),
    );
    return course;
  });
}
