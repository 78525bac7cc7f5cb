import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteCourseFile, findCourseFile, insertCourseFile } from '../course-files.queries.ts';
import { courseToChange } from './load-course-for-update.ts';
import type { CourseRecord } from '../course-record.ts';
import { forgetUnlessKept, receiveFile, type AnnouncedFile } from './stored-files.ts';

/** Gives a course a file that a browser has sent to the store, for everybody or for those who read in one language. */
export async function addCourseFile(
  ctx: Context,
  { locale, ...sent }: AnnouncedFile & { uploadId: string; locale: string | null },
): Promise<CourseRecord> {
  const { courseId, fileId } = sent;
  const file = await receiveFile(ctx, sent);
  return transaction(ctx.db, async (tx) => {
    const course = await courseToChange(tx, ctx, courseId);
    if (locale !== null && !course.locales.includes(locale)) throw new RuleError('courseLanguageMissing');
    if (await insertCourseFile(tx, { id: fileId, courseId, locale, ...file })) {
      await audit(tx, ctx, {
        action: 'addCourseFile',
        entity: 'course',
        entityId: courseId,
        after: { fileId, locale, name: file.name, bytes: file.bytes, type: file.type },
      });
    }
    return course;
  });
}

/** Takes a file away from a course. One that is gone already was taken by the first press of the button. */
export const removeCourseFile = (
  ctx: Context,
  { courseId, fileId }: { courseId: string; fileId: string },
): Promise<CourseRecord> =>
  transaction(ctx.db, async (tx) => {
    const course = await courseToChange(tx, ctx, courseId);
    const file = await findCourseFile(tx, fileId);
    if (file?.courseId !== courseId) return course;
    await deleteCourseFile(tx, fileId);
    await forgetUnlessKept(tx, file.key);
    await audit(tx, ctx, {
      action: 'removeCourseFile',
      entity: 'course',
      entityId: courseId,
      before: { fileId, locale: file.locale, name: file.name },
    });
    return course;
  });
