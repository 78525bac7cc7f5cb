import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

export interface DueReminder {
  examId: string;
  title: string;
  courseName: string;
  /** Their own, where they were granted one; that of the later group, where two of theirs sit it. */
  deadline: Date;
  /** Of the student, or of the campus where none was chosen. */
  timeZone: string;
  personId: string;
  regionId: string;
  locale: string;
}

interface Params {
  now: Date;
  until: Date;
  max: number;
}

/**
 * Notes that people are reminded of exams, and says who and of what. What was noted before is not told again, so that two
 * jobs at the same time remind once.
 */
export async function noteReminders(tx: Tx, { now, until, max }: Params): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with sitting as (
      select s.exam_id, m.person_id, (array_agg(s.region_id order by s.deadline desc))[1] as region_id,
        max(coalesce(extra.deadline, s.deadline)) as deadline
      from exam_group s
      join exam e on e.id = s.exam_id
      join student_group g on g.id = s.group_id and g.archived_at is null
      join region r on r.id = s.region_id
      join group_member m on m.group_id = s.group_id
        and (${now}::timestamptz at time zone r.time_zone)::date between m.first_day and coalesce(m.last_day, 'infinity')
      left join exam_grant extra
        on extra.exam_id = s.exam_id and extra.group_id = s.group_id and extra.person_id = m.person_id
      where s.opens_at <= ${now}
      group by s.exam_id, m.person_id),
    due as (
      select sitting.* from sitting
      join person p on p.id = sitting.person_id and p.status = 'ACTIVE'
      join exam e on e.id = sitting.exam_id and e.archived_at is null
      join course c on c.id = e.course_id and c.archived_at is null and not c.hidden
      where sitting.deadline > ${now} and sitting.deadline <= ${until}
        and exists (select from question q where q.exam_id = e.id and q.retired_at is null)
        and not exists (
          select from exam_attempt a where a.exam_id = sitting.exam_id and a.person_id = sitting.person_id)
        and not exists (
          select from exam_reminder told where told.exam_id = sitting.exam_id and told.person_id = sitting.person_id)
      order by sitting.deadline, sitting.person_id limit ${max}),
    noted as (
      insert into exam_reminder (exam_id, person_id, region_id, reminded_at)
      select exam_id, person_id, region_id, ${now} from due
      on conflict do nothing returning exam_id, person_id, region_id)
    select due.exam_id as "examId", due.deadline, words.title, course.name as "courseName",
      coalesce(p.time_zone, r.time_zone) as "timeZone",
      p.id as "personId", noted.region_id as "regionId", p.locale
    from due
    join noted on noted.exam_id = due.exam_id and noted.person_id = due.person_id
    join person p on p.id = due.person_id
    join region r on r.id = due.region_id
    join exam e on e.id = due.exam_id
    join course c on c.id = e.course_id
    join lateral (
      select t.title from exam_text t where t.exam_id = e.id
      order by t.locale = p.locale desc, t.locale = c.locale desc, t.locale limit 1) words on true
    join lateral (
      select t.name from course_text t where t.course_id = c.id
      order by t.locale = p.locale desc, t.locale = c.locale desc, t.locale limit 1) course on true`.execute(
    tx,
  );
  return rows;
}
