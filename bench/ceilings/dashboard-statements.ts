import type { QueryConfig } from 'pg';

export const CALLER = `select s.person_id, s.secret_hash from session s join person p on p.id = s.person_id
  where s.id = $1 and s.expires_at > now() and p.status = 'ACTIVE'`;

/** The groups that a person ($1) is in at an instant ($2). */
const MINE = `mine as (
  select g.id, g.region_id, g.companion_app, r.time_zone
  from group_member m
  join student_group g on g.id = m.group_id and g.archived_at is null
  join region r on r.id = g.region_id
  where m.person_id = $1 and ($2::timestamptz at time zone r.time_zone)::date
    between m.first_day and coalesce(m.last_day, 'infinity'))`;

const AROUND = `between $2::timestamptz - interval '9 days' and $2::timestamptz + interval '9 days'`;

const POLICIES = (
  schema: string,
) => `coalesce((select json_agg(json_build_object('firstDay', p.first_day, 'termId', p.term_id,
  'minutesLateThreshold', p.minutes_late_threshold, 'graceAbsentsPerTerm', p.grace_absents_per_term,
  'graceLatesPerTerm', p.grace_lates_per_term, 'absenceDeduction', p.absence_deduction,
  'lateDeduction', p.late_deduction) order by p.first_day) from attendance_policy p where p.schema_id = ${schema}), '[]')`;
const TERMS = (schema: string) => `coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name,
  'firstDay', t.first_day, 'lastDay', t.last_day) order by t.first_day)
  from attendance_term t where t.schema_id = ${schema}), '[]')`;
/** How sessions are counted. */
const COUNTED_BY = (schema: string) => `${POLICIES(schema)} as policies, ${TERMS(schema)} as terms`;

/** One statement for what each panel shows. */
export const DASHBOARD = {
  zone: `select r.time_zone as "timeZone" from group_member m join student_group g on g.id = m.group_id
    join region r on r.id = m.region_id
    where m.person_id = $1 and m.first_day <= $2::timestamptz::date and m.last_day is null and g.archived_at is null
    order by m.first_day desc, m.group_id limit 1`,
  exams: `with ${MINE}
    select distinct on (s.exam_id) s.exam_id as "examId", coalesce(w.title, u.title, '') as title, c.code as "courseCode",
      s.opens_at as "opensAt", s.deadline, s.closes_at as "closesAt", mine.time_zone as "timeZone",
      mine.companion_app as "companionApp", e.allowed_attempts as "allowedAttempts", e.limit_minutes as "limitMinutes",
      (select default_allowed_attempts from site_settings) as "usualAttempts", v.extra_attempts as "extraAttempts",
      v.extra_minutes as "extraMinutes", v.deadline as "givenDeadline", a.extra_percent as "extraPercent",
      a.extra_attempts as "keptAttempts", sat.told as attempts
    from mine
    join exam_group s on s.group_id = mine.id
    join exam e on e.id = s.exam_id and e.archived_at is null
    join course c on c.id = e.course_id and c.archived_at is null and not c.hidden
    left join exam_text w on w.exam_id = e.id and w.locale = 'en'
    left join exam_text u on u.exam_id = e.id and u.locale = c.locale
    left join exam_grant v on v.exam_id = e.id and v.group_id = mine.id and v.person_id = $1
    left join exam_accommodation a on a.person_id = $1 and (a.ends_at is null or a.ends_at > $2)
    cross join lateral (
      select bool_or(t.ended_at is null) as goes_on, bool_or(t.passed) as passed,
        coalesce(json_agg(json_build_object('endedAt', t.ended_at, 'grade', t.score, 'passed', t.passed,
          'isAwaited', t.waits_since is not null) order by t.number), '[]') as told
      from exam_attempt t where t.exam_id = e.id and t.person_id = $1 and t.voided_at is null) sat
    where s.opens_at ${AROUND} or coalesce(v.deadline, s.deadline) ${AROUND} or sat.goes_on or s.opens_at > $2
      or (sat.passed is not true and (s.closes_at is null or s.closes_at >= $2 or v.exam_id is not null))
    order by s.exam_id, s.deadline desc`,
  assignments: `with ${MINE}
    select distinct on (d.assignment_id) d.assignment_id as id, a.kind, c.code as "courseCode",
      coalesce((select x.name from course_text x where x.course_id = c.id and x.locale = 'en'), c.code) as "courseName",
      coalesce(w.title, u.title, '') as title, mine.time_zone as "timeZone", d.due_at as "dueAt",
      s.extended_to as "extendedTo", s.submitted_at as "submittedAt", s.returned_at as "returnedAt",
      s.graded_at as "gradedAt", s.score, s.complete
    from mine
    join assignment_group d on d.group_id = mine.id
    join assignment a on a.id = d.assignment_id and a.archived_at is null
    join course c on c.id = a.course_id and c.archived_at is null and not c.hidden
    left join submission s on s.assignment_id = a.id and s.person_id = $1
    left join assignment_text w on w.assignment_id = a.id and w.locale = 'en'
    left join assignment_text u on u.assignment_id = a.id and u.locale = c.locale
    where d.due_at >= $2::timestamptz - interval '9 days' or s.extended_to >= $2::timestamptz - interval '9 days'
    order by d.assignment_id, d.due_at desc`,
  lessons: `with ${MINE}
    select l.id as _id, t.title, l.course_id as "courseId", n.name as "courseName", l.seconds, p.position as "resumeAt",
      p.completed_at is not null as completed, p.watched_seconds as "watchedSeconds"
    from lesson_progress p
    join lesson l on l.id = p.lesson_id and not l.hidden
    join course c on c.id = l.course_id and c.archived_at is null and not c.hidden
    join lesson_text t on t.lesson_id = l.id and t.locale = 'en'
    join course_text n on n.course_id = c.id and n.locale = 'en'
    where p.person_id = $1 and exists (select from mine join course_group g on g.group_id = mine.id where g.course_id = c.id)
    order by p.watched_at desc, p.lesson_id limit 5`,
  results: `select a.id as _id, a.exam_id as "examId", t.title, a.ended_at as "endedAt", a.score as grade, a.passed
    from exam_attempt a join exam_text t on t.exam_id = a.exam_id and t.locale = 'en'
    where a.person_id = $1 and a.ended_at <= $2 and a.voided_at is null and a.score is not null
    order by a.ended_at desc limit 5`,
  news: `with ${MINE}
    select n.id as _id, coalesce(n.texts -> 'en' ->> 'title', '') as title, coalesce(n.texts -> 'en' ->> 'body', '') as body,
      coalesce(nullif(n.signature, ''), w.first_name || ' ' || w.last_name) as sender, n.publish_at as "publishedAt",
      n.picture_id as "pictureUrl", n.pinned, s.read_at is not null as "isRead"
    from news_post n
    left join news_read s on s.post_id = n.id and s.person_id = $1
    left join person w on w.id = n.author_id
    where n.deleted_at is null and n.publish_at <= $2 and (n.ends_at is null or n.ends_at > $2)
      and case n.audience
        when 'GROUPS' then n.group_ids && array(select id from mine)
        when 'REGIONS' then n.region_ids && (select p.region_ids from person p where p.id = $1)
        when 'ALUMNI' then exists (select from person p where p.id = $1 and p.graduated_on is not null)
        else true end
    order by n.pinned desc, n.publish_at desc, n.id desc limit 5`,
  events: `with ${MINE}
    select e.id, e.title, e.kind, e.place, e.description, e.first_day::text as "firstDay", e.last_day::text as "lastDay",
      e.start_time::text as "startTime", e.end_time::text as "endTime", e.rule, e.changes, e.group_id as "groupId",
      e.region_id as "regionId", r.time_zone as "timeZone"
    from calendar_event e left join region r on r.id = e.region_id
    where e.spans_from <= $2::timestamptz::date + 9 and (e.spans_to is null or e.spans_to >= $2::timestamptz::date - 9)
      and (e.group_id in (select id from mine) or (e.group_id is null and (e.region_id is null
        or e.region_id in (select region_id from mine union select region_id from person_region where person_id = $1))))`,
  sessions: `with ${MINE}
    select 'class-' || s.id as key, 'CLASS' as kind, coalesce(n.name, g.name) as title,
      concat_ws(' · ', nullif(s.room, ''), t.name) as detail, s.starts_at as "startsAt", s.ends_at as "endsAt",
      false as "allDay", mine.time_zone as "timeZone", '/student/attendance' as path
    from mine
    join class_session s on s.group_id = mine.id and s.cancelled_at is null and s.starts_at ${AROUND}
    join student_group g on g.id = s.group_id
    left join teacher t on t.id = s.teacher_id
    left join course_text n on n.course_id = s.course_id and n.locale = 'en'`,
  kept: `with ${MINE}
    select c.entries from mine join group_calendar c on c.group_id = mine.id
    union all select c.entries from calendar_connection c where c.person_id = $1`,
  summary: `with ${MINE}
    select count(distinct t.course_id)::int as "courseCount", min(t.first_day) filter (where t.last_day is not null)::text as "firstDay", max(t.last_day)::text as "lastDay",
      coalesce((select json_agg(json_build_object('courseId', s.course_id, 'credits', s.credits, 'grade', s.score / 100.0,
          'state', s.state))
        from course_result s join finalisation f on f.id = s.finalisation_id and f.unlocked_at is null
        where s.person_id = $1), '[]') as results
    from mine
    join course_group t on t.group_id = mine.id and ($2::timestamptz at time zone mine.time_zone)::date
      between t.first_day and coalesce(t.last_day, 'infinity')
    join course c on c.id = t.course_id and c.archived_at is null and not c.hidden`,
  standIns: `select s.id as _id, s.starts_at as "startsAt", s.ends_at as "endsAt", g.name as "groupName"
    from teacher t join class_session s on s.teacher_id = t.id and s.roll_taken_at is null and s.cancelled_at is null
      and s.starts_at between $2::timestamptz - interval '14 days' and $2::timestamptz
    join student_group g on g.id = s.group_id and g.archived_at is null
    join course c on c.id = s.course_id and c.teacher_id <> t.id
    where t.person_id = $1 and t.archived_at is null order by s.starts_at`,
  checkIns: `select s.id as _id, g.name as "groupName", s.room, s.starts_at as "startsAt", s.ends_at as "endsAt",
      r.time_zone as "timeZone", k.kind, k.minutes_late as "minutesLate", k.by_code as "byCode", k.taken_at as "takenAt"
    from group_member m
    join student_group g on g.id = m.group_id and g.archived_at is null
    join class_session s on s.group_id = g.id and s.cancelled_at is null and s.ends_at > $2
      and s.starts_at between $2::timestamptz - interval '24 hours' and $2::timestamptz + interval '2 hours'
    join attendance_check_in c on c.session_id = s.id and c.stopped_at is null
    join region r on r.id = s.region_id
    left join attendance_mark k on k.session_id = s.id and k.person_id = $1
    where m.person_id = $1 and (s.starts_at at time zone r.time_zone)::date
      between m.first_day and coalesce(m.last_day, 'infinity')`,
  counting: `select g.id, g.name, g.region_id as "regionId", r.time_zone as "timeZone", ${COUNTED_BY('gs.schema_id')},
      coalesce((select json_agg(json_build_object('untilDay', past.until_day, 'policies', ${POLICIES('past.schema_id')},
        'terms', ${TERMS('past.schema_id')}) order by past.until_day)
        from group_schema_past past where past.group_id = g.id), '[]') as past,
      exists (select from region_role rr join person p on p.id = rr.person_id and p.status = 'ACTIVE'
        where rr.region_id = g.region_id and 'attendanceAdmin' = any (rr.role_names)) as "isOpen"
    from student_group g
    join region r on r.id = g.region_id
    left join group_schema gs on gs.group_id = g.id
    where $2::timestamptz is not null and g.id in (select m.group_id from group_member m where m.person_id = $1)`,
  held: `select s.id as "sessionId", s.group_id as "groupId", s.course_id as "courseId", s.starts_at as "startsAt",
      (s.starts_at at time zone r.time_zone)::date::text as day, k.kind, k.minutes_late as "minutesLate", l.status as leave,
      e.id as "explanationId", e.status as explanation
    from group_member m
    join class_session s on s.group_id = m.group_id and s.roll_taken_at is not null and m.person_id = any (s.roll_person_ids)
    join region r on r.id = s.region_id
    left join attendance_mark k on k.session_id = s.id and k.person_id = $1
    left join leave_request l on l.person_id = $1 and l.group_id = s.group_id and l.status in ('APPROVED', 'ACKNOWLEDGED')
      and (s.starts_at at time zone r.time_zone)::date between l.first_day and l.last_day
    left join absence_explanation e on e.session_id = s.id and e.person_id = $1
    where m.person_id = $1 and s.starts_at >= (select least(($2::timestamptz)::date - 15, min(t.first_day)) - 1
      from group_member n join group_schema gs on gs.group_id = n.group_id join attendance_term t on t.schema_id = gs.schema_id
      where n.person_id = $1 and t.first_day <= ($2::timestamptz)::date and t.last_day >= ($2::timestamptz)::date - 15)
    order by s.starts_at, s.id`,
  leave: `select l.id as _id, l.status, l.first_day::text as "firstDay", l.last_day::text as "lastDay", r.time_zone as "timeZone",
      t.names ->> 'en' as about
    from leave_request l join region r on r.id = l.region_id join leave_type t on t.id = l.type_id
    where l.person_id = $1 and l.status in ('APPROVED', 'ACKNOWLEDGED')
      and l.decided_at >= $2::timestamptz - interval '2 days' order by l.decided_at desc`,
  invoices: `select i.id, i.number, i.title, i.due_on::text as "dueOn", r.time_zone as "timeZone", c.value, c.decimals,
      i.total + coalesce((select sum(case when e.type in ('PAYMENT', 'REFUND') or e.method in ('REDUCTION', 'WRITE_OFF')
        then o.amount else 0 end) from posting o join ledger_entry e on e.id = o.entry_id where o.invoice_id = i.id), 0) as left
    from invoice i join region r on r.id = i.region_id join currency c on c.value = i.currency
    where i.person_id = $1 and i.due_on <= ($2::timestamptz)::date + 12 order by i.due_on, i.id`,
  charged: `select n.id, (case n.status when 'PLANNED' then n.try_on else n.due_on end)::text as day, n.status, i.number, i.title,
      r.time_zone as "timeZone" from plan_instalment n join payment_plan p on p.id = n.plan_id and p.closed_at is null
    join invoice i on i.id = p.invoice_id join region r on r.id = i.region_id
    where n.person_id = $1 and n.status <> 'SKIPPED' and (p.disabled_at is null or n.status = 'PAID')
      and $2::timestamptz is not null`,
  evaluations: `select e.id as _id, 'acknowledgeEvaluation' as name, '/student/evaluations' as path, v.names ->> 'en' as about,
      null as "firstDay", null as "lastDay", null as "dueOn", r.time_zone as "timeZone", null as amount, null as currency
    from evaluation e join evaluation_form_version v on v.id = e.form_version_id join region r on r.id = e.region_id
    where e.student_id = $1 and e.published_at is not null and e.acknowledged_at is null and $2::timestamptz is not null
    order by e.published_at, e.id`,
  served: `select e.id, e.day::text, e.minutes, e.place, e.note, e.status, r.time_zone as "timeZone", c.names ->> 'en' as category
    from hour_entry e join region r on r.id = e.region_id join hour_category c on c.id = e.category_id
    where e.person_id = $1 and e.status <> 'REFUSED' and e.day between ($2::timestamptz)::date - 10 and ($2::timestamptz)::date + 10`,
  plans: `select p.id, p.invoice_id as "invoiceId", p.disabled_at as "disabledAt" from payment_plan p
    where p.person_id = $1 and p.closed_at is null and $2::timestamptz is not null`,
  taught: `select o.id as _id from course_group o join course c on c.id = o.course_id join teacher t on t.id = c.teacher_id
    where t.person_id = $1 and o.first_day <= $2::timestamptz::date + 366 limit 200`,
} as const;

export const statement = (
  name: keyof typeof DASHBOARD,
  personId: string | undefined,
  now: Date,
): QueryConfig => ({ name, text: DASHBOARD[name], values: [personId, now] });
