import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { COMPLETE_AT, inTenths, type Span } from '#slices/lessons/rules/watching/watched.ts';
import type { LessonProgress } from '../lesson.queries.ts';

/** As PostgreSQL writes a set of stretches: {[0,15),[30,45.5)}. */
const written = (spans: readonly Span[]): string =>
  `{${spans.map(({ from, to }) => `[${inTenths(from)},${inTenths(to)})`).join(',')}}`;

const SPAN = /\[(?<from>[\d.]+),(?<to>[\d.]+)\)/g;

export const readSpans = (set: string): Span[] =>
  [...set.matchAll(SPAN)].map(({ groups }) => ({
    from: Number(groups?.['from']),
    to: Number(groups?.['to']),
  }));

interface Params {
  personId: string;
  lessonIds: readonly string[];
}

const readProgress = writtenOnce((db: Db, { personId, lessonIds }: Params) =>
  db
    .selectFrom('lessonProgress')
    .select(['lessonId', 'watched', 'watchedSeconds', 'position', 'watchedAt', 'completedAt'])
    .where('personId', '=', personId)
    .where('lessonId', '=', anyId(lessonIds)),
);

/** How far one person is in lessons; those they never opened are left out. */
export async function findProgress(
  db: Db,
  personId: string,
  lessonIds: readonly string[],
): Promise<LessonProgress[]> {
  const rows = await readProgress(db, { personId, lessonIds });
  return rows.map(({ lessonId, watched, completedAt, ...row }) => ({
    ...row,
    id: lessonId,
    watched: readSpans(watched),
    completed: completedAt !== null,
  }));
}

interface Report {
  personId: string;
  lessonId: string;
  position: number;
  spans: readonly Span[];
  /** Length of the lesson, as far as it is known. */
  seconds: number | null;
  now: Date;
}

/**
 * Adds what a player has shown to what was watched before. One statement, so that two devices that report at once lose
 * nothing; the set is the same in any order. Complete once is complete for good, also when a longer film comes.
 */
export async function addWatched(db: Db, report: Report): Promise<void> {
  const { personId, lessonId, position, seconds, now } = report;
  const enough = seconds === null ? null : seconds * COMPLETE_AT;
  const completedAt = (watched: ReturnType<typeof sql>) =>
    sql<Date | null>`case when app.seconds_in(${watched}) >= ${enough}::double precision then ${now}::timestamptz end`;
  const spans = sql<string>`${written(report.spans)}::nummultirange`;
  const both = sql<string>`lesson_progress.watched + excluded.watched`;
  await db
    .insertInto('lessonProgress')
    .values({ personId, lessonId, position, watched: spans, watchedAt: now, completedAt: completedAt(spans) })
    .onConflict((conflict) =>
      conflict.columns(['personId', 'lessonId']).doUpdateSet({
        position,
        watched: both,
        watchedAt: now,
        completedAt: sql<Date | null>`coalesce(lesson_progress.completed_at, ${completedAt(both)})`,
      }),
    )
    .execute();
}
