import type { Pool } from 'pg';

export interface LessonFacts {
  courseId: string;
  title?: string;
  locale?: string;
  seconds?: number | null;
  hidden?: boolean;
}

let made = 0;

/** A lesson behind the others of its course, told in one language. */
export async function insertLesson(owner: Pool, facts: LessonFacts): Promise<{ id: string }> {
  const { courseId, title = `Lesson ${++made}`, locale = 'en', seconds = 1_000, hidden = false } = facts;
  const { rows } = await owner.query<{ id: string }>(
    `with made as (
       insert into lesson (course_id, position, seconds, hidden)
       select $1, coalesce(max(position), 0) + 1, $2, $3 from lesson where course_id = $1 returning id)
     insert into lesson_text (lesson_id, locale, title) select id, $4, $5 from made returning lesson_id as id`,
    [courseId, seconds, hidden, locale, title],
  );
  return { id: rows[0]?.id ?? '' };
}
