import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Chapter } from '../rules/chapter.ts';
import type { LessonRecord } from './lesson-record.ts';

/** The words of a lesson in the language asked for, else in the course's own, else in any. */
const bestFirst = (locale: string) => sql`t.locale = ${locale} desc, t.locale = c.locale desc, t.locale`;

const lessonsIn = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .select([
      'l.id',
      'l.courseId',
      'l.position',
      sql<string>`(select t.name from course_text t where t.course_id = c.id
        order by ${bestFirst(locale)} limit 1)`.as('courseName'),
      'l.hidden',
      'l.seconds',
      'l.version',
      sql<{ locale: string; title: string } | null>`(
        select json_build_object('locale', t.locale, 'title', t.title) from lesson_text t
        where t.lesson_id = l.id order by ${bestFirst(locale)} limit 1)`.as('words'),
      // What is not told in a language yet is told in the next best, each by itself.
      sql<string>`coalesce((select t.description from lesson_text t
        where t.lesson_id = l.id and t.description <> '' order by ${bestFirst(locale)} limit 1), '')`.as(
        'description',
      ),
      sql<Chapter[]>`coalesce((select t.chapters from lesson_text t
        where t.lesson_id = l.id and t.chapters <> '[]' order by ${bestFirst(locale)} limit 1), '[]')`.as(
        'chapters',
      ),
      sql<string[]>`array(select t.locale from lesson_text t where t.lesson_id = l.id order by t.locale)`.as(
        'locales',
      ),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof lessonsIn>['execute']>>[number];

const lessonOf = ({ words, ...row }: Row): LessonRecord => ({
  ...row,
  locale: words?.locale ?? '',
  title: words?.title ?? '',
});

export async function findLesson(db: Db | Tx, id: string, locale: string): Promise<LessonRecord | null> {
  const row = await lessonsIn(db, locale).where('l.id', '=', id).executeTakeFirst();
  return row ? lessonOf(row) : null;
}

/** The lessons of courses in their order, also those that students do not see. */
export async function listLessons(
  db: Db | Tx,
  courseIds: readonly string[],
  locale: string,
): Promise<LessonRecord[]> {
  const rows = await lessonsIn(db, locale)
    .where('l.courseId', '=', anyId(courseIds))
    .orderBy('l.courseId')
    .orderBy('l.position')
    .execute();
  return rows.map(lessonOf);
}
