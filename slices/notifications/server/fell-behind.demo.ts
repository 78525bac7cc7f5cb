import type { Demo } from '#kit/demo/demo.ts';

/** A student whose absences in the running term cost something. */
export interface FellBehind {
  personId: string;
  studentName: string;
  regionId: string;
  term: string;
  group: string;
  absences: number;
  over: number;
  /** Of one absence, in hundredths of a percent. */
  absenceDeduction: number;
  at: Date;
}

/** Everybody in the demo college who fell behind, those with the most absences first. */
export async function whoFellBehind({ client, now }: Demo): Promise<FellBehind[]> {
  const { rows } = await client.query<FellBehind>(
    `select k.person_id as "personId", p.first_name || ' ' || p.last_name as "studentName", s.region_id as "regionId",
       t.name as term, g.name as "group", count(*)::int as absences, (count(*) - c.grace_absents_per_term)::int as over,
       c.absence_deduction as "absenceDeduction", max(k.taken_at) as at
     from attendance_mark k join class_session s on s.id = k.session_id join region r on r.id = s.region_id
     join student_group g on g.id = s.group_id join person p on p.id = k.person_id
     join group_schema gs on gs.group_id = s.group_id join attendance_policy c on c.schema_id = gs.schema_id
     cross join lateral (select (s.starts_at at time zone r.time_zone)::date as day) d
     join attendance_term t on t.schema_id = gs.schema_id and d.day between t.first_day and t.last_day
       and ($1::timestamptz at time zone r.time_zone)::date between t.first_day and t.last_day
     where k.kind = 'ABSENT' and not exists (select from leave_request l where l.person_id = k.person_id
       and l.group_id = s.group_id and l.status = 'APPROVED' and d.day between l.first_day and l.last_day)
     group by k.person_id, p.first_name, p.last_name, s.region_id, t.name, g.name, c.grace_absents_per_term, c.absence_deduction
     having count(*) > c.grace_absents_per_term
     order by count(*) desc, k.person_id`,
    [now],
  );
  return rows;
}
