import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_LESSONS, newLesson } from '#slices/lessons/rules/lesson.ts';
import { checkLocale, loadLessonForUpdate, loadLessonsForUpdate } from './load-lesson-for-update.ts';
import type { LessonRecord } from '../lesson.queries.ts';
import { findTexts, storeText } from '../lesson-texts.queries.ts';
import { insertLesson } from './lesson-writing.queries.ts';

interface NewLesson {
  lessonId: string;
  courseId: string;
  locale: string;
  title: string;
}

/**
 * Makes a lesson after all others of its course. Its id comes from the form, so that a form which is sent twice makes
 * one lesson; and if it says something else the second time, that is not dropped unseen.
 */
export async function createLesson(ctx: Context, made: NewLesson): Promise<LessonRecord> {
  const { lessonId: id, courseId, locale } = made;
  const { title } = parsedInput(newLesson, made);
  checkLocale(locale);
  return transaction(ctx.db, async (tx) => {
    const others = await loadLessonsForUpdate(tx, ctx, courseId);
    if (others.length >= MAX_LESSONS) throw new RuleError('lessonsTooMany');
    if (await insertLesson(tx, id, courseId)) {
      await storeText(tx, { lessonId: id, locale, title, description: '', chapters: [] });
      const after = { courseId, locale, title };
      await audit(tx, ctx, { action: 'createLesson', entity: 'lesson', entityId: id, after });
    }
    const lesson = await loadLessonForUpdate(tx, ctx, id);
    const isAsSaid = (await findTexts(tx, [id])).some(
      (text) => text.locale === locale && text.title === title,
    );
    if (lesson.courseId !== courseId || !isAsSaid) throw new RuleError('changedMeanwhile');
    return lesson;
  });
}
