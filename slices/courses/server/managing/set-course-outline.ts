import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { loadCourseForUpdate, courseToChange } from './load-course-for-update.ts';
import type { CourseRecord, StoredFile } from '../course-record.ts';
import { storeOutline } from './course-writing.queries.ts';
import { forgetUnlessKept, receiveFile, type AnnouncedFile } from './stored-files.ts';
import { textIn } from './write-course-text.ts';

interface Place {
  courseId: string;
  locale: string;
}

/** Gives a course the outline in one language that a browser has sent to the store. */
export async function setCourseOutline(
  ctx: Context,
  { locale, ...sent }: AnnouncedFile & { uploadId: string; locale: string },
): Promise<CourseRecord> {
  const { key, name, bytes } = await receiveFile(ctx, sent);
  return changeOutline(ctx, { courseId: sent.courseId, locale }, { key, name, bytes });
}

export const removeCourseOutline = (ctx: Context, place: Place): Promise<CourseRecord> =>
  changeOutline(ctx, place, null);

const changeOutline = (ctx: Context, place: Place, outline: StoredFile | null): Promise<CourseRecord> =>
  transaction(ctx.db, async (tx) => {
    const { courseId, locale } = place;
    const course = await courseToChange(tx, ctx, courseId);
    const text = await textIn(tx, courseId, locale);
    if (!text) throw new RuleError('courseLanguageMissing');
    const before = text.outline;
    if (before?.key === outline?.key) return course;
    await storeOutline(tx, place, outline);
    if (before) await forgetUnlessKept(tx, before.key);
    await audit(tx, ctx, {
      action: outline ? 'setCourseOutline' : 'removeCourseOutline',
      entity: 'course',
      entityId: courseId,
      before: { locale, outline: before?.name ?? null },
      after: { locale, outline: outline?.name ?? null },
    });
    return loadCourseForUpdate(tx, ctx, courseId);
  });
