import type { Demo } from '#kit/demo/demo.ts';

/** A number from 0 to 999 that belongs to two things for good, so that the same college is made again. */
const draw = (one: string, other: string): string =>
  `(abs(hashtextextended(${one}::text || ${other}::text, 7)) % 1000)`;

/**
 * The rolls of two years: nearly all were taken by the teacher when the class began, a few of this week were forgotten. One student in
 * twelve misses much; the others now and then. The student with an account never misses more than a term forgives,
 * nor did those in the first years that have been archived, of whom most went on.
 */
export async function seedRolls({ client, now }: Demo, { studentId }: { studentId: string }): Promise<void> {
  await client.query(
    `with held as materialized (
       select s.id, s.region_id, s.teacher_id, s.group_id, (s.starts_at at time zone r.time_zone)::date as day
       from class_session s join region r on r.id = s.region_id
       where s.cancelled_at is null and s.ends_at < $1
         and not (s.ends_at > $1::timestamptz - interval '7 days' and ${draw('s.id', "'forgotten'")} < 120)),
     roster as materialized (
       select group_id, day, array_agg(person_id order by person_id) as person_ids
       from (select distinct group_id, day from held) d join group_member m using (group_id)
       where d.day between m.first_day and coalesce(m.last_day, 'infinity')
       group by group_id, day),
     office as materialized (
       select r.id as region_id, (select p.id from person p
         where 'manager' = any (p.roles) and r.id = any (p.region_ids) order by p.id limit 1) as manager_id
       from region r)
     update class_session s set roll_taken_at = s.starts_at + interval '6 minutes',
       roll_taken_by = coalesce(t.person_id, o.manager_id), roll_person_ids = coalesce(m.person_ids, '{}')
     from held h join office o using (region_id) left join teacher t on t.id = h.teacher_id
       left join roster m using (group_id, day)
     where s.id = h.id`,
    [now],
  );
  await client.query(
    `insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by)
     select s.id, p.id, s.region_id, k.kind, case k.kind when 'LATE' then 1 + ${draw('p.id', 's.id')} % 22 end,
       s.roll_taken_at, s.roll_taken_by
     from class_session s cross join lateral unnest(s.roll_person_ids) p (id)
     cross join lateral (select ${draw('s.id', 'p.id')} as drawn,
       case when p.id = $1 then 5 when ${draw('p.id', "'often'")} < 80 then 4 else 1 end as often) d
     cross join lateral (select case when d.drawn < 18 * d.often then 'ABSENT' when d.drawn < 38 * d.often then 'LATE'
       when d.drawn > 996 then 'EXCUSED' end as kind) k
     where s.roll_taken_at is not null and k.kind is not null`,
    [studentId],
  );
  await client.query(
    `delete from attendance_mark k using (
       select k.session_id, k.person_id,
         row_number() over (partition by k.person_id, s.group_id, t.id, counted.kind order by s.starts_at desc, s.id) as place,
         case counted.kind when 'ABSENT' then c.grace_absents_per_term else c.grace_lates_per_term end as grace
       from attendance_mark k join class_session s on s.id = k.session_id join region r on r.id = s.region_id
       join student_group g on g.id = s.group_id
       join group_schema gs on gs.group_id = s.group_id join attendance_policy c on c.schema_id = gs.schema_id
       join attendance_term t on t.schema_id = gs.schema_id
         and (s.starts_at at time zone r.time_zone)::date between t.first_day and t.last_day
       cross join lateral (select case when k.kind = 'LATE' and k.minutes_late > c.minutes_late_threshold
         and k.person_id <> $1 then 'ABSENT' else k.kind end as kind) counted
       where (k.person_id = $1 or (g.study_year = 1 and g.archived_at is not null)) and k.kind in ('ABSENT', 'LATE')) missed
     where k.person_id = missed.person_id and k.session_id = missed.session_id and missed.place > missed.grace`,
    [studentId],
  );
}
