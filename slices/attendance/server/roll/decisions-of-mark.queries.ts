import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { dayHeld } from '../decided.queries.ts';

export const DECISION_KINDS = [
  'LEAVE_APPROVED',
  'LEAVE_NOTED',
  'EXPLANATION_EXCUSED',
  'EXPLANATION_NOTED',
] as const;

export interface DecisionOfMark {
  id: string;
  kind: (typeof DECISION_KINDS)[number];
  madeAt: Date;
  byName: string | null;
  isTakenBack: boolean;
}

/**
 * What was decided about the leave and the explanation of a student for a session, and what was taken back of it, in order. A
 * decision that stands without a record of its own is told by what the request says.
 */
export async function listDecisionsOfMark(
  db: Db,
  { sessionId, personId }: { sessionId: string; personId: string },
): Promise<DecisionOfMark[]> {
  const { rows } = await sql<DecisionOfMark>`
    with held as (
      select s.id, s.group_id, ${dayHeld} as day from class_session s join region r on r.id = s.region_id
      where s.id = ${sessionId}::uuid),
    leave as (
      select l.* from held join leave_request l on l.group_id = held.group_id and l.person_id = ${personId}::uuid
        and held.day between l.first_day and l.last_day),
    explained as (
      select e.* from held join absence_explanation e on e.session_id = held.id and e.person_id = ${personId}::uuid),
    decided as (
      select d.id, 'LEAVE' as about, d.status, d.decided_at, d.decided_by, d.undone_at, d.undone_by
      from leave join leave_decision d on d.request_id = leave.id
      union all
      select d.id, 'EXPLANATION', d.status, d.decided_at, d.decided_by, d.undone_at, d.undone_by
      from explained join explanation_decision d on d.explanation_id = explained.id
      union all
      select l.id, 'LEAVE', l.status, l.decided_at, l.decided_by, null, null from leave l
      where l.status in ('APPROVED', 'ACKNOWLEDGED') and l.decided_at is not null
        and not exists (select from leave_decision d where d.request_id = l.id and d.undone_at is null)
      union all
      select e.id, 'EXPLANATION', e.status, e.decided_at, e.decided_by, null, null from explained e
      where e.status in ('EXPLAINED', 'EXCUSED') and e.decided_at is not null
        and not exists (select from explanation_decision d where d.explanation_id = e.id and d.undone_at is null)),
    told as (
      select id::text as id, about, status, decided_at as made_at, decided_by as made_by, false as is_taken_back from decided
      union all
      select id::text || ':undone', about, status, undone_at, undone_by, true from decided where undone_at is not null)
    select told.id, told.made_at as "madeAt", told.is_taken_back as "isTakenBack",
      told.about || case told.status when 'APPROVED' then '_APPROVED' when 'EXCUSED' then '_EXCUSED' else '_NOTED' end as kind,
      p.first_name || ' ' || p.last_name as "byName"
    from told left join person p on p.id = told.made_by
    order by told.made_at, told.is_taken_back`.execute(db);
  return rows;
}
