import type { Demo } from '#kit/demo/demo.ts';

/** Who was asked, in the order of the newest hours of the student, and what became of it; what is not named here is left alone. */
const ASKED = [
  { nth: 1, state: 'OPEN', name: 'Ruth Meyer', email: 'ruth.meyer@gracechapel.test' },
  { nth: 2, state: 'REVOKED', name: 'Tomás Vega', email: 'tomas.vega@hopekitchen.test' },
  { nth: 4, state: 'REFUSED', name: 'Samuel Okoro', email: 'samuel.okoro@citymission.test' },
  { nth: 5, state: 'CONFIRMED', name: 'Ruth Meyer', email: 'ruth.meyer@gracechapel.test' },
  { nth: 6, state: 'CHANGED', name: 'Tomás Vega', email: 'tomas.vega@hopekitchen.test' },
  // Fourteen days are over for hours as old as these.
  { nth: 9, state: 'EXPIRED', name: 'Hannah Berg', email: 'hannah.berg@nightshelter.test' },
] as const;

const REFUSED_BECAUSE = 'He left after an hour that day.';
const CONFIRMED_WITH = 'A great help, every week.';

/** Supervisors whom the student with an account has asked, in every state a request has; and a timer that runs for another. */
export async function seedSupervisors({ client, now }: Demo, studentId: string): Promise<void> {
  await client.query(
    `with latest as (
       select e.*, row_number() over (order by created_at desc, day desc) as nth from hour_entry e where person_id = $2),
     asked as (
       select l.*, q.state, q.name, q.email, md5('hours asked' || l.id)::uuid as request_id,
         least(l.created_at + interval '1 hour', $1::timestamptz) as asked_at
       from latest l join jsonb_to_recordset($3) as q (nth integer, state text, name text, email text) using (nth)),
     put as (
       insert into hour_request (id, person_id, region_id, group_id, supervisor_name, supervisor_email, locale, entry_count, asked_at,
         expires_at, revoked_at, answered_at, answer, comment, answered_ip)
       select request_id, person_id, region_id, group_id, name, email, 'en', 1, asked_at, asked_at + interval '14 days',
         case when state = 'REVOKED' then least(asked_at + interval '2 hours', $1) end,
         case when state in ('CONFIRMED', 'REFUSED') then least(asked_at + interval '5 hours', $1) end,
         case when state in ('CONFIRMED', 'REFUSED') then state end,
         case state when 'REFUSED' then $4 when 'CONFIRMED' then $5 else '' end,
         case when state in ('CONFIRMED', 'REFUSED') then '203.0.113.' || nth end
       from asked),
     about as (
       insert into hour_request_entry (request_id, entry_id, person_id, region_id, version)
       select request_id, id, person_id, region_id, 1 from asked),
     undecided as (
       delete from hour_decision d using asked a where d.entry_id = a.id and a.state <> 'CHANGED'),
     answered as (
       update hour_entry e set status = a.state, version = 2, decided_by = null, decided_at = least(a.asked_at + interval '5 hours', $1),
         admin_comments = case a.state when 'REFUSED' then $4 else $5 end
       from asked a where e.id = a.id and a.state in ('CONFIRMED', 'REFUSED')
       returning e.id, e.region_id, e.person_id, e.status, e.admin_comments, e.decided_at, a.request_id),
     waiting as (
       update hour_entry e set status = 'PENDING', version = 1, decided_by = null, decided_at = null, admin_comments = ''
       from asked a where e.id = a.id and a.state in ('OPEN', 'REVOKED', 'EXPIRED'))
     insert into hour_decision (id, entry_id, region_id, person_id, status, admin_comments, decided_at, previous_status,
       previous_admin_comments, request_id)
     select md5('hours answered' || id)::uuid, id, region_id, person_id, status, admin_comments, decided_at, 'PENDING', '', request_id
     from answered`,
    [now, studentId, JSON.stringify(ASKED), REFUSED_BECAUSE, CONFIRMED_WITH],
  );
  await client.query(
    `insert into hour_timer (person_id, group_id, category_id, place, note, started_at)
     select m.person_id, m.group_id, c.id, 'Grace Chapel', '', $1::timestamptz - interval '47 minutes'
     from person p join group_member m on m.person_id = p.id and m.last_day is null
       join hour_policy q on q.group_id = m.group_id join hour_category c on c.region_id = m.region_id and c.position = 1
     where p.email = 'freshman@berea.test' order by m.group_id limit 1`,
    [now],
  );
}
