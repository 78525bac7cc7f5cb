import type { Demo } from '#kit/demo/demo.ts';

/** How long a student served on each of these days. */
const MINUTES_A_DAY = 480;

/**
 * Every third student of the second year, but for the one with an account, has served a summer outreach and more: all that is required of
 * the group, confirmed, so that some are ready for the next year in autumn.
 */
export const seedServedHours = (
  { client, now }: Demo,
  { studentId }: { studentId: string },
): Promise<unknown> =>
  client.query(
    `with handled as (
       select region_id, min(person_id::text)::uuid as person_id from region_role
       where 'manager' = any (role_names) group by region_id),
     served as (
       select m.person_id, m.region_id, m.group_id, q.category_id, h.person_id as decider, c.position,
         least(q.required_minutes - (k - 1) * $2, $2)::integer as minutes,
         m.first_day + ((row_number() over (partition by m.person_id order by c.position, k) - 1) * 2)::integer as day
       from group_member m join student_group g on g.id = m.group_id join hour_requirement q on q.group_id = g.id
         join hour_category c on c.id = q.category_id join handled h on h.region_id = m.region_id,
         generate_series(1, ceil(q.required_minutes::numeric / $2)::integer) k
       where g.study_year = 2 and m.last_day is null and m.person_id <> $3 and hashtextextended(m.person_id::text, 7) % 3 = 0)
     insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, place, note, status, decided_at,
       decided_by, version, created_at)
     select md5('served' || person_id || category_id || day)::uuid, person_id, region_id, group_id, category_id, day, minutes,
       'Outreach', '', 'CONFIRMED', day + interval '3 days', decider, 2, day + interval '1 day'
     from served where day < $1::date - 3`,
    [now, MINUTES_A_DAY, studentId],
  );
