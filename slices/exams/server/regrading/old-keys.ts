import { sql } from 'kysely';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { outdatedVersions } from '#slices/exams/rules/regrading/regrade.ts';
import type { AnswerKey } from '#slices/exams/rules/question.ts';
import { overseenRegions } from '../results/list-results.ts';

export async function resultsOnOldKeys(ctx: Context, examId: string, questionId: string | null) {
  const actor = actorOf(ctx);
  if (!can.write(actor)) return 0;
  const versionIds = outdatedVersions(await findKeyedVersions(ctx.db, examId, questionId));
  if (versionIds.length === 0) return 0;
  const reach = overseenRegions(ctx);
  return countGradedBy(ctx.db, { examId, versionIds, reach, exceptPersonId: actor.personId });
}

interface KeyedVersion {
  versionId: string;
  questionId: string;
  number: number;
  key: AnswerKey;
  options: string[];
  matches: string[];
}

async function findKeyedVersions(
  db: Db | Tx,
  examId: string,
  questionId: string | null,
): Promise<KeyedVersion[]> {
  const { rows } = await sql<KeyedVersion>`
    select v.id as "versionId", v.question_id as "questionId", v.number, k.key,
      array(select choice ->> 'id' from jsonb_array_elements(t.options) choice) as options,
      array(select choice ->> 'id' from jsonb_array_elements(t.matches) choice) as matches
    from question q join question_version v on v.question_id = q.id join question_key k on k.version_id = v.id
    cross join lateral (
      select words.options, words.matches from question_text words where words.version_id = v.id limit 1) t
    where q.exam_id = ${examId}::uuid and q.retired_at is null
      and (${questionId}::uuid is null or q.id = ${questionId}::uuid)`.execute(db);
  return rows;
}

interface Params {
  examId: string;
  versionIds: readonly string[];
  /** Some campuses; null for the whole college. */
  reach: readonly string[] | null;
  /** Nobody regrades their own attempts. */
  exceptPersonId: string;
}

/** How many attempts that count are graded by the keys of some versions. */
async function countGradedBy(db: Db | Tx, { examId, versionIds, reach, exceptPersonId }: Params) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from exam_attempt a
    where a.exam_id = ${examId}::uuid and a.score is not null and a.voided_at is null
      and a.ending in ('SUBMITTED', 'TIMED_OUT') and a.person_id <> ${exceptPersonId}::uuid
      and (${reach}::uuid[] is null or a.region_id = any (${reach}::uuid[]))
      and exists (
        select from jsonb_to_recordset(a.asked) as asked ("questionId" text, "versionId" text)
        where coalesce(a.keys ->> asked."questionId", asked."versionId") = any (${versionIds}::text[]))`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
