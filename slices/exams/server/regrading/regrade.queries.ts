import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

interface KeyedGrade {
  attemptId: string;
  keys: Record<string, string>;
  passMark: Percent;
  score: Percent | null;
  passed: boolean | null;
  scaledFrom: Percent | null;
}

export interface NewRegrade extends KeyedGrade {
  personId: string;
  regionId: string;
  keysBefore: Record<string, string>;
  passMarkBefore: Percent;
  scoreBefore: Percent;
  passedBefore: boolean;
  scaledFromBefore: Percent | null;
}

interface Regrading {
  regradeId: string;
  examId: string;
  reason: string;
  regradedBy: string;
  impersonatorId: string | null;
  regradedAt: Date;
}

export async function storeRegrades(
  tx: Tx,
  { regradeId, examId, reason, regradedBy, impersonatorId, regradedAt }: Regrading,
  regrades: readonly NewRegrade[],
): Promise<void> {
  const rows = JSON.stringify(regrades);
  await sql`
    insert into attempt_regrade (regrade_id, attempt_id, exam_id, person_id, region_id, reason, keys_before, score_before,
      score_after, pass_mark_before, passed_before, scaled_from_before, passed_after, regraded_by, impersonator_id, regraded_at)
    select ${regradeId}::uuid, r."attemptId", ${examId}::uuid, r."personId", r."regionId", ${reason}, r."keysBefore",
      r."scoreBefore", r.score, r."passMarkBefore", r."passedBefore", r."scaledFromBefore", r.passed, ${regradedBy}::uuid,
      ${impersonatorId}::uuid, ${regradedAt}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r ("attemptId" uuid, "personId" uuid, "regionId" uuid, "keysBefore" jsonb,
      "scoreBefore" integer, score integer, "passMarkBefore" integer, "passedBefore" boolean, "scaledFromBefore" integer, passed boolean)`.execute(
    tx,
  );
  await storeKeyedGrades(tx, regrades);
}

export async function storeKeyedGrades(tx: Tx, graded: readonly KeyedGrade[]): Promise<void> {
  await sql`
    update exam_attempt a set keys = r.keys, pass_mark = r."passMark", score = r.score, passed = r.passed,
      scaled_from = r."scaledFrom"
    from jsonb_to_recordset(${JSON.stringify(graded)}::jsonb)
      as r ("attemptId" uuid, keys jsonb, "passMark" integer, score integer, passed boolean, "scaledFrom" integer)
    where a.id = r."attemptId"`.execute(tx);
}

export interface RegradeRecord {
  id: string;
  reason: string;
  regradedBy: string | null;
  impersonatorId: string | null;
  regradedAt: Date;
  undoneAt: Date | null;
  changed: number;
  /** No later one has graded any of them again. */
  isLatest: boolean;
}

/** Some campuses; null for the whole college. */
type Reach = readonly string[] | null;

/** A grade is another also when the same points no longer pass. */
const CHANGED = sql<number>`count(*) filter (
        where (r.score_before, r.passed_before) is distinct from (r.score_after, r.passed_after))::int`;

export async function findRegrades(db: Db | Tx, examId: string, reach: Reach): Promise<RegradeRecord[]> {
  const { rows } = await sql<RegradeRecord>`
    select r.regrade_id as id, min(r.reason) as reason, (array_agg(r.regraded_by))[1] as "regradedBy", (array_agg(r.impersonator_id))[1] as "impersonatorId",
      min(r.regraded_at) as "regradedAt", case when bool_and(r.undone_at is not null) then max(r.undone_at) end as "undoneAt",
      ${CHANGED} as changed,
      not exists (
        select from attempt_regrade later join attempt_regrade own on own.attempt_id = later.attempt_id
        where own.regrade_id = r.regrade_id and own.undone_at is null and later.undone_at is null and later.regraded_at > own.regraded_at) as "isLatest"
    from attempt_regrade r
    where r.exam_id = ${examId}::uuid and (${reach}::uuid[] is null or r.region_id = any (${reach}::uuid[]))
    group by r.regrade_id order by min(r.regraded_at) desc, r.regrade_id`.execute(db);
  return rows;
}

export interface MadeRegrade {
  id: string;
  examId: string;
  courseId: string;
  courseCode: string;
  title: string;
  changed: number;
}

export async function findRegradesBy(
  db: Db,
  { changedBy, from, to }: { changedBy: string; from: Date; to: Date },
  locale: string,
): Promise<MadeRegrade[]> {
  const { rows } = await sql<MadeRegrade>`
    select r.regrade_id as id, e.id as "examId", c.id as "courseId", c.code as "courseCode",
      (select words.title from exam_text words where words.exam_id = e.id
       order by words.locale = ${locale} desc, words.locale = c.locale desc, words.locale limit 1) as title,
      ${CHANGED} as changed
    from attempt_regrade r join exam e on e.id = r.exam_id join course c on c.id = e.course_id
    where r.regraded_by = ${changedBy}::uuid and r.regraded_at between ${from} and ${to} and r.undone_at is null
    group by r.regrade_id, e.id, c.id order by min(r.regraded_at) desc, r.regrade_id`.execute(db);
  return rows;
}

/** The exam that was regraded by one regrade, if it was on some of these campuses. */
export const findRegradedExam = async (tx: Tx, regradeId: string, reach: Reach): Promise<string | null> =>
  (
    await tx
      .selectFrom('attemptRegrade')
      .select('examId')
      .where('regradeId', '=', regradeId)
      .$if(reach !== null, (query) => query.where('regionId', '=', anyId(reach ?? [])))
      .limit(1)
      .executeTakeFirst()
  )?.examId ?? null;

export type RegradedRow = Awaited<ReturnType<typeof lockRegraded>>[number];

/** Of one regrade, the attempts on some campuses that are still graded by it; held meanwhile. */
export const lockRegraded = (tx: Tx, regradeId: string, reach: Reach) =>
  tx
    .selectFrom('attemptRegrade as r')
    .select([
      'r.attemptId',
      sql<Record<string, string>>`r.keys_before`.as('keysBefore'),
      'r.scoreBefore',
      // Null, like the next, for a regrade of which it was not written down.
      'r.passMarkBefore',
      'r.passedBefore',
      'r.scaledFromBefore',
      // Whether it was marked or decided since.
      sql<boolean>`exists (select from mark_change m where m.attempt_id = r.attempt_id and m.changed_at >= r.regraded_at)
        or exists (select from attempt_decision d where d.attempt_id = r.attempt_id and d.decided_at >= r.regraded_at)
        or not exists (
          select from exam_attempt a
          where a.id = r.attempt_id and a.score = r.score_after and a.passed = r.passed_after)`.as(
        'isTouched',
      ),
    ])
    .where('r.regradeId', '=', regradeId)
    .where('r.undoneAt', 'is', null)
    .$if(reach !== null, (query) => query.where('r.regionId', '=', anyId(reach ?? [])))
    .orderBy('r.attemptId')
    .forUpdate()
    .execute();

export async function setUndone(
  tx: Tx,
  { regradeId, attemptIds }: { regradeId: string; attemptIds: readonly string[] },
  undoneAt: Date,
): Promise<void> {
  await tx
    .updateTable('attemptRegrade')
    .set({ undoneAt })
    .where('regradeId', '=', regradeId)
    .where('attemptId', '=', anyId(attemptIds))
    .execute();
}
