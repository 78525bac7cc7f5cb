import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, countsByStatus, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { HOUR_STATUSES, type HourStatus } from '../rules/hour-entry.ts';
import { entries, withFacts, type HourRecord } from './entry.queries.ts';

export interface QueueFilter {
  search?: string | null | undefined;
  status?: HourStatus | null | undefined;
  groupId?: string | null | undefined;
  categoryId?: string | null | undefined;
  studentId?: string | null | undefined;
}

export interface QueueParams {
  filter: QueueFilter;
  /** The campuses whose manager the caller is; null for the whole college. */
  reach: readonly string[] | null;
  /** Nobody decides about themselves, in any person's place. */
  callerIds: readonly string[];
}

const matching = (db: Db, { filter, reach, callerIds }: QueueParams) => {
  const { search, status, groupId, categoryId, studentId } = filter;
  return entries(db)
    .where('e.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(reach !== null, (query) => query.where('e.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(status), (query) => query.where('e.status', '=', status ?? 'PENDING'))
    .$if(Boolean(groupId), (query) => query.where('e.groupId', '=', groupId ?? ''))
    .$if(Boolean(categoryId), (query) => query.where('e.categoryId', '=', categoryId ?? ''))
    .$if(Boolean(studentId), (query) => query.where('e.personId', '=', studentId ?? ''))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`exists (select from person p where p.id = e.person_id
          and ${holdsPerson(search ?? '', sql`p.search_text`)})`,
      ),
    );
};

/** What waits is listed by how long it does, what was decided by how lately. */
export function pageOfQueue(db: Db, params: QueueParams, page: PageArgs): Promise<CountedPage<HourRecord>> {
  const found = matching(db, params);
  const isDecided = params.filter.status !== 'PENDING';
  const order = keyset(
    [isDecided ? sql`coalesce(e.decided_at, e.created_at)` : sql`e.created_at`, sql`e.id`],
    isDecided,
  );
  const read = (max: number, after: string | null): Promise<HourRecord[]> =>
    withFacts(found)
      .$if(after !== null, (query) =>
        query.where(order.isAfter(sql`hour_entry e where e.id = ${after}::uuid`)),
      )
      .orderBy(order.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

export type HourCounts = Record<HourStatus, number> & { oldest: Date | null };

/** How many there are of each status, whatever status is asked for, and since when the first waits. */
export async function countQueue(db: Db, params: QueueParams): Promise<HourCounts> {
  const rows = await matching(db, { ...params, filter: { ...params.filter, status: null } })
    .select([
      'e.status',
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(e.created_at)`.as('oldest'),
    ])
    .groupBy('e.status')
    .execute();
  return countsByStatus(rows, HOUR_STATUSES);
}
