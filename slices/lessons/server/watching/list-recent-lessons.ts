import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readingLocale } from '#slices/courses/server/api.ts';
import { lessonById } from '../lesson-loaders.ts';
import type { LessonProgress, ShownLesson } from '../lesson.queries.ts';
import { readSpans } from './lesson-progress.queries.ts';
import { coursesInReach } from './own-study.ts';

interface Params {
  personId: string;
  max: number;
}

/** The lessons that a person watched last and students see, the latest first. */
const findRecent = writtenOnce((db: Db, { personId, max }: Params) =>
  db
    .selectFrom('lessonProgress as p')
    .innerJoin('lesson as l', 'l.id', 'p.lessonId')
    .select(['p.lessonId as id', 'l.courseId', 'p.watched', 'p.watchedSeconds', 'p.position', 'p.watchedAt'])
    .select(sql<boolean>`p.completed_at is not null`.as('completed'))
    .where('p.personId', '=', personId)
    .where(sql<boolean>`not l.hidden`)
    .orderBy('p.watchedAt', 'desc')
    .limit(max),
);

type Recent = Awaited<ReturnType<typeof findRecent>>[number];

/** Some of what was watched last may be out of reach by now: this many more are looked at. */
const SPARE = 15;

/** The lessons the caller watched last and may still watch. A course that is over or hidden is not held out to any person. */
export async function listRecentLessons(
  ctx: Context,
  first: number,
  locale: string | null,
): Promise<ShownLesson[]> {
  const recent = await findRecent(ctx.db, { personId: actorOf(ctx).personId, max: first + SPARE });
  const shown = await firstInReach(ctx, recent, first);
  const inLocale = lessonById(ctx, readingLocale(ctx, locale));
  const lessons = await Promise.all(shown.map(({ id }) => inLocale.load(id)));
  return lessons.flatMap((lesson, place) => {
    const own = shown[place];
    return lesson && own ? [{ ...lesson, progress: progressOf(own) }] : [];
  });
}

/** Mostly the first few are in reach, so the others are looked at only where they are not. */
async function firstInReach(ctx: Context, recent: readonly Recent[], first: number): Promise<Recent[]> {
  const found: Recent[] = [];
  for (let from = 0; from < recent.length && found.length < first; from += first) {
    const some = recent.slice(from, from + first);
    const reachable = await coursesInReach(ctx, [...new Set(some.map(({ courseId }) => courseId))]);
    found.push(...some.filter(({ courseId }) => reachable.has(courseId)));
  }
  return found.slice(0, first);
}

const progressOf = ({
  id,
  watched,
  watchedSeconds,
  position,
  watchedAt,
  completed,
}: Recent): LessonProgress => ({
  id,
  watched: readSpans(watched),
  watchedSeconds,
  position,
  watchedAt,
  completed,
});
