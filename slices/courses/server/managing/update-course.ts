import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { letTeacherAct, withdrawTeacher } from '#slices/teachers/server/api.ts';
import { changedValues, type CourseValues } from '#slices/courses/rules/course.ts';
import { loadCourseForUpdate, courseToChange } from './load-course-for-update.ts';
import { checkNamed, parseCourse, type CourseInputShape } from './course-input.ts';
import type { CourseRecord } from '../course-record.ts';
import { refuseForeignGroups } from './course-use.ts';
import { countVersion, isCodeTaken, updateCourseValues } from './course-writing.queries.ts';

interface Change {
  courseId: string;
  version: number;
  courseInput: CourseInputShape;
}

/** Changes a course, unless it was changed since the form was opened. What is said again changes nothing. */
export async function updateCourse(
  ctx: Context,
  { courseId, version, courseInput }: Change,
): Promise<CourseRecord> {
  const parsed = parseCourse(courseInput);
  return transaction(ctx.db, async (tx) => {
    if (await isCodeTaken(tx, parsed.code, courseId)) throw new RuleError('courseCodeTaken');
    const before = await courseToChange(tx, ctx, courseId);
    const changed = changedValues(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    if (!before.locales.includes(parsed.ownLocale)) throw new RuleError('courseLanguageMissing');
    // A category that is no longer for courses stays where it was chosen before.
    const pick = (from: CourseValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await checkNamed(tx, ctx, pick(parsed));
    if (changed.includes('teacherId')) await changeTeacher(tx, ctx, { course: before, parsed });
    else await updateCourseValues(tx, courseId, parsed);
    await countVersion(tx, courseId);
    await audit(tx, ctx, {
      action: 'updateCourse',
      entity: 'course',
      entityId: courseId,
      before: pick(before),
      after: pick(parsed),
    });
    return loadCourseForUpdate(tx, ctx, courseId);
  });
}

/** The groups of a course come to another teacher, who acts on their campuses from now on. */
async function changeTeacher(
  tx: Tx,
  ctx: Context,
  { course, parsed }: { course: CourseRecord; parsed: CourseValues },
): Promise<void> {
  const regionIds = await refuseForeignGroups(tx, ctx, course.id);
  await updateCourseValues(tx, course.id, parsed);
  if (course.teacherId) await withdrawTeacher(tx, course.teacherId);
  const { teacherId } = parsed;
  if (teacherId) await letTeacherAct(tx, { teacherId, regionIds, givenBy: actorOf(ctx).personId });
}
