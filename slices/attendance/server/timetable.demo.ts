import type { Demo } from '#kit/demo/demo.ts';

/**
 * When the classes meet: by day twice a week in the morning, in the evening once a week, for every course of every term. Ids
 * are made of those of the course offerings, so that the same college is made again.
 */
export async function seedTimetable({ client, now }: Demo): Promise<void> {
  await client.query(
    `insert into weekly_meeting (id, region_id, group_id, course_id, teacher_id, room, weekdays, start_time, end_time,
       first_day, last_day, created_at, updated_at)
     select md5('meeting' || o.id)::uuid, o.region_id, o.group_id, o.course_id, o.teacher_id, 'Room ' || (100 + o.study_year * 10 + o.room),
       case when o.session = 'EVENING' then array[(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'])[1 + o.n % 5]]
         when o.n % 2 = 0 then array['MONDAY', 'WEDNESDAY'] else array['TUESDAY', 'THURSDAY'] end,
       case when o.session = 'EVENING' then '18:30' else (array['08:30', '10:15', '12:00'])[1 + o.n / 2 % 3] end,
       case when o.session = 'EVENING' then '20:30' else (array['10:00', '11:45', '13:30'])[1 + o.n / 2 % 3] end,
       o.first_day, o.last_day, o.created_at, o.created_at
     from (
       select cg.*, c.teacher_id, g.study_year, g.session, case g.session when 'DAY' then 1 else 2 end as room,
         (row_number() over (partition by cg.group_id, cg.term order by cg.position, cg.id) - 1)::int as n
       from course_group cg join course c on c.id = cg.course_id join student_group g on g.id = cg.group_id
       where g.study_year is not null and g.session in ('DAY', 'EVENING') and cg.last_day is not null) o`,
  );
  await client.query(
    `insert into class_session (id, region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, meeting_id, planned_day,
       created_at, updated_at)
     select md5(m.id::text || day::date)::uuid, m.region_id, m.group_id, m.course_id, m.teacher_id, m.room,
       (day::date + m.start_time::time) at time zone r.time_zone, (day::date + m.end_time::time) at time zone r.time_zone,
       m.id, day::date, m.created_at, m.created_at
     from weekly_meeting m join region r on r.id = m.region_id
     cross join generate_series(m.first_day::timestamp, m.last_day::timestamp, interval '1 day') day
     where (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[extract(isodow from day)::int]
       = any (m.weekdays)`,
  );
  await seedRunningSessions(client, now);
}

/** By day, one class of every campus has a session now, also when its timetable has none. */
async function seedRunningSessions(client: Demo['client'], now: Date): Promise<void> {
  await client.query(
    `insert into class_session (id, region_id, group_id, course_id, teacher_id, room, starts_at, ends_at, is_changed, created_at, updated_at)
     select distinct on (g.region_id) md5('now' || g.id)::uuid, g.region_id, g.id, c.id, c.teacher_id, 'Chapel',
       date_trunc('hour', $1::timestamptz), date_trunc('hour', $1::timestamptz) + interval '2 hours', true, $1, $1
     from student_group g join region r on r.id = g.region_id join course_group cg on cg.group_id = g.id
     join course c on c.id = cg.course_id
     where g.session = 'DAY' and g.study_year is not null and g.archived_at is null
       and extract(hour from $1::timestamptz at time zone r.time_zone) between 8 and 17
       and ($1::timestamptz at time zone r.time_zone)::date between cg.first_day - 120 and cg.last_day + 60
       and not exists (select from class_session s where s.region_id = g.region_id
         and $1::timestamptz between s.starts_at and s.ends_at)
     order by g.region_id, g.study_year, cg.last_day desc, g.id, cg.id`,
    [now],
  );
}
