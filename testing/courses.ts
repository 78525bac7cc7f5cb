import type { Pool } from 'pg';

export interface CourseFacts {
  code?: string;
  name?: string;
  locale?: string;
  teacherId?: string;
  hidden?: boolean;
  archived?: boolean;
  forAlumni?: boolean;
  /** The groups it is taught to, from a day on that has long come. */
  groupIds?: readonly string[];
  firstDay?: string;
}

let made = 0;

/** A course in its own language, taught to groups. */
export async function insertCourse(owner: Pool, facts: CourseFacts): Promise<{ id: string; code: string }> {
  const { code = `C ${++made}`, name = `Course ${++made}`, locale = 'en', firstDay = '2026-01-05' } = facts;
  const { rows } = await owner.query<{ id: string }>(
    `with made as (
       insert into course (code, locale, teacher_id, hidden, archived_at, for_alumni)
       values ($1, $2, $3, $4, case when $5 then now() end, $7) returning id, locale)
     insert into course_text (course_id, locale, name) select id, locale, $6 from made returning course_id as id`,
    [
      code,
      locale,
      facts.teacherId ?? null,
      facts.hidden ?? false,
      facts.archived ?? false,
      name,
      facts.forAlumni ?? false,
    ],
  );
  const id = rows[0]?.id ?? '';
  for (const groupId of facts.groupIds ?? []) {
    await owner.query(
      `insert into course_group (course_id, group_id, region_id, first_day, position)
       select $1, id, region_id, $3,
         (select coalesce(max(position), 0) + 1 from course_group where group_id = $2)
       from student_group where id = $2`,
      [id, groupId, firstDay],
    );
  }
  return { id, code };
}
