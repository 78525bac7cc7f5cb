import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { LessonFileRecord } from './lesson-files.queries.ts';
import { LESSON_COLUMNS, type LessonProgress, type ShownLesson } from './lesson.queries.ts';
import { readSpans } from './watching/lesson-progress.queries.ts';

interface Params {
  courseId: string;
  personId: string;
  locale: string;
}

/** A lesson as lists tell of it, and how far the person who asked is. */
export interface ListedLesson extends ShownLesson {
  progress: LessonProgress | null;
}

/** The lessons of a course in their order, also those that students do not see, with how far one person is in each. */
const readListed = writtenOnce((db: Db, { courseId, personId, locale }: Params) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .leftJoin('lessonText as wanted', (join) =>
      join.onRef('wanted.lessonId', '=', 'l.id').on('wanted.locale', '=', locale),
    )
    .leftJoin('lessonText as usual', (join) =>
      join.onRef('usual.lessonId', '=', 'l.id').onRef('usual.locale', '=', 'c.locale'),
    )
    .leftJoin('lessonProgress as p', (join) =>
      join.onRef('p.lessonId', '=', 'l.id').on('p.personId', '=', personId),
    )
    .select([
      ...LESSON_COLUMNS,
      sql<string>`coalesce(wanted.locale, usual.locale,
        (select t.locale from lesson_text t where t.lesson_id = l.id order by t.locale limit 1), '')`.as(
        'locale',
      ),
      sql<string>`coalesce(wanted.title, usual.title,
        (select t.title from lesson_text t where t.lesson_id = l.id order by t.locale limit 1), '')`.as(
        'title',
      ),
      sql<LessonFileRecord[] | null>`(select json_agg(json_build_object('id', f.id, 'lessonId', f.lesson_id,
        'locale', f.locale, 'name', f.name, 'key', f.file_key, 'bytes', f.bytes, 'type', f.type)
        order by f.position, f.id) from lesson_file f where f.lesson_id = l.id)`.as('files'),
      'p.watched',
      'p.watchedSeconds',
      'p.position as stoppedAt',
      'p.watchedAt',
      'p.completedAt',
    ])
    .where('l.courseId', '=', courseId)
    .orderBy('l.position'),
);

export async function findListedLessons(db: Db, params: Params): Promise<ListedLesson[]> {
  const rows = await readListed(db, params);
  return rows.map(({ watched, watchedSeconds, stoppedAt, watchedAt, completedAt, files, ...lesson }) => ({
    ...lesson,
    files: files ?? [],
    progress:
      watched === null || watchedSeconds === null || stoppedAt === null || watchedAt === null
        ? null
        : {
            id: lesson.id,
            watched: readSpans(watched),
            watchedSeconds,
            position: stoppedAt,
            watchedAt,
            completed: completedAt !== null,
          },
  }));
}
