/** Who is calling, and what they are where. */
export const CALLER = `select s.secret_hash, p.id as person_id, p.roles, p.region_ids, coalesce((select json_agg(json_build_object(
      'regionId', x.region_id, 'slug', '', 'roleNames', x.role_names)) from region_role x where x.person_id = p.id), '[]') as region_roles
  from session s join person p on p.id = s.person_id where s.id = $1 and s.expires_at > now() and p.status = 'ACTIVE'`;

const COURSE_NAME = `(select coalesce(w.name, o.name) from course c left join course_text o on o.course_id = c.id and o.locale = c.locale
  left join course_text w on w.course_id = c.id and w.locale = 'en' where c.id = s.course_id)`;

const HOLIDAYS = `(select json_agg(json_build_object('firstDay', h.first_day, 'lastDay', h.last_day, 'startTime', h.start_time,
    'endTime', h.end_time, 'rule', h.rule, 'changes', h.changes)) from calendar_event h
  where h.kind = 'HOLIDAY' and s.meeting_id is not null and s.roll_taken_at is null and not s.is_changed
    and (h.group_id = s.group_id or (h.group_id is null and (h.region_id is null or h.region_id = s.region_id)))
    and h.spans_from <= s.ends_at::date and (h.spans_to is null or h.spans_to >= s.starts_at::date))`;

const DAY = `(s.starts_at at time zone r.time_zone)::date`;

const COUNTED = `left join absence_explanation e on e.session_id = s.id and e.person_id = k.person_id
  left join leave_request l on l.person_id = k.person_id and l.group_id = s.group_id and l.status in ('APPROVED', 'ACKNOWLEDGED')
    and ${DAY} between l.first_day and l.last_day`;

const policiesOf = (
  schema: string,
) => `coalesce((select json_agg(json_build_object('firstDay', p.first_day, 'termId', p.term_id,
  'minutesLateThreshold', p.minutes_late_threshold, 'graceAbsentsPerTerm', p.grace_absents_per_term,
  'graceLatesPerTerm', p.grace_lates_per_term, 'absenceDeduction', p.absence_deduction, 'lateDeduction', p.late_deduction)
  order by p.first_day) from attendance_policy p where p.schema_id = ${schema}), '[]')`;
const termsOf = (
  schema: string,
) => `coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'firstDay', t.first_day,
  'lastDay', t.last_day) order by t.first_day) from attendance_term t where t.schema_id = ${schema}), '[]')`;

/** How a group is counted, also by the schemas that it had before: terms that are over keep theirs. */
export const COUNTING = `${policiesOf('gs.schema_id')} as policies, ${termsOf('gs.schema_id')} as terms,
  coalesce((select json_agg(json_build_object('untilDay', past.until_day, 'policies', ${policiesOf('past.schema_id')},
    'terms', ${termsOf('past.schema_id')}) order by past.until_day) from group_schema_past past where past.group_id = g.id), '[]') as past`;

/** The accounts of those who teach a session, and may take its roll. */
const TEACHERS = `array(select acting.person_id from teacher acting
  where acting.id in (select s.teacher_id union all select c.teacher_id from course c where c.id = s.course_id
      union all select gt.teacher_id from group_teacher gt where gt.group_id = s.group_id)
    and acting.person_id is not null and acting.archived_at is null
    and (acting.region_id = s.region_id or exists (select from teacher_region w where w.teacher_id = acting.id and w.region_id = s.region_id)))`;

export const GRID_GROUP = `select g.id, g.name, r.name as region_name, r.time_zone, t.id as term_id, t.name as term_name, t.first_day::text,
    t.last_day::text, p.minutes_late_threshold, p.grace_absents_per_term, p.grace_lates_per_term, p.absence_deduction, p.late_deduction
  from student_group g join region r on r.id = g.region_id
  join group_schema gs on gs.group_id = g.id join attendance_policy p on p.schema_id = gs.schema_id
  join attendance_term t on t.schema_id = gs.schema_id where g.id = $1`;

export const GRID_SESSIONS = `select s.id, s.starts_at, s.ends_at, s.cancelled_at, s.roll_taken_at, s.roll_version, ${DAY}::text as day,
    ${COURSE_NAME} as course_name, ${HOLIDAYS} as holidays
  from class_session s join region r on r.id = s.region_id
  where s.group_id = $1 and s.starts_at >= $2::date and s.starts_at < $3::date + 1 order by s.starts_at, s.id`;

export const GRID_STUDENTS = `select p.id, p.first_name, p.last_name, p.student_number::text as number, m.first_day::text,
    m.last_day::text, sat.rolls
  from group_member m join person p on p.id = m.person_id
  left join (select i.person_id, string_agg(h.place::text, ' ') as rolls
    from (select roll_person_ids, row_number() over (order by starts_at, id) - 1 as place from class_session
      where group_id = $1 and starts_at >= $2::date and starts_at < $3::date + 1) h
    cross join lateral unnest(h.roll_person_ids) i (person_id) group by 1) sat on sat.person_id = m.person_id
  where m.group_id = $1 order by p.sort_name, p.id`;

export const GRID_MARKS = `select k.session_id, k.person_id, k.kind, k.minutes_late, k.version, l.status as leave, e.status as explanation
  from class_session s join region r on r.id = s.region_id join attendance_mark k on k.session_id = s.id ${COUNTED}
  where s.group_id = $1 and s.starts_at >= $2::date and s.starts_at < $3::date + 1`;

export const ROLL = `with held as materialized (
    select s.id, s.group_id, s.region_id, s.room, s.starts_at, s.ends_at, s.cancelled_at, s.roll_taken_at, s.roll_person_ids, ${DAY} as day,
      g.name as group_name, r.name as region_name, r.time_zone, t.name as teacher_name, ${COURSE_NAME} as course_name,
      ${HOLIDAYS} as holidays, taker.first_name || ' ' || taker.last_name as roll_taken_by_name, ci.started_at, ci.stopped_at,
      (select count(*)::integer from attendance_mark x where x.session_id = s.id and x.kind <> 'PRESENT') as exceptions,
      s.roll_version, ${TEACHERS} as teacher_person_ids, ${COUNTING}
    from class_session s join student_group g on g.id = s.group_id join region r on r.id = s.region_id
    left join teacher t on t.id = s.teacher_id left join person taker on taker.id = s.roll_taken_by
    left join group_schema gs on gs.group_id = s.group_id left join attendance_check_in ci on ci.session_id = s.id where s.id = $1)
  select p.id as person_id, p.first_name, p.last_name, p.student_number::text as number, p.picture_id, k.kind, k.minutes_late,
    k.version, k.taken_at, k.by_code, marker.first_name || ' ' || marker.last_name as marked_by, l.status as leave, lt.names,
    e.status as explanation, case when row_number() over (order by p.sort_name, p.id) = 1 then to_json(held) end as held
  from held join group_member m on m.group_id = held.group_id join person p on p.id = m.person_id
  left join attendance_mark k on k.session_id = held.id and k.person_id = p.id
  left join person marker on marker.id = k.taken_by
  left join leave_request l on l.person_id = p.id and l.group_id = held.group_id and l.status <> 'WITHDRAWN'
    and held.day between l.first_day and l.last_day
  left join leave_type lt on lt.id = l.type_id
  left join absence_explanation e on e.session_id = held.id and e.person_id = p.id
  where held.day between m.first_day and coalesce(m.last_day, 'infinity') or m.person_id = any (held.roll_person_ids)
  order by p.sort_name, p.id`;

export const RECORDS = `select s.id, s.group_id, s.starts_at, s.ends_at, s.course_id, s.roll_taken_at, ${DAY}::text as day, k.kind,
    k.minutes_late, coalesce(k.by_code, false) as by_code, l.status as leave, e.id as explanation_id, e.status as explanation,
    ${COURSE_NAME} as course_name, taker.first_name || ' ' || taker.last_name as taken_by,
    granter.first_name || ' ' || granter.last_name as granted_by, excuser.first_name || ' ' || excuser.last_name as excused_by
  from group_member m join class_session s on s.group_id = m.group_id and m.person_id = any (s.roll_person_ids)
  join region r on r.id = s.region_id
  left join attendance_mark k on k.session_id = s.id and k.person_id = m.person_id ${COUNTED}
  left join person taker on taker.id = coalesce(k.taken_by, s.roll_taken_by)
  left join person granter on granter.id = l.decided_by left join person excuser on excuser.id = e.decided_by
  where m.person_id = $1 and s.roll_taken_at is not null order by s.starts_at, s.id`;

export const GROUPS_OF_STUDENT = `select g.id, g.name, g.region_id, r.time_zone, sc.low_percent, ${COUNTING}
  from group_member m join student_group g on g.id = m.group_id join region r on r.id = g.region_id
  left join group_schema gs on gs.group_id = g.id left join attendance_schema sc on sc.id = gs.schema_id where m.person_id = $1`;

export const UNTAKEN = `select s.group_id, s.starts_at as "startsAt", s.ends_at as "endsAt", r.time_zone as "timeZone", ${DAY}::text as day,
    ${HOLIDAYS} as holidays
  from group_member m join class_session s on s.group_id = m.group_id join region r on r.id = s.region_id
  where m.person_id = $1 and s.roll_taken_at is null and s.cancelled_at is null and s.ends_at < now()
    and s.starts_at >= current_date - 400 and ${DAY} between m.first_day and coalesce(m.last_day, 'infinity')`;

/** The running term of a group, and who has missed something in it. */
export const BEHIND = `with span as materialized (
    select g.id, g.name, g.region_id, r.name as region_name, r.time_zone, t.id as term_id, t.name as term_name, t.first_day, t.last_day,
      sc.low_percent, ${COUNTING}
    from student_group g join region r on r.id = g.region_id join group_schema gs on gs.group_id = g.id
    join attendance_schema sc on sc.id = gs.schema_id join attendance_term t on t.schema_id = gs.schema_id
    where g.id = $1 and current_date between t.first_day and t.last_day),
  held as materialized (select s.id, s.group_id, s.starts_at, s.roll_person_ids, s.region_id from span join class_session s on s.group_id = span.id
    where s.roll_taken_at is not null and s.starts_at >= span.first_day::timestamp at time zone span.time_zone
      and s.starts_at < (span.last_day + 1)::timestamp at time zone span.time_zone),
  missing as (select person_id, json_agg(json_build_object('kind', kind, 'minutesLate', minutes_late, 'leave', leave,
      'explanation', explanation, 'count', n)) as marks
    from (select k.person_id, k.kind, k.minutes_late, l.status as leave, nullif(e.status, 'PENDING') as explanation, count(*)::integer as n
      from held s join region r on r.id = s.region_id
      join attendance_mark k on k.session_id = s.id and k.person_id = any (s.roll_person_ids) ${COUNTED} group by 1, 2, 3, 4, 5) m
    group by 1 having bool_or(kind in ('ABSENT', 'LATE'))),
  sat as (select i.person_id, count(*)::integer as rolls from held cross join lateral unnest(held.roll_person_ids) i (person_id) group by 1)
  select p.id, p.first_name || ' ' || p.last_name as name, p.student_number::text as number, sat.rolls as roll_count, m.marks, span.name as group_name, span.region_name,
    span.term_name, span.first_day::text, span.region_id, span.low_percent, span.policies, span.terms, span.past
  from missing m join sat using (person_id) join person p on p.id = m.person_id cross join span
  where exists (select from group_member g where g.group_id = $1 and g.person_id = p.id and coalesce(g.last_day, 'infinity') >= current_date)
  order by p.sort_name, p.id`;
