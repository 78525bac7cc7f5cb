import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readingLocale } from '#slices/courses/server/api.ts';
import { bestFirst, courseNameOf, LESSON_COLUMNS, type ShownLesson } from '../lesson.queries.ts';

interface Params {
  locale: string;
  max: number;
}

/** The lessons of the library whose film came last, which the database itself shows to alumni alone. */
const findNewest = writtenOnce((db: Db, { locale, max }: Params) =>
  db
    .selectFrom('libraryLesson as n')
    .innerJoin('lesson as l', 'l.id', 'n.id')
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
    .select(sql<Date>`n.ready_at`.as('readyAt'))
    .orderBy('n.readyAt', 'desc')
    .orderBy('l.courseId')
    .orderBy('l.position', 'desc')
    .limit(max),
);

/** A lesson of the library, and since when it can be watched. */
export interface LibraryLesson {
  lesson: ShownLesson;
  readyAt: Date;
}

/** The newest lessons that alumni may watch (HOLE-64). */
export async function listLibraryLessons(
  ctx: Context,
  { max, locale: wanted }: { max: number; locale: string | null },
): Promise<LibraryLesson[]> {
  const askedLocale = readingLocale(ctx, wanted);
  const rows = await findNewest(ctx.db, { locale: askedLocale, max });
  return rows.map(({ readyAt, locale, title, ...lesson }) => ({
    // A lesson may have been written in no language yet.
    lesson: { ...lesson, askedLocale, locale: locale ?? '', title: title ?? '' },
    readyAt,
  }));
}
