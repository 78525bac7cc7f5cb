import type { Demo } from '#kit/demo/demo.ts';
import type { Counting } from '../../rules/count.ts';
import { deductionsFrom, type Deductions, type Miss } from '../../rules/deductions.ts';

/** What absences and lates take off the courses of everybody in the demo college. */
export async function readDemoDeductions({ client }: Demo): Promise<Deductions> {
  const { rows: misses } = await client.query<Miss>(
    `select k.person_id as "personId", s.group_id as "groupId", d.day,
       json_build_object('kind', k.kind, 'minutesLate', k.minutes_late) as mark,
       (select l.status from leave_request l where l.person_id = k.person_id and l.group_id = s.group_id
         and l.status in ('APPROVED', 'ACKNOWLEDGED') and d.day between l.first_day and l.last_day) as leave,
       (select e.status from absence_explanation e where e.session_id = s.id and e.person_id = k.person_id
         and e.status <> 'PENDING') as explanation
     from attendance_mark k join class_session s on s.id = k.session_id join region r on r.id = s.region_id
     cross join lateral (select (s.starts_at at time zone r.time_zone)::date as day) d
     where k.kind in ('ABSENT', 'LATE')`,
  );
  const { rows: countings } = await client.query<Counting & { groupId: string }>(
    `select g.group_id as "groupId",
       (select json_agg(json_build_object('id', t.id, 'name', t.name, 'firstDay', t.first_day, 'lastDay', t.last_day))
         from attendance_term t where t.schema_id = g.schema_id) as terms,
       (select json_agg(json_build_object('firstDay', p.first_day, 'minutesLateThreshold', p.minutes_late_threshold,
         'graceAbsentsPerTerm', p.grace_absents_per_term, 'graceLatesPerTerm', p.grace_lates_per_term,
         'absenceDeduction', p.absence_deduction, 'lateDeduction', p.late_deduction))
         from attendance_policy p where p.schema_id = g.schema_id) as policies
     from group_schema g`,
  );
  return deductionsFrom(misses, new Map(countings.map((counting) => [counting.groupId, counting])));
}
