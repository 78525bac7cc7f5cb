import type { Tx } from '#kit/db/database.ts';
import { isUuid } from '#kit/db/uuid.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Entity } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { refuseIfShared } from '#slices/courses/server/api.ts';
import { newLesson } from '../../rules/lesson.ts';
import { can } from '../../rules/permissions.ts';
import { findLesson, type LessonRecord } from '../lesson.queries.ts';
import { lockLessons } from './lesson-writing.queries.ts';

/** The lessons of a course that the caller may change, held until the transaction ends: their ids in order. */
export async function loadLessonsForUpdate(tx: Tx, ctx: Context, courseId: string): Promise<string[]> {
  // The person who writes the catalogue may read every course there is.
  if (!can.write(actorOf(ctx)) || !isUuid(courseId)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await refuseIfShared(tx, ctx, courseId);
  return lockLessons(tx, courseId);
}

/** A lesson that the caller may change. What is out of reach does not exist. */
export async function loadLessonForUpdate(tx: Tx, ctx: Context, lessonId: string): Promise<LessonRecord> {
  const lesson = await findLesson(tx, lessonId, ctx.locale);
  if (lesson) await loadLessonsForUpdate(tx, ctx, lesson.courseId);
  const held = lesson && (await findLesson(tx, lessonId, ctx.locale));
  if (!held) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return held;
}

/** What is done to a lesson beside its texts: it is held, changed, recorded and answered as it then is. */
export const lessonToChange: Entity<typeof newLesson, LessonRecord> = {
  name: 'lesson',
  fields: newLesson,
  load: loadLessonForUpdate,
};

/** Refuses what would change a lesson that campuses use of which the caller is no admin (COUR-15). */
export async function refuseSharedLesson(ctx: Context, lessonId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const lesson = await findLesson(tx, lessonId, ctx.locale);
    if (lesson) await refuseIfShared(tx, ctx, lesson.courseId);
  });
}

export function checkLocale(locale: string): void {
  if (!isLocale(locale)) throw new RuleError('lessonLanguageUnknown');
}
