import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { LessonStanding } from '../rules/course-progress.ts';

export interface StandingInCourse extends LessonStanding {
  courseId: string;
  /** Where the person stopped, in seconds. */
  position: number;
}

interface Params {
  personId: string;
  courseIds: readonly string[];
}

const readStandings = writtenOnce((db: Db, { personId, courseIds }: Params) =>
  db
    .selectFrom('lesson as l')
    .leftJoin('lessonProgress as p', (join) =>
      join.onRef('p.lessonId', '=', 'l.id').on('p.personId', '=', personId),
    )
    .select([
      'l.id',
      'l.courseId',
      'l.seconds',
      sql<number>`coalesce(p.watched_seconds, 0)`.as('watchedSeconds'),
      sql<number>`coalesce(p.position, 0)`.as('position'),
      sql<boolean>`p.completed_at is not null`.as('completed'),
      sql<number | null>`date_part('epoch', p.watched_at) * 1000`.as('watchedAtMs'),
    ])
    .where('l.courseId', '=', anyId(courseIds))
    .where(sql<boolean>`not l.hidden`)
    .orderBy('l.position'),
);

/** How a person stands to every lesson of courses that students see, in the order of the course. */
export async function listStandings(
  db: Db,
  personId: string,
  courseIds: readonly string[],
): Promise<StandingInCourse[]> {
  const rows = await readStandings(db, { personId, courseIds });
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}
