import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { holdsText } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

interface Params {
  /** Null for all of them. */
  courseIds: readonly string[] | null;
  search: string;
  max: number;
}

/** The lessons of some courses, or of all that are not archived, that students see: by words of their titles in any language, in the order of their courses. */
export const findLessonsByTitle = writtenOnce((db: Db, { courseIds, search, max }: Params) =>
  db
    .selectFrom('lesson as l')
    .select('l.id')
    .innerJoin('course as c', 'c.id', 'l.courseId')
    .where(sql<boolean>`(${courseIds}::uuid[] is null or l.course_id = any (${courseIds}::uuid[]))`)
    .where('c.archivedAt', 'is', null)
    .where('l.hidden', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lessonText as t')
          .select('t.lessonId')
          .whereRef('t.lessonId', '=', 'l.id')
          .where(holdsText(search, sql`t.search_text`)),
      ),
    )
    .orderBy(sql`array_position(${courseIds}::uuid[], l.course_id)`)
    .orderBy('c.code')
    .orderBy('l.position')
    .limit(max),
);

/** One person's notes in lessons of some courses that students see, by their words, the newest first. */
export const findNotesByText = writtenOnce(
  (
    db: Db,
    { courseIds, search, max, personId }: Params & { courseIds: readonly string[]; personId: string },
  ) =>
    db
      .selectFrom('lessonNote as n')
      .innerJoin('lesson as l', 'l.id', 'n.lessonId')
      .select(['n.id', 'n.lessonId', 'n.body'])
      .where('n.personId', '=', personId)
      .where('l.courseId', '=', anyId(courseIds))
      .where('l.hidden', '=', false)
      .where(holdsText(search, sql`app.search_form(n.body)`))
      .orderBy('n.updatedAt', 'desc')
      .orderBy('n.id')
      .limit(max),
);
