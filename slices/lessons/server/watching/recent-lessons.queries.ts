import type { Db } from '#kit/db/database.ts';

/** The lessons somebody watched last, the latest first. */
export const findRecent = (
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
