import { COUNTING } from './attendance-statements.ts';

/** The group, what its campus asks, what the college asks, what hours it requires and how it is counted. */
export const GROUP = `select g.region_id, r.name as region_name, g.study_year, (now() at time zone r.time_zone)::date::text as today,
    p.asks_hours, p.min_attendance, p.min_evaluations, p.min_score_tenths, p.asks_dues, coalesce(p.version, 0) as version,
    s.core_after_first_year, s.electives_after_first_year, ${COUNTING},
    (select json_agg(json_build_object('categoryId', c.id, 'name', c.names ->> 'en', 'requiredMinutes', q.required_minutes)
      order by c.position, c.id) from hour_requirement q join hour_category c on c.id = q.category_id where q.group_id = g.id) as required
  from student_group g join region r on r.id = g.region_id cross join site_settings s
    left join promotion_policy p on p.region_id = g.region_id and p.study_year = g.study_year
    left join group_schema gs on gs.group_id = g.id
  where g.id = $1`;

/** Its members with all that is asked of them; the days of the terms are given. */
export const MEMBERS = `with member as materialized (
    select p.id, p.first_name || ' ' || p.last_name as name, p.status, p.graduated_on, p.sort_name, m.last_day
    from group_member m join person p on p.id = m.person_id
    where m.group_id = $1 and (m.last_day is null or m.last_day >= $2::date)),
  span as (select * from unnest($3::date[], $4::date[]) with ordinality as t (first_day, last_day, at)),
  held as materialized (
    select s.id, s.group_id, s.roll_person_ids, span.at, (s.starts_at at time zone r.time_zone)::date as day
    from class_session s join region r on r.id = s.region_id
      join span on (s.starts_at at time zone r.time_zone)::date between span.first_day and span.last_day
    where s.group_id = $1 and s.roll_taken_at is not null),
  marked as (
    select h.at, k.person_id, k.kind, k.minutes_late, l.status as leave, nullif(e.status, 'PENDING') as explanation,
      count(*)::integer as n
    from held h join attendance_mark k on k.session_id = h.id and k.person_id = any (h.roll_person_ids)
    left join leave_request l on l.person_id = k.person_id and l.group_id = h.group_id
      and l.status in ('APPROVED', 'ACKNOWLEDGED') and h.day between l.first_day and l.last_day
    left join absence_explanation e on e.session_id = h.id and e.person_id = k.person_id
    group by 1, 2, 3, 4, 5, 6),
  gathered as (select at, person_id, json_agg(json_build_object('kind', kind, 'minutesLate', minutes_late, 'leave', leave,
    'explanation', explanation, 'count', n)) as marks from marked group by 1, 2),
  sat as (select h.at, p.person_id, count(*)::integer as rolls
    from held h cross join lateral unnest(h.roll_person_ids) p (person_id) group by 1, 2),
  year as (select sat.person_id, json_agg(json_build_object('at', sat.at - 1, 'rolls', sat.rolls, 'marks', coalesce(g.marks, '[]'))
    order by sat.at) as spans from sat left join gathered g using (at, person_id) group by 1),
  passed as (select s.person_id, count(distinct s.course_id) filter (where s.kind = 'CORE')::integer as core,
      count(distinct s.course_id) filter (where s.kind = 'ELECTIVE')::integer as electives
    from course_result s join finalisation f on f.id = s.finalisation_id and f.unlocked_at is null
      left join (select distinct on (a.finalisation_id, a.person_id) a.finalisation_id, a.person_id, a.state from grade_amendment a
        where a.person_id in (select id from member) and a.status = 'ACCEPTED'
        order by a.finalisation_id, a.person_id, a.position desc) accepted using (finalisation_id, person_id)
    where s.person_id in (select id from member) and coalesce(accepted.state, s.state) = 'PASSED' group by 1),
  served as (select person_id, json_object_agg(category_id, minutes) as minutes from (
    select person_id, category_id, sum(minutes)::integer as minutes from hour_entry
    where group_id = $1 and status = 'CONFIRMED' group by 1, 2) h group by 1),
  seen as (select e.student_id, count(*)::integer as published,
      sum((select count(*) from jsonb_each(e.answers) a where jsonb_typeof(a.value) = 'number'))::integer as scores,
      sum((select sum(a.value::integer) from jsonb_each(e.answers) a where jsonb_typeof(a.value) = 'number'))::integer as score_sum
    from evaluation e where e.group_id = $1 and e.status = 'PUBLISHED' group by 1),
  late as (select b.person_id from open_invoice b join dues_policy d on d.region_id = b.region_id and d.currency = b.currency
    where b.person_id in (select id from member) and b.region_id = $5 and b.due_on < $2::date and d.hold_above is not null
    group by b.person_id, d.hold_above having sum(b.balance) > d.hold_above)
  select m.id, m.name, m.status, m.graduated_on is not null as has_graduated, m.last_day is not null as is_leaving,
    coalesce(passed.core, 0) as core, coalesce(passed.electives, 0) as electives, served.minutes,
    coalesce(seen.published, 0) as published, coalesce(seen.scores, 0) as scores, coalesce(seen.score_sum, 0) as score_sum,
    year.spans, late.person_id is not null as is_late
  from member m left join passed on passed.person_id = m.id left join served on served.person_id = m.id
    left join seen on seen.student_id = m.id left join year on year.person_id = m.id left join late on late.person_id = m.id
  order by m.sort_name, m.id`;
