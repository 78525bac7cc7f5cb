import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { EXTRA_MINUTES } from './accommodation.queries.ts';
import type { AttemptRecord } from './attempt.queries.ts';

/**
 * Says whether what is right may be shown: not while any attempt of the student at the exam goes on. Held together with
 * lockStart, under which attempts begin and go on.
 */
export async function noteKeysShown(
  tx: Tx,
  { id, examId, personId }: Pick<AttemptRecord, 'id' | 'examId' | 'personId'>,
  keysShownAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update exam_attempt set keys_shown_at = coalesce(keys_shown_at, ${keysShownAt})
    where id = ${id} and ended_at is not null and not exists (
      select from exam_attempt open where open.exam_id = ${examId} and open.person_id = ${personId}
        and open.ended_at is null and open.voided_at is null)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Also in another attempt at the same exam since it ended. */
export async function hasSeenKeys(
  tx: Tx,
  { id, examId, personId, endedAt }: Pick<AttemptRecord, 'id' | 'examId' | 'personId' | 'endedAt'>,
): Promise<boolean> {
  const seen = await tx
    .selectFrom('examAttempt')
    .select('id')
    .where('examId', '=', examId)
    .where('personId', '=', personId)
    .where('keysShownAt', 'is not', null)
    .where((eb) => eb.or([eb('id', '=', id), eb('keysShownAt', '>=', endedAt)]))
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}

const askedWithKeys = writtenOnce((db: Db, { examId, personId }: { examId: string; personId: string }) =>
  db
    .selectFrom('examAttempt')
    .select(sql<{ questionId: string }[]>`asked`.as('asked'))
    .where('examId', '=', examId)
    .where('personId', '=', personId)
    .where('keysShownAt', 'is not', null),
);

/** Also in attempts that count for nothing. */
export async function findKnownQuestions(db: Db | Tx, examId: string, personId: string) {
  const rows = await askedWithKeys(db, { examId, personId });
  return new Set(rows.flatMap(({ asked }) => asked.map(({ questionId }) => questionId)));
}

/** With what was granted or given back. */
export async function findGroupDeadline(
  whole: Db,
  { examId, groupId, deadline }: { examId: string; groupId: string; deadline: Date },
): Promise<Date> {
  const { rows } = await sql<{ latest: Date }>`
    select greatest(
      ${deadline}::timestamptz,
      (select max(s.deadline) from exam_group s where s.exam_id = ${examId}::uuid and s.group_id = ${groupId}::uuid),
      (select max(coalesce(g.deadline, s.deadline) + make_interval(mins => coalesce(g.extra_minutes, 0) + ${EXTRA_MINUTES}))
       from exam_group s join exam e on e.id = s.exam_id
       join group_member m on m.group_id = s.group_id
       left join exam_grant g on g.exam_id = s.exam_id and g.group_id = s.group_id and g.person_id = m.person_id
       left join exam_accommodation a on a.person_id = m.person_id
       where s.exam_id = ${examId}::uuid and s.group_id = ${groupId}::uuid
         and (g.person_id is not null or a.person_id is not null)),
      (select max(a.deadline) from exam_attempt a
       where a.exam_id = ${examId}::uuid and a.group_id = ${groupId}::uuid and a.ended_at is null)) as latest`.execute(
    whole,
  );
  return rows[0]?.latest ?? deadline;
}
