import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readingLocale } from '#slices/courses/server/api.ts';
import { lessonById } from '../lesson-loaders.ts';
import type { LessonRecord } from '../lesson.queries.ts';
import { coursesInReach } from './own-study.ts';

/** The lessons a person watched last, the latest first. */
const findRecent = (
  db: Db,
  personId: string,
  max: number,
): Promise<{ lessonId: string; courseId: string }[]> =>
  db
    .selectFrom('lessonProgress as p')
    .innerJoin('lesson as l', 'l.id', 'p.lessonId')
    .select(['p.lessonId', 'l.courseId'])
    .where('p.personId', '=', personId)
    .orderBy('p.watchedAt', 'desc')
    .limit(max)
    .execute();

/** Some of what was watched last may be out of reach by now: this many more are looked at. */
const SPARE = 15;

/** The lessons the caller watched last and may still watch. A course that is over or hidden is not held out to any person. */
export async function listRecentLessons(
  ctx: Context,
  first: number,
  locale: string | null,
): Promise<LessonRecord[]> {
  const recent = await findRecent(ctx.db, actorOf(ctx).personId, first + SPARE);
  const courseIds = [...new Set(recent.map(({ courseId }) => courseId))];
  const inLocale = lessonById(ctx, readingLocale(ctx, locale));
  const [reachable, ...lessons] = await Promise.all([
    coursesInReach(ctx, courseIds),
    ...recent.map(({ lessonId }) => inLocale.load(lessonId)),
  ]);
  const isShown = (lesson: LessonRecord): boolean => !lesson.hidden && reachable.has(lesson.courseId);
  return lessons.flatMap((lesson) => (lesson && isShown(lesson) ? [lesson] : [])).slice(0, first);
}
