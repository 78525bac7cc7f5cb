import { isStillNamed } from '#kit/db/constraint.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findCourseFiles } from '../course-files.queries.ts';
import { courseToChange } from './load-course-for-update.ts';
import { findCourseTexts } from './course-texts.queries.ts';
import { removeCourse } from './course-writing.queries.ts';
import { forgetUnlessKept } from './stored-files.ts';

/**
 * Deletes a course that was made by mistake. Whether anything needs it is known to the tables that name it, whichever
 * slices they belong to.
 */
export const deleteCourse = (ctx: Context, courseId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { code, name, ownLocale } = await courseToChange(tx, ctx, courseId);
    const [texts, files] = [await findCourseTexts(tx, [courseId]), await findCourseFiles(tx, [courseId])];
    await removeCourse(tx, courseId).catch(tellThatItIsUsed);
    const kept = [...texts.flatMap(({ outline }) => outline ?? []), ...files];
    await forgetUnlessKept(tx, ...kept.map(({ key }) => key));
    await audit(tx, ctx, {
      action: 'deleteCourse',
      entity: 'course',
      entityId: courseId,
      before: { code, name, ownLocale },
    });
    return true;
  });

function tellThatItIsUsed(error: unknown): never {
  if (!isStillNamed(error)) throw error;
  throw new RuleError('courseInUse', 'BAD_USER_INPUT', {}, { cause: error });
}
