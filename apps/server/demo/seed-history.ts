import type { Demo } from '#kit/demo/demo.ts';

/** Further back than this only what was finalised and the accounts of the demo are told of. */
const DAYS = 160;

/** Of the members `m` of a group `g` in a region `r`: the first of the evening class of one campus. */
const IS_EXCEPTION = `r.slug = 'US-Colorado' and g.session = 'EVENING' and g.study_year = 2
  and m.person_id = (select min(x.person_id::text)::uuid from group_member x where x.group_id = g.id and x.last_day is null)`;
const EXCEPTION_REASON = 'Finishes a course over the summer';

/** What is told of, by one statement each: at, who, what, about which record of which campus, before, after and why. */
const TOLD = [
  `select c.changed_at, c.changed_by, 'enterGrade', 'grade', c.person_id, c.region_id,
     jsonb_build_object('score', c.previous_score, 'complete', c.previous_complete),
     jsonb_build_object('courseId', c.course_id, 'groupId', c.group_id, 'partId', c.part_id, 'score', c.score,
       'complete', c.complete), c.reason
   from grade_change c where c.changed_at > $1`,
  `select f.finalised_at, f.finalised_by, 'finaliseCourse', 'group', f.group_id, f.region_id, null,
     jsonb_build_object('courseId', f.course_id, 'passed', count(*) filter (where r.state = 'PASSED'),
       'failed', count(*) filter (where r.state = 'FAILED'), 'incomplete', count(*) filter (where r.state = 'INCOMPLETE')), null
   from finalisation f join course_result r on r.finalisation_id = f.id
   where $1::timestamptz is not null group by f.id`,
  `select d.decided_at, d.decided_by, 'decideLeaveRequest', 'leaveRequest', d.request_id, d.region_id,
     jsonb_build_object('status', d.previous_status, 'adminComments', d.previous_admin_comments),
     jsonb_build_object('status', d.status, 'adminComments', d.admin_comments), null
   from leave_decision d where d.decided_at > $1 and d.decided_by is not null`,
  `select d.decided_at, d.decided_by, 'decideAbsenceExplanation', 'absenceExplanation', d.explanation_id, d.region_id,
     jsonb_build_object('status', d.previous_status, 'adminComments', d.previous_admin_comments),
     jsonb_build_object('status', d.status, 'adminComments', d.admin_comments), null
   from explanation_decision d where d.decided_at > $1 and d.decided_by is not null`,
  `select e.published_at, e.evaluator_id, 'publishEvaluation', 'evaluation', e.id, e.region_id, null::jsonb, null::jsonb, null
   from evaluation e where e.published_at > $1 and e.evaluator_id is not null`,
  `select e.acknowledged_at, e.student_id, 'acknowledgeEvaluation', 'evaluation', e.id, e.region_id, null::jsonb, null::jsonb, null
   from evaluation e where e.acknowledged_at > $1`,
  `select n.created_at, n.author_id, 'createNewsPost', 'newsPost', n.id,
     case when cardinality(n.region_ids) = 1 then n.region_ids[1] end, null,
     jsonb_build_object('audience', n.audience, 'publishAt', n.publish_at), null
   from news_post n where n.created_at > $1`,
  `select g.created_at, $2::uuid, 'createGroup', 'group', g.id, g.region_id, null, jsonb_build_object('name', g.name), null
   from student_group g where g.created_at > $1`,
  // Who went on from one year to the next went with their class; of one class somebody as an exception.
  `select (m.first_day + time '09:00') at time zone r.time_zone, $2::uuid, 'promoteGroup', 'group', e.group_id, e.region_id, null,
     jsonb_build_object('personIds', jsonb_agg(m.person_id order by m.person_id), 'exceptions',
       coalesce(jsonb_agg(jsonb_build_object('personId', m.person_id, 'reason', $3::text, 'shortfalls', '["CORE_COURSES"]'::jsonb))
         filter (where ${IS_EXCEPTION}), '[]'),
       'from', e.group_id, 'to', m.group_id, 'day', m.first_day), null
   from group_member m join student_group g on g.id = m.group_id
   join group_member e on e.person_id = m.person_id and e.last_day < m.first_day
   join student_group f on f.id = e.group_id and f.study_year = g.study_year - 1
   join region r on r.id = m.region_id
   where (m.first_day + time '09:00') at time zone r.time_zone > $1
   group by e.group_id, e.region_id, m.group_id, m.first_day, r.time_zone`,
  `select (m.first_day + time '09:00') at time zone r.time_zone, $2::uuid, 'promoteWithException', 'person', m.person_id, null, null,
     jsonb_build_object('from', e.group_id, 'to', m.group_id), $3::text
   from group_member m join student_group g on g.id = m.group_id
   join group_member e on e.person_id = m.person_id and e.last_day < m.first_day
   join student_group f on f.id = e.group_id and f.study_year = g.study_year - 1
   join region r on r.id = m.region_id
   where (m.first_day + time '09:00') at time zone r.time_zone > $1 and ${IS_EXCEPTION}`,
  `select p.created_at, p.created_by, 'enrolPerson', 'person', p.id, null, null,
     jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email), null
   from person p where p.created_by is not null and p.created_at > $1`,
  `select (p.graduated_on + time '18:00') at time zone p.time_zone, $2::uuid, 'setGraduation', 'person', p.id, null,
     jsonb_build_object('graduatedOn', null, 'graduationPlace', ''),
     jsonb_build_object('graduatedOn', p.graduated_on, 'graduationPlace', p.graduation_place), null
   from person p where p.email like '%@berea.test' and p.graduated_on is not null or (p.graduated_on + time '18:00') at time zone p.time_zone > $1`,
];

/**
 * Who has changed grades, decided about leave, published news and moved classes, for the audit log: as what the demo college
 * holds tells it, in the order in which it happened. The job that links the log finds it like any other entry.
 */
export async function seedHistory({ client, now }: Demo, { adminId }: { adminId: string }): Promise<void> {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  await client.query(
    `insert into audit (at, actor_id, action, entity, entity_id, region_id, before, after, reason)
     select * from (${TOLD.join(' union all ')}) told (at, actor_id, action, entity, entity_id, region_id, before, after, reason)
     where at < $4 order by at, action, entity_id, after`,
    [since, adminId, EXCEPTION_REASON, now],
  );
}
