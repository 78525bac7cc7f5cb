import { type RawBuilder, sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Chapter } from '../rules/chapter.ts';
import type { Span } from '../rules/watching/watched.ts';
import type { FilmRecord } from './films/film.queries.ts';
import type { LessonFileRecord } from './lesson-files.queries.ts';

export interface LessonRecord {
  id: string;
  courseId: string;
  courseName: string;
  position: number;
  hidden: boolean;
  /** Length of the film or recording; none until there is one. */
  seconds: number | null;
  version: number;
  /** The one its course was first written in. */
  ownLocale: string;
  /** The language that was asked for. */
  askedLocale: string;
  /** The language its title is told in: the one asked for, else the course's own, else any. */
  locale: string;
  /** The languages it has been written in. */
  locales: string[];
  title: string;
  description: string;
  chapters: Chapter[];
}

export interface LessonProgress {
  /** The lesson's. */
  id: string;
  watched: Span[];
  watchedSeconds: number;
  position: number;
  watchedAt: Date;
  completed: boolean;
}

/** What lists do not tell of a lesson. */
export type LessonInFull = Pick<LessonRecord, 'courseName' | 'description' | 'chapters' | 'locales'>;

/** A lesson as pages carry it: what came along with it is not asked for again, what did not is asked for when wanted. */
export interface ShownLesson extends Omit<LessonRecord, keyof LessonInFull>, Partial<LessonInFull> {
  subtitles?: { locale: string }[];
  files?: LessonFileRecord[];
  films?: FilmRecord[];
  /** How far the person who asked is; null when they never opened it. */
  progress?: LessonProgress | null;
  /** Those of the person who asked. */
  notes?: LessonNote[];
}

export interface LessonNote {
  id: string;
  lessonId: string;
  atSecond: number;
  body: string;
  version: number;
  updatedAt: Date;
}

type Locale = string | RawBuilder<string>;

/** The words of a lesson in the language asked for, else in the course's own, else in any. */
export const bestFirst = (locale: Locale) =>
  sql`t.locale = ${locale} desc, t.locale = c.locale desc, t.locale`;

interface Words {
  courseName: string;
  locale: string;
  title: string;
  description: string;
  chapters: Chapter[];
  locales: string[];
}

export const courseNameOf = (locale: Locale) =>
  sql<string>`(select t.name from course_text t where t.course_id = c.id order by ${bestFirst(locale)} limit 1)`;

/** What is not told in a language yet is told in the next best, each by itself; all of it in one look at the texts. */
export const lessonTexts = (locale: Locale) => sql<Words>`(
  select json_build_object(
    'courseName', ${courseNameOf(locale)},
    'locale', coalesce((array_agg(t.locale order by ${bestFirst(locale)}))[1], ''),
    'title', coalesce((array_agg(t.title order by ${bestFirst(locale)}))[1], ''),
    'description', coalesce((array_agg(t.description order by ${bestFirst(locale)})
      filter (where t.description <> ''))[1], ''),
    'chapters', coalesce((array_agg(t.chapters order by ${bestFirst(locale)})
      filter (where t.chapters <> '[]'))[1], '[]'),
    'locales', coalesce(array_agg(t.locale order by t.locale), '{}'))
  from lesson_text t where t.lesson_id = l.id)`;

/** What is the same in every language. */
export const LESSON_COLUMNS = [
  'l.id',
  'l.courseId',
  'l.position',
  'l.hidden',
  'l.seconds',
  'l.version',
  'c.locale as ownLocale',
] as const;

const lessonsIn = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .select(LESSON_COLUMNS)
    .select(lessonTexts(locale).as('words'));

type Row = Awaited<ReturnType<ReturnType<typeof lessonsIn>['execute']>>[number];

const lessonsFrom = (rows: readonly Row[], askedLocale: string): LessonRecord[] =>
  rows.map(({ words, ...row }) => ({ ...row, ...words, askedLocale }));

export async function findLesson(db: Db | Tx, id: string, locale: string): Promise<LessonRecord | null> {
  const rows = await lessonsIn(db, locale).where('l.id', '=', id).execute();
  return lessonsFrom(rows, locale)[0] ?? null;
}

/** The lessons of courses in their order, also those that students do not see. */
const lessonsOf = (db: Db | Tx, courseIds: readonly string[], locale: string) =>
  lessonsIn(db, locale)
    .where('l.courseId', '=', anyId(courseIds))
    .orderBy('l.courseId')
    .orderBy('l.position');

export const listLessons = async (tx: Tx, courseId: string, locale: string): Promise<LessonRecord[]> =>
  lessonsFrom(await lessonsOf(tx, [courseId], locale).execute(), locale);

interface Params {
  courseIds: readonly string[];
  locale: string;
}

const readLessonsOf = writtenOnce((db: Db, { courseIds, locale }: Params) =>
  lessonsOf(db, courseIds, locale),
);

export const readLessons = async (db: Db, params: Params): Promise<LessonRecord[]> =>
  lessonsFrom(await readLessonsOf(db, params), params.locale);

interface LessonParams {
  ids: readonly string[];
  locale: string;
}

const readLessonsWith = writtenOnce((db: Db, { ids, locale }: LessonParams) =>
  lessonsIn(db, locale).where('l.id', '=', anyId(ids)),
);

export const readLessonsById = async (db: Db, params: LessonParams): Promise<LessonRecord[]> =>
  lessonsFrom(await readLessonsWith(db, params), params.locale);

/** What single lessons are called, for lists that tell no more of them. */
const readTitles = writtenOnce((db: Db, { ids, locale }: LessonParams) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .select([
      'l.id',
      sql<string>`coalesce((select t.title from lesson_text t where t.lesson_id = l.id
        order by ${bestFirst(locale)} limit 1), '')`.as('title'),
    ])
    .where('l.id', '=', anyId(ids)),
);

export const readLessonTitles = (
  db: Db,
  params: LessonParams,
): Promise<Pick<LessonRecord, 'id' | 'title'>[]> => readTitles(db, params);

export const countLessons = (db: Db, courseIds: readonly string[]) =>
  db
    .selectFrom('lesson as l')
    .select('l.courseId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('l.courseId', '=', anyId(courseIds))
    .groupBy('l.courseId')
    .execute();
