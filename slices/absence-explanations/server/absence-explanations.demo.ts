import type { Demo } from '#kit/demo/demo.ts';

/** A number from 0 to 999 that belongs to an absence for good, so that the same college is made again. */
const DRAWN = `(abs(hashtextextended(k.session_id::text || k.person_id::text, 11)) % 1000)`;

/** What students write; by the number of the absence. */
const TEXTS = [
  'I had a fever and stayed in bed. I am sorry I could not call before the class.',
  'My train was cancelled and the next one came after the class was over.',
  'My daughter was ill and nobody else could stay with her.',
  'I overslept after a night shift at work.',
  'We had a funeral in the family.',
  'I had an appointment at the embassy for my visa. It could not be moved.',
];
const COMMENTS = ['Thank you for telling us.', '', 'Please call the office before the class next time.'];

/**
 * Absences of the last weeks that students have explained: those of this week wait, and in any week the newest of each campus, so
 * that there is always something to decide; older ones were excused or noted. The student has one of each, and one absence that
 * can still be explained.
 */
export async function seedExplanations(
  { client, now }: Demo,
  { studentId }: { studentId: string },
): Promise<void> {
  await client.query(
    `with missed as (
       select k.session_id, k.person_id, k.region_id, s.ends_at, ${DRAWN} as drawn,
         row_number() over (partition by k.person_id order by s.starts_at desc, s.id) as place
       from attendance_mark k join class_session s on s.id = k.session_id
       where k.kind = 'ABSENT' and s.starts_at > $1::timestamptz - interval '80 days' and s.ends_at < $1),
     handled as (
       select r.region_id, min(r.person_id::text)::uuid as person_id from region_role r
       where 'attendanceAdmin' = any (r.role_names) group by r.region_id),
     told as (
       select m.*, h.person_id as decider, m.ends_at + (2 + m.drawn % 20) * interval '1 hour' as told_at
       from missed m join handled h on h.region_id = m.region_id
       where (m.person_id = $2 and m.place between 2 and 4) or (m.person_id <> $2 and m.drawn % 5 < 2)),
     ranked as (
       select t.*, row_number() over (partition by t.region_id, t.person_id = $2
         order by t.told_at desc, t.session_id, t.person_id) as rank
       from told t where t.told_at < $1),
     chosen as (
       select r.*,
         case when r.person_id = $2 then (array[null, 'PENDING', 'EXCUSED', 'EXPLAINED'])[least(r.place, 4)]
           when r.rank <= 6 or r.ends_at > $1::timestamptz - interval '5 days' then 'PENDING'
           when r.drawn % 3 = 0 then 'EXPLAINED' else 'EXCUSED' end as status
       from ranked r),
     put as (
       insert into absence_explanation (id, session_id, person_id, region_id, text, status, admin_comments, decided_at, decided_by,
         version, created_at, updated_at)
       select md5('explanation' || session_id || person_id)::uuid, session_id, person_id, region_id, ($3::text[])[1 + drawn % 6],
         status, case when status = 'PENDING' then '' else ($4::text[])[1 + drawn % 3] end,
         case when status <> 'PENDING' then told_at + interval '20 hours' end,
         case when status <> 'PENDING' then decider end, case when status = 'PENDING' then 1 else 2 end, told_at, told_at
       from chosen where status is not null and (status = 'PENDING' or told_at + interval '20 hours' < $1)
       returning *)
     insert into explanation_decision (id, explanation_id, region_id, person_id, status, admin_comments, decided_at, decided_by,
       previous_status, previous_admin_comments)
     select md5('decision' || id)::uuid, id, region_id, person_id, status, admin_comments, decided_at, decided_by, 'PENDING', ''
     from put where status <> 'PENDING' order by decided_at, id`,
    [now, studentId, TEXTS, COMMENTS],
  );
}
