import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, countsByStatus, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { EXPLANATION_STATUSES, type ExplanationStatus } from '../rules/explanation.ts';
import { explanations, withFacts, type ExplanationRecord } from './explanation.queries.ts';

export interface QueueFilter {
  search?: string | null | undefined;
  status?: ExplanationStatus | null | undefined;
  groupId?: string | null | undefined;
}

export interface QueueParams {
  filter: QueueFilter;
  /** The campuses whose attendance admin the caller is; null for the whole college. */
  reach: readonly string[] | null;
  /** Nobody decides about themselves, in any person's place. */
  callerIds: readonly string[];
}

const matching = (db: Db, { filter, reach, callerIds }: QueueParams) => {
  const { search, status, groupId } = filter;
  return explanations(db)
    .where('e.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(reach !== null, (query) => query.where('e.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(status), (query) => query.where('e.status', '=', status ?? 'PENDING'))
    .$if(Boolean(groupId), (query) => query.where('s.groupId', '=', groupId ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`exists (select from person p where p.id = e.person_id
          and ${holdsPerson(search ?? '', sql`p.search_text`)})`,
      ),
    );
};

/** What waits is listed by how long it does, what was decided by how lately. */
export function pageOfQueue(
  db: Db,
  params: QueueParams & { locale: string },
  page: PageArgs,
): Promise<CountedPage<ExplanationRecord>> {
  const found = matching(db, params);
  const isDecided = params.filter.status !== 'PENDING';
  const order = keyset(
    [isDecided ? sql`coalesce(e.decided_at, e.created_at)` : sql`e.created_at`, sql`e.id`],
    isDecided,
  );
  const read = (max: number, after: string | null): Promise<ExplanationRecord[]> =>
    withFacts(found, params.locale)
      .$if(after !== null, (query) =>
        query.where(order.isAfter(sql`absence_explanation e where e.id = ${after}::uuid`)),
      )
      .orderBy(order.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

export type ExplanationCounts = Record<ExplanationStatus, number> & { oldest: Date | null };

/** How many there are of each status, whatever status is asked for, and since when the first waits. */
export async function countQueue(db: Db, params: QueueParams): Promise<ExplanationCounts> {
  const rows = await matching(db, { ...params, filter: { ...params.filter, status: null } })
    .select([
      'e.status',
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(e.created_at)`.as('oldest'),
    ])
    .groupBy('e.status')
    .execute();
  return countsByStatus(rows, EXPLANATION_STATUSES);
}

/** The groups from which explanations came, to ask for. */
export const findExplanationGroups = (
  db: Db,
  { reach }: Pick<QueueParams, 'reach'>,
): Promise<{ id: string; name: string; regionName: string }[]> =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'r.name as regionName'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('absenceExplanation as e')
          .innerJoin('classSession as s', 's.id', 'e.sessionId')
          .select('e.id')
          .whereRef('s.groupId', '=', 'g.id'),
      ),
    )
    .$if(reach !== null, (query) => query.where('g.regionId', '=', anyId(reach ?? [])))
    .orderBy(sql`app.search_form(g.name)`)
    .orderBy('g.id')
    .limit(500)
    .execute();
