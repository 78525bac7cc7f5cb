import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { GivenAnswer } from '#slices/exams/rules/question.ts';
import type { Asked } from '../attempt.queries.ts';

export interface GradedFacts {
  id: string;
  personId: string;
  regionId: string;
  number: number;
  penalty: Percent;
  passMark: Percent;
  isLate: boolean;
  asked: Asked[];
  /** The versions whose keys count in place of those of the versions it was given, by question. */
  keys: Record<string, string>;
  answers: Record<string, GivenAnswer>;
  byHand: Record<string, number>;
  score: Percent;
  passed: boolean;
  scaledFrom: Percent | null;
}

/** Holds the attempts at an exam that were graded, so that nobody marks or decides while they are regraded. */
export async function lockGraded(tx: Tx, examId: string): Promise<void> {
  await tx
    .selectFrom('examAttempt')
    .select('id')
    .where('examId', '=', examId)
    .where('score', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The attempts at an exam that were handed in and graded and count, the newest first. */
export async function findGradedFacts(db: Db | Tx, examId: string, max: number): Promise<GradedFacts[]> {
  const { rows } = await sql<GradedFacts>`
    select a.id, a.person_id as "personId", a.region_id as "regionId", a.number, a.penalty,
      a.pass_mark as "passMark",
      a.ended_at > a.deadline as "isLate", a.asked, a.keys, a.score, a.passed, a.scaled_from as "scaledFrom",
      coalesce((
        select jsonb_object_agg(given.question_id, given.answer) from (
          select distinct on (e.body ->> 'questionId') e.body ->> 'questionId' as question_id, e.body -> 'answer' as answer
          from attempt_event e
          where e.attempt_id = a.id and e.body ->> 'kind' = 'ANSWER'
            and e.device_id = any (a.earlier_devices || a.device_id)
          order by e.body ->> 'questionId',
            array_position(a.earlier_devices || a.device_id, e.device_id) desc, e.seq desc) given
        where given.answer <> 'null'), '{}') as answers,
      coalesce((
        select jsonb_object_agg(m.question_id, m.points) from answer_mark m where m.attempt_id = a.id), '{}') as "byHand"
    from exam_attempt a
    where a.exam_id = ${examId}::uuid and a.score is not null and a.voided_at is null
      and a.ending in ('SUBMITTED', 'TIMED_OUT')
    order by a.ended_at desc, a.id limit ${max}`.execute(db);
  return rows;
}
