import type { Pool, PoolClient } from 'pg';

/** By day, one class of every campus has a session now, also when its timetable has none. */
export async function seedRunningSessions(client: Pool | PoolClient, now: Date): Promise<void> {
  await client.query(
    `with idle as materialized (
       select r.id from region r where extract(hour from $1::timestamptz at time zone r.time_zone) between 8 and 17
         and not exists (select from class_session s where s.region_id = r.id and s.cancelled_at is null
           and s.starts_at > $1::timestamptz - interval '1 day' and s.starts_at <= $1 and s.ends_at > $1))
     insert into class_session (id, region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, is_changed, created_at, updated_at)
     select distinct on (g.region_id) md5('now' || g.id || date_trunc('hour', $1::timestamptz))::uuid, g.region_id, g.id, c.id,
       (select t.id from teacher t
         where (t.id = c.teacher_id and (t.region_id = g.region_id
             or exists (select from teacher_region given where given.teacher_id = t.id and given.region_id = g.region_id)))
           or (t.region_id = g.region_id and t.person_id is null)
         order by t.id = c.teacher_id desc, t.id limit 1), 'Chapel',
       date_trunc('hour', $1::timestamptz), date_trunc('hour', $1::timestamptz) + interval '2 hours', true, $1, $1
     from idle join student_group g on g.region_id = idle.id join region r on r.id = g.region_id
     join course_group cg on cg.group_id = g.id join course c on c.id = cg.course_id
     where g.session = 'DAY' and g.study_year is not null and g.archived_at is null
       and ($1::timestamptz at time zone r.time_zone)::date between cg.first_day - 120 and cg.last_day + 60
     order by g.region_id, g.study_year, cg.last_day desc, g.id, cg.id
     on conflict do nothing`,
    [now],
  );
}
