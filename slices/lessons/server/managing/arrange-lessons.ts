import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { actOnRecord } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { forgetUnlessKept } from '#slices/courses/server/api.ts';
import { isOrderOf } from '#slices/lessons/rules/lesson.ts';
import { lockFiles } from '../lesson-files.queries.ts';
import { lessonToChange, loadLessonForUpdate, loadLessonsForUpdate } from './load-lesson-for-update.ts';
import { type LessonRecord, listLessons } from '../lesson.queries.ts';
import { deleteLessonRow, isUsed, storeHidden, storeOrder } from './lesson-writing.queries.ts';

/** Puts the lessons of a course into another order, told whole: one that was made meanwhile must not be lost. */
export const reorderLessons = (
  ctx: Context,
  courseId: string,
  lessonIds: readonly string[],
): Promise<LessonRecord[]> =>
  transaction(ctx.db, async (tx) => {
    const before = await loadLessonsForUpdate(tx, ctx, courseId);
    if (!isOrderOf(before, lessonIds)) throw new RuleError('changedMeanwhile');
    if (before.some((id, index) => id !== lessonIds[index])) {
      await storeOrder(tx, courseId, lessonIds);
      await audit(tx, ctx, {
        action: 'reorderLessons',
        entity: 'course',
        entityId: courseId,
        before: { lessonIds: before },
        after: { lessonIds },
      });
    }
    return listLessons(tx, courseId, ctx.locale);
  });

/** Takes a lesson out of students' sight, or shows it again. What they have watched of it is kept. */
export const hideLesson = (ctx: Context, lessonId: string, hidden: boolean): Promise<LessonRecord> =>
  actOnRecord(ctx, lessonToChange, lessonId, async (tx, lesson) => {
    if (lesson.hidden === hidden) return null;
    await storeHidden(tx, lessonId, hidden);
    return { action: hidden ? 'hideLesson' : 'showLesson' };
  });

/** Deletes a lesson nobody has watched. What students did with a lesson is theirs; such a one can be hidden. */
export const deleteLesson = (ctx: Context, lessonId: string): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    const { courseId, title } = await loadLessonForUpdate(tx, ctx, lessonId);
    if (await isUsed(ctx.unscopedWithin(tx, 'whether anybody uses a lesson'), lessonId))
      throw new RuleError('lessonInUse');
    const files = await lockFiles(tx, lessonId);
    await deleteLessonRow(tx, lessonId);
    await forgetUnlessKept(tx, ...files.map(({ key }) => key));
    await audit(tx, ctx, {
      action: 'deleteLesson',
      entity: 'lesson',
      entityId: lessonId,
      before: { courseId, title },
    });
    return lessonId;
  });
