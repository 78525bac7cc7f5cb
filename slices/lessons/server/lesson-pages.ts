import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { askedByMany } from '#kit/graphql/asked-by-many.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readingLocale } from '#slices/courses/server/api.ts';
import type { FilmRecord } from './films/film.queries.ts';
import { LESSON_FILES } from './lesson-files.queries.ts';
import { LESSON_COLUMNS, lessonTexts, type ShownLesson } from './lesson.queries.ts';
import { ownStudy } from './watching/own-study.ts';

interface LessonsParams {
  /** That of a course, for all its lessons, or that of one of them. */
  id: string;
  locale: string;
}

interface Params {
  ids: readonly string[];
  locales: readonly string[];
}

/** Every lesson that is asked for, by itself or with its course, once in each language, with all of it that is the same for everybody. */
const readPages = writtenOnce((db: Db, { ids, locales }: Params) =>
  db
    .selectFrom(
      sql<{ lessonId: string; locale: string }>`(
        select one.id as lesson_id, one.locale from unnest(${ids}::uuid[], ${locales}::text[]) as one (id, locale)
        union
        select l.id, one.locale from unnest(${ids}::uuid[], ${locales}::text[]) as one (id, locale)
        join lesson l on l.course_id = one.id)`.as('asked'),
    )
    .innerJoin('lesson as l', 'l.id', 'asked.lessonId')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .select([
      ...LESSON_COLUMNS,
      'asked.locale as askedLocale',
      lessonTexts(sql<string>`asked.locale`).as('words'),
      sql<
        string[]
      >`array(select s.locale from lesson_subtitles s where s.lesson_id = l.id order by s.locale)`.as(
        'subtitles',
      ),
      LESSON_FILES,
      sql<FilmRecord[] | null>`(select json_agg(json_build_object('id', f.id, 'lessonId', f.lesson_id,
        'locale', f.locale, 'kind', f.kind, 'title', f.title, 'sourceKey', f.source_key, 'state', f.state,
        'progress', f.progress, 'failure', f.failure, 'seconds', f.seconds, 'renditions', f.renditions,
        'folderId', f.folder_id)
        order by f.created_at desc, f.id) from film f where f.lesson_id = l.id and f.replaced_at is null)`.as(
        'films',
      ),
    ])
    .orderBy('l.courseId')
    .orderBy('l.position'),
);

type Row = Awaited<ReturnType<typeof readPages>>[number];

const shown = ({ words, subtitles, files, films, ...row }: Row): ShownLesson => ({
  ...row,
  ...words,
  subtitles: subtitles.map((locale) => ({ locale })),
  files: files ?? [],
  films: films ?? [],
});

/** The lessons of a course in their order, also those that students do not see, or the one that was asked for. */
async function findLessonPages(
  db: Db,
  questions: readonly LessonsParams[],
): Promise<(ShownLesson[] | null)[]> {
  const rows = await readPages(db, {
    ids: questions.map(({ id }) => id),
    locales: questions.map(({ locale }) => locale),
  });
  const found = rows.map((row) => ({ locale: row.askedLocale, lesson: shown(row) }));
  const byCourse = Map.groupBy(found, ({ locale, lesson }) => `${lesson.courseId} ${locale}`);
  const byId = new Map(found.map((one) => [`${one.lesson.id} ${one.locale}`, one]));
  return questions.map(({ id, locale }) => {
    const one = byId.get(`${id} ${locale}`);
    return one ? [one.lesson] : (byCourse.get(`${id} ${locale}`)?.map(({ lesson }) => lesson) ?? []);
  });
}

const findPages = askedByMany('lessons as everybody sees them', findLessonPages);

/** All lessons of a course, also those that students do not see. The caller checks who may see them. */
export const pagesOfCourse = async (
  ctx: Context,
  courseId: string,
  locale: string | null | undefined,
): Promise<ShownLesson[]> =>
  (await findPages(ctx, { id: courseId.toLowerCase(), locale: readingLocale(ctx, locale) })) ?? [];

export async function pageOfLesson(
  ctx: Context,
  lessonId: string,
  locale: string | null | undefined,
): Promise<ShownLesson | null> {
  const id = lessonId.toLowerCase();
  const pages = await findPages(ctx, { id, locale: readingLocale(ctx, locale) });
  return pages?.find((lesson) => lesson.id === id) ?? null;
}

/** Lessons with how far the caller is in them; the notes come along for one that is opened. */
export async function withOwnStudy(
  ctx: Context,
  lessons: readonly ShownLesson[],
  { withNotes }: { withNotes: boolean },
): Promise<ShownLesson[]> {
  if (lessons.length === 0) return [];
  const { progress, notes } = await ownStudy(ctx).load({ lessonIds: lessons.map(({ id }) => id), withNotes });
  return lessons.map((lesson) => ({
    ...lesson,
    progress: progress.get(lesson.id) ?? null,
    ...(withNotes && { notes: notes.get(lesson.id) ?? [] }),
  }));
}
