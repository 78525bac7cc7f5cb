import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { LessonStanding } from '#slices/lessons/rules/course-progress.ts';

/** A student of a group, and how they stand to every lesson of a course that students see, in its order. */
export interface FollowedRow {
  courseOfferingId: string;
  /** The person. */
  id: string;
  name: string;
  /** From when on the course is theirs: when it began, or when they came. */
  firstDay: Day;
  lastDay: Day | null;
  today: Day;
  lessons: LessonStanding[];
}

/** Everybody who is in the groups of these course offerings today, by name. Whether the caller may see them was asked before. */
export async function listFollowed(
  db: Db,
  courseOfferingIds: readonly string[],
  now: Date,
): Promise<FollowedRow[]> {
  const today = dayInZone(now, 'r.timeZone');
  const { rows } = await sql<FollowedRow>`
    select t.id as "courseOfferingId", p.id, p.first_name || ' ' || p.last_name as name,
      greatest(m.first_day, t.first_day)::text as "firstDay", t.last_day::text as "lastDay", ${today}::text as today,
      coalesce(watched.lessons, '[]') as lessons
    from course_group t
    join region r on r.id = t.region_id
    join group_member m on m.group_id = t.group_id
    join person p on p.id = m.person_id
    left join lateral (
      select json_agg(json_build_object('_id', l.id, 'seconds', l.seconds,
        'watchedSeconds', coalesce(w.watched_seconds, 0), 'completed', w.completed_at is not null,
        'watchedAt', extract(epoch from w.watched_at) * 1000) order by l.position) as lessons
      from lesson l left join lesson_progress w on w.lesson_id = l.id and w.person_id = m.person_id
      where l.course_id = t.course_id and not l.hidden) watched on true
    where t.id = any(${courseOfferingIds}::uuid[])
      and m.first_day <= ${today} and (m.last_day is null or m.last_day >= ${today})
    order by p.sort_name, p.id`.execute(db);
  return rows;
}
