import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { decisionsIn, MADE_DECISION } from '#kit/db/decisions.ts';
import { countRows, countsByStatus, holdsPerson, keyset } from '#kit/db/list.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { Percent } from '#kit/percent/percent.ts';
import {
  AMENDMENT_STATUSES,
  type AmendmentDecision,
  type AmendmentStatus,
  type HeldGrade,
} from '../../rules/amendment.ts';

/** An amendment with what is said beside it. */
export interface AmendmentRecord {
  id: string;
  finalisationId: string;
  personId: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  groupId: string;
  groupName: string;
  courseId: string;
  courseCode: string;
  courseName: string;
  firstDay: Day;
  lastDay: Day | null;
  finalisedAt: Date;
  /** Whether the course is still settled as it was when this was offered. */
  isHeld: boolean;
  /** Whether nothing else has been offered for the grade since. */
  isNewest: boolean;
  status: AmendmentStatus;
  previousScore: Percent;
  previousState: HeldGrade['state'];
  previousDeduction: Percent;
  score: Percent;
  state: HeldGrade['state'];
  deduction: Percent;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionId: string | null;
  version: number;
  createdAt: Date;
}

const amendments = (db: Db | Tx) =>
  db
    .selectFrom('gradeAmendment as a')
    .innerJoin('finalisation as f', 'f.id', 'a.finalisationId')
    .innerJoin('courseResult as s', (join) =>
      join.onRef('s.finalisationId', '=', 'a.finalisationId').onRef('s.personId', '=', 'a.personId'),
    )
    .innerJoin('studentGroup as g', 'g.id', 'f.groupId')
    .innerJoin('region as r', 'r.id', 'a.regionId');

const withFacts = (query: ReturnType<typeof amendments>, locale: string) =>
  query
    .innerJoin('course as c', 'c.id', 'f.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .select([
      'a.id',
      'a.finalisationId',
      'a.personId',
      'a.regionId',
      'r.name as regionName',
      'r.timeZone',
      'f.groupId',
      'g.name as groupName',
      'f.courseId',
      's.code as courseCode',
      sql<string>`coalesce(wanted.name, own.name)`.as('courseName'),
      's.firstDay',
      's.lastDay',
      'f.finalisedAt',
      sql<boolean>`f.unlocked_at is null`.as('isHeld'),
      sql<boolean>`not exists (select from grade_amendment later where later.finalisation_id = a.finalisation_id
        and later.person_id = a.person_id and later.position > a.position)`.as('isNewest'),
      'a.status',
      'a.previousScore',
      'a.previousState',
      'a.previousDeduction',
      'a.score',
      'a.state',
      'a.deduction',
      'a.adminComments',
      'a.decidedAt',
      'a.decidedBy',
      'a.version',
      'a.createdAt',
    ])
    .select(
      sql<
        string | null
      >`(select d.id from grade_amendment_decision d where d.amendment_id = a.id and d.undone_at is null
        order by d.position desc limit 1)`.as('decisionId'),
    );

export const findAmendment = (
  db: Db | Tx,
  id: string,
  locale: string,
): Promise<AmendmentRecord | undefined> =>
  withFacts(amendments(db), locale).where('a.id', '=', id).executeTakeFirst();

export const findAmendments = (db: Db, ids: readonly string[], locale: string): Promise<AmendmentRecord[]> =>
  withFacts(amendments(db), locale).where('a.id', '=', anyId(ids)).execute();

export const amendmentDecisions = decisionsIn<AmendmentDecision>({
  decided: 'gradeAmendment',
  insertDecision: (tx, { recordId: amendmentId, ...decision }) =>
    insertRow(tx, 'gradeAmendmentDecision', { amendmentId, ...decision }),
  findDecision: (db, id) =>
    db
      .selectFrom('gradeAmendmentDecision')
      .select([...MADE_DECISION, 'amendmentId as recordId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  noteUndone: (tx, id, undone) =>
    tx.updateTable('gradeAmendmentDecision').set(undone).where('id', '=', id).execute(),
  putOn: (tx, id, decided) => updateRow(tx, 'gradeAmendment', id, decided),
});

export interface AmendmentFilter {
  search?: string | null | undefined;
  status?: AmendmentStatus | null | undefined;
}

export interface QueueParams {
  filter: AmendmentFilter;
  /** The campuses that the caller looks after; null for the whole college. */
  reach: readonly string[] | null;
  /** Nobody decides about their own grade, in any person's place. */
  callerIds: readonly string[];
}

/** What waits on a course that was unlocked since is settled again with it. */
const matching = (db: Db, { filter: { search, status }, reach, callerIds }: QueueParams) =>
  amendments(db)
    .where('a.status', '<>', 'WITHDRAWN')
    .where('a.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .where(({ or, eb }) => or([eb('f.unlockedAt', 'is', null), eb('a.status', '<>', 'PENDING')]))
    .$if(reach !== null, (query) => query.where('a.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(status), (query) => query.where('a.status', '=', status ?? 'PENDING'))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`exists (select from person p where p.id = a.person_id
          and ${holdsPerson(search ?? '', sql`p.search_text`)})`,
      ),
    );

/** What waits is listed by how long it does, what was decided by how lately. */
export function pageOfAmendments(
  db: Db,
  params: QueueParams & { locale: string },
  page: PageArgs,
): Promise<CountedPage<AmendmentRecord>> {
  const found = matching(db, params);
  const isDecided = params.filter.status !== 'PENDING';
  const order = keyset(
    [isDecided ? sql`coalesce(a.decided_at, a.created_at)` : sql`a.created_at`, sql`a.id`],
    isDecided,
  );
  const read = (max: number, after: string | null): Promise<AmendmentRecord[]> =>
    withFacts(found, params.locale)
      .$if(after !== null, (query) =>
        query.where(order.isAfter(sql`grade_amendment a where a.id = ${after}::uuid`)),
      )
      .orderBy(order.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

export type AmendmentCounts = Record<AmendmentStatus, number> & { oldest: Date | null };

export async function countAmendments(db: Db, params: QueueParams): Promise<AmendmentCounts> {
  const rows = await matching(db, { ...params, filter: { ...params.filter, status: null } })
    .select([
      'a.status',
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(a.created_at)`.as('oldest'),
    ])
    .groupBy('a.status')
    .execute();
  return countsByStatus(rows, AMENDMENT_STATUSES);
}

/** What waits on each campus, since when, and the first of it. */
export const lookAtAmendments = (db: Db, params: Omit<QueueParams, 'filter'>) =>
  matching(db, { ...params, filter: { status: 'PENDING' } })
    .select([
      'a.regionId',
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(a.created_at)`.as('since'),
      sql<string>`(array_agg(a.id order by a.created_at, a.id))[1]`.as('firstId'),
    ])
    .groupBy('a.regionId')
    .execute();

/** How many wait for a course of a group that is settled. */
export async function countWaiting(
  db: Db,
  { courseId, groupId }: { courseId: string; groupId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('gradeAmendment as a')
    .innerJoin('finalisation as f', 'f.id', 'a.finalisationId')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('f.courseId', '=', courseId)
    .where('f.groupId', '=', groupId)
    .where('f.unlockedAt', 'is', null)
    .where('a.status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return count;
}
