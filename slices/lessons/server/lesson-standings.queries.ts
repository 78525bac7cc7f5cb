import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { LessonStanding } from '../rules/course-progress.ts';

export interface StandingInCourse extends LessonStanding {
  courseId: string;
}

/** How a person stands to every lesson of courses that students see, in the order of the course. */
export async function listStandings(
  db: Db,
  personId: string,
  courseIds: readonly string[],
): Promise<StandingInCourse[]> {
  const rows = await db
    .selectFrom('lesson as l')
    .leftJoin('lessonProgress as p', (join) =>
      join.onRef('p.lessonId', '=', 'l.id').on('p.personId', '=', personId),
    )
    .select(['l.id', 'l.courseId', 'l.seconds', 'p.watchedSeconds', 'p.completedAt', 'p.watchedAt'])
    .where('l.courseId', '=', anyId(courseIds))
    .where('l.hidden', '=', false)
    .orderBy('l.courseId')
    .orderBy('l.position')
    .execute();
  return rows.map(({ id, courseId, seconds, watchedSeconds, completedAt, watchedAt }) => ({
    _id: id,
    courseId,
    seconds,
    watchedSeconds: watchedSeconds ?? 0,
    completed: completedAt !== null,
    watchedAt: watchedAt?.getTime() ?? null,
  }));
}
