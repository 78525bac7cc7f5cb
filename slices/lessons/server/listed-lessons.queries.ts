import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { LESSON_FILES } from './lesson-files.queries.ts';
import { LESSON_COLUMNS, type ShownLesson } from './lesson.queries.ts';

interface ListParams {
  /** The course's. */
  id: string;
  locale: string;
}

interface Params {
  courseIds: readonly string[];
  locales: readonly string[];
}

/** The lessons of courses in their order, also those that students do not see, with what lists tell of them. */
const readListed = writtenOnce((db: Db, { courseIds, locales }: Params) =>
  db
    .selectFrom(
      sql<{ courseId: string; locale: string }>`(select distinct course_id, locale
        from unnest(${courseIds}::uuid[], ${locales}::text[]) as one (course_id, locale))`.as('asked'),
    )
    .innerJoin('course as c', 'c.id', 'asked.courseId')
    .innerJoin('lesson as l', 'l.courseId', 'c.id')
    .leftJoin('lessonText as wanted', (join) =>
      join.onRef('wanted.lessonId', '=', 'l.id').onRef('wanted.locale', '=', 'asked.locale'),
    )
    .leftJoin('lessonText as usual', (join) =>
      join.onRef('usual.lessonId', '=', 'l.id').onRef('usual.locale', '=', 'c.locale'),
    )
    .select([
      ...LESSON_COLUMNS,
      'asked.locale as askedLocale',
      sql<string>`coalesce(wanted.locale, usual.locale,
        (select t.locale from lesson_text t where t.lesson_id = l.id order by t.locale limit 1), '')`.as(
        'locale',
      ),
      sql<string>`coalesce(wanted.title, usual.title,
        (select t.title from lesson_text t where t.lesson_id = l.id order by t.locale limit 1), '')`.as(
        'title',
      ),
      LESSON_FILES,
    ])
    .orderBy('l.position'),
);

/** The lists of courses, in the order they were asked for. */
export async function findListedLessons(db: Db, questions: readonly ListParams[]): Promise<ShownLesson[][]> {
  const rows = await readListed(db, {
    courseIds: questions.map(({ id }) => id),
    locales: questions.map(({ locale }) => locale),
  });
  const byQuestion = Map.groupBy(rows, ({ courseId, askedLocale }) => `${courseId} ${askedLocale}`);
  return questions.map(({ id, locale }) =>
    (byQuestion.get(`${id} ${locale}`) ?? []).map(({ files, ...lesson }) => ({
      ...lesson,
      files: files ?? [],
    })),
  );
}
