import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { Answers, EvaluationStatus } from '../rules/evaluation.ts';
import type { Criterion, Texts } from '../rules/evaluation-form.ts';

/** An evaluation with what is said beside it. */
export interface EvaluationRecord {
  id: string;
  formId: string;
  formVersionId: string;
  names: Texts;
  criteria: readonly Criterion[];
  regionId: string;
  regionName: string;
  timeZone: string;
  groupId: string;
  groupName: string;
  personId: string;
  evaluatorId: string | null;
  /** Its evaluator’s account is gone or closed: managers finish it. */
  isLeftBehind: boolean;
  day: Day;
  answers: Answers;
  comment: string;
  status: EvaluationStatus;
  publishedAt: Date | null;
  acknowledgedAt: Date | null;
  reply: string;
  repliedAt: Date | null;
  version: number;
  createdAt: Date;
}

const evaluations = (db: Db | Tx) =>
  db
    .selectFrom('evaluation as e')
    .innerJoin('studentGroup as g', 'g.id', 'e.groupId')
    .innerJoin('region as r', 'r.id', 'e.regionId')
    .innerJoin('evaluationFormVersion as v', 'v.id', 'e.formVersionId');

const withFacts = (query: ReturnType<typeof evaluations>) =>
  query
    .select([
      'e.id',
      'e.formId',
      'e.formVersionId',
      'e.regionId',
      'r.name as regionName',
      'r.timeZone',
      'e.groupId',
      'g.name as groupName',
      'e.studentId as personId',
      'e.evaluatorId',
      'e.day',
      'e.comment',
      'e.status',
      'e.publishedAt',
      'e.acknowledgedAt',
      'e.reply',
      'e.repliedAt',
      'e.version',
      'e.createdAt',
    ])
    .select(sql<boolean>`app.is_left_behind(e.evaluator_id)`.as('isLeftBehind'))
    .select(sql<Texts>`v.names`.as('names'))
    .select(sql<readonly Criterion[]>`v.criteria`.as('criteria'))
    .select(sql<Answers>`e.answers`.as('answers'));

export const findEvaluation = (db: Db | Tx, id: string): Promise<EvaluationRecord | undefined> =>
  withFacts(evaluations(db)).where('e.id', '=', id).executeTakeFirst();

export interface EvaluationFilter {
  search?: string | null | undefined;
  status?: EvaluationStatus | null | undefined;
  groupId?: string | null | undefined;
  formId?: string | null | undefined;
}

export interface EvaluationsInReach {
  /** The campuses whose manager the caller is; null for the whole college. */
  reach: readonly string[] | null;
  /** Nobody evaluates themselves, in any person's place. */
  callerIds: readonly string[];
}

const others = (db: Db, { reach, callerIds }: EvaluationsInReach) =>
  evaluations(db)
    .where('e.studentId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(reach !== null, (query) => query.where('e.regionId', '=', anyId(reach ?? [])));

const latestDay = keyset([sql`e.day`, sql`e.id`], true);

/** Those that match, the latest day first. */
export function pageOfEvaluations(
  db: Db,
  { filter, ...whose }: EvaluationsInReach & { filter: EvaluationFilter },
  page: PageArgs,
): Promise<CountedPage<EvaluationRecord>> {
  const { search, status, groupId, formId } = filter;
  const found = others(db, whose)
    .$if(Boolean(status), (query) => query.where('e.status', '=', status ?? 'DRAFT'))
    .$if(Boolean(groupId), (query) => query.where('e.groupId', '=', groupId ?? ''))
    .$if(Boolean(formId), (query) => query.where('e.formId', '=', formId ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`exists (select from person p where p.id = e.student_id
          and ${holdsPerson(search ?? '', sql`p.search_text`)})`,
      ),
    );
  const read = (max: number, after: string | null): Promise<EvaluationRecord[]> =>
    withFacts(found)
      .$if(after !== null, (query) =>
        query.where(latestDay.isAfter(sql`evaluation e where e.id = ${after}::uuid`)),
      )
      .orderBy(latestDay.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

interface Walk {
  groupId: string;
  formId: string;
  evaluatorId: string;
  /** Whether drafts of those who are gone are continued too. */
  takesOver: boolean;
  /** From which day on what was published belongs to it. */
  since: Day;
}

/** What an evaluator has written on a walk through a group, what is to be continued first. */
export const findEvaluationsOfWalk = (
  db: Db,
  { groupId, formId, evaluatorId, takesOver, since }: Walk,
): Promise<EvaluationRecord[]> =>
  withFacts(evaluations(db))
    .where('e.groupId', '=', groupId)
    .where('e.formId', '=', formId)
    .where(
      sql<boolean>`(e.evaluator_id = ${evaluatorId}::uuid
        or ${takesOver}::boolean and e.status = 'DRAFT' and app.is_left_behind(e.evaluator_id))`,
    )
    .where(sql<boolean>`(e.status = 'DRAFT' or e.day >= ${since}::date)`)
    .orderBy(sql`e.evaluator_id is distinct from ${evaluatorId}::uuid`)
    .orderBy(sql`e.status = 'DRAFT'`, 'desc')
    .orderBy('e.day', 'desc')
    .orderBy('e.id')
    .execute();

interface About {
  personId: string;
  formId?: string | null | undefined;
  /** In these groups alone; null for all. */
  groupIds: readonly string[] | null;
}

/** As much as is told of a student in years; what is older is found in the list. */
export const MAX_ABOUT_ONE = 25;

/** What was written about a student, the latest day first. */
export const findEvaluationsAbout = (
  db: Db,
  { personId, formId, groupIds }: About,
): Promise<EvaluationRecord[]> =>
  withFacts(evaluations(db))
    .where('e.studentId', '=', personId)
    .$if(Boolean(formId), (query) => query.where('e.formId', '=', formId ?? ''))
    .$if(groupIds !== null, (query) => query.where('e.groupId', '=', anyId(groupIds ?? [])))
    .orderBy('e.day', 'desc')
    .orderBy('e.id', 'desc')
    .limit(MAX_ABOUT_ONE)
    .execute();

/** Evaluations of one student are changed one after the other. */
export async function lockEvaluationsOf(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('evaluations ' || ${personId}::text, 0))`.execute(
    tx,
  );
}

/** The evaluation, held until the transaction ends. */
export async function holdEvaluation(tx: Tx, id: string): Promise<EvaluationRecord | undefined> {
  const found = await tx.selectFrom('evaluation').select('studentId').where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockEvaluationsOf(tx, found.studentId);
  return findEvaluation(tx, id);
}

/** Whether the same evaluator has another draft about the student, by the same form and in the same group. */
export async function hasOtherDraft(
  tx: Tx,
  {
    id,
    formId,
    groupId,
    personId,
    evaluatorId,
  }: Pick<EvaluationRecord, 'id' | 'formId' | 'groupId' | 'personId' | 'evaluatorId'>,
): Promise<boolean> {
  const draft = await tx
    .selectFrom('evaluation')
    .select('id')
    .where('formId', '=', formId)
    .where('groupId', '=', groupId)
    .where('studentId', '=', personId)
    .where('evaluatorId', '=', evaluatorId)
    .where('status', '=', 'DRAFT')
    .where('id', '<>', id)
    .executeTakeFirst();
  return draft !== undefined;
}
