import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Decision } from '#slices/exams/rules/results/decision.ts';

export interface MadeDecision {
  id: string;
  attemptId: string;
  examId: string;
  courseId: string;
  personId: string;
  kind: Exclude<Decision, 'REINSTATE' | 'WITHDRAW'>;
  penalty: Percent | null;
  penaltyBefore: Percent;
  voidedBefore: Date | null;
  /** Not decided again since, nor replaced by another attempt where it was voided. */
  mayGoBack: boolean;
}

/** What a user decided about attempts in a span of time, both ends included, in the order in which they did. */
export async function findDecisionsBy(
  db: Db | Tx,
  { changedBy, from, to }: { changedBy: string; from: Date; to: Date },
): Promise<MadeDecision[]> {
  const { rows } = await sql<MadeDecision>`
    select d.id, d.attempt_id as "attemptId", a.exam_id as "examId", e.course_id as "courseId", a.person_id as "personId",
      d.kind, d.penalty, coalesce((d.before ->> 'penalty')::int, 0) as "penaltyBefore",
      case when d.kind = 'RESTORE' then coalesce((d.before ->> 'voidedAt')::timestamptz, (
        select max(v.decided_at) from attempt_decision v
        where v.attempt_id = d.attempt_id and v.kind = 'VOID' and v.number < d.number)) end as "voidedBefore",
      not exists (
        select from attempt_decision later
        where later.attempt_id = d.attempt_id and later.number > d.number
          and (later.kind = 'PENALISE') = (d.kind = 'PENALISE') and later.kind not in ('REINSTATE', 'WITHDRAW'))
        and a.ended_at is not null
        and (d.kind <> 'VOID' or not exists (
          select from exam_attempt other
          where other.exam_id = a.exam_id and other.person_id = a.person_id and other.number = a.number
            and other.id <> a.id and other.voided_at is null)) as "mayGoBack"
    from attempt_decision d
    join exam_attempt a on a.id = d.attempt_id
    join exam e on e.id = a.exam_id
    where d.decided_by = ${changedBy}::uuid and d.decided_at between ${from} and ${to}
      and d.kind in ('VOID', 'RESTORE', 'PENALISE')
    order by d.number`.execute(db);
  return rows;
}
