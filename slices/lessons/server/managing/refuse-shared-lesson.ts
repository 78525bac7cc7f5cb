import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { refuseIfShared } from '#slices/courses/server/api.ts';
import { findLesson } from '../lesson.queries.ts';

/** Refuses what would change a lesson that campuses use of which the caller is no admin (COUR-15). */
export async function refuseSharedLesson(ctx: Context, lessonId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const lesson = await findLesson(tx, lessonId, ctx.locale);
    if (lesson) await refuseIfShared(tx, ctx, lesson.courseId);
  });
}
