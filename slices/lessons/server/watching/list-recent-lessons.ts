import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { isInReach, readingLocale, standingToday } from '#slices/courses/server/api.ts';
import { bestFirst, courseNameOf, LESSON_COLUMNS, type ShownLesson } from '../lesson.queries.ts';
import { readSpans } from './lesson-progress.queries.ts';

interface Params {
  personId: string;
  locale: string;
  now: Date;
  max: number;
  skip: number;
}

/**
 * The lessons that a person watched last and students see, the latest first, and how the person stands to their courses.
 * Groups are not in a student's reach, so it is asked of the whole college, narrowed to the person by the first of its tables.
 */
const findRecent = writtenOnce((db: Db, { personId, locale, now, max, skip }: Params) =>
  db
    .selectFrom('lessonProgress as p')
    .innerJoin('lesson as l', 'l.id', 'p.lessonId')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .leftJoinLateral(
      (lesson) =>
        lesson
          .selectFrom('lessonText as t')
          .select(['t.locale', 't.title'])
          .whereRef('t.lessonId', '=', 'l.id')
          .orderBy(bestFirst(locale))
          .limit(1)
          .as('told'),
      (join) => join.onTrue(),
    )
    .select(LESSON_COLUMNS)
    .select(['told.locale', 'told.title', courseNameOf(locale).as('courseName')])
    .select(['p.watched', 'p.watchedSeconds', 'p.position as stoppedAt', 'p.watchedAt'])
    .select([
      sql<boolean>`p.completed_at is not null`.as('completed'),
      standingToday(personId, now).as('standing'),
    ])
    .where('p.personId', '=', personId)
    .where(sql<boolean>`not l.hidden`)
    .orderBy('p.watchedAt', 'desc')
    .orderBy('p.lessonId')
    .limit(max)
    .offset(skip),
);

type Recent = Awaited<ReturnType<typeof findRecent>>[number];

/** Some of what was watched last may be out of reach by now, so it is looked through in pages: at most so many. */
const MAX_PAGES = 4;
/** A page holds as many lessons as are asked for, but no fewer than these. */
const MIN_PER_PAGE = 5;

/** The lessons the caller watched last and may still watch. A course that is over or hidden is not held out to any person. */
export async function listRecentLessons(
  ctx: Context,
  first: number,
  asked: string | null,
): Promise<ShownLesson[]> {
  const locale = readingLocale(ctx, asked);
  const { personId } = actorOf(ctx);
  const [db, now] = [ctx.unscoped('what the caller watched last'), ctx.services.now()];
  const found: Recent[] = [];
  // Mostly the first few are in reach, so the others are looked at only where they are not.
  const max = Math.max(first, MIN_PER_PAGE);
  for (let page = 0; page < MAX_PAGES && found.length < first; page += 1) {
    const some = await findRecent(db, { personId, locale, now, max, skip: page * max });
    found.push(...some.filter(({ standing }) => isInReach(ctx, standing)));
    if (some.length < max) break;
  }
  return found.slice(0, first).map((lesson) => shownOf(lesson, locale));
}

const shownOf = (
  { watched, watchedSeconds, stoppedAt, watchedAt, completed, title, standing: _standing, ...lesson }: Recent,
  askedLocale: string,
): ShownLesson => ({
  ...lesson,
  askedLocale,
  // A lesson may have been written in no language yet.
  locale: lesson.locale ?? '',
  title: title ?? '',
  progress: {
    id: lesson.id,
    watched: readSpans(watched),
    watchedSeconds,
    position: stoppedAt,
    watchedAt,
    completed,
  },
});
