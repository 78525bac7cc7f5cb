import { sql, type RawBuilder } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, countsByStatus, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { LEAVE_STATUSES, type LeaveStatus } from '../rules/leave-request.ts';
import { requests, withFacts, type LeaveRecord } from './leave-request.queries.ts';

export interface QueueFilter {
  search?: string | null | undefined;
  status?: LeaveStatus | null | undefined;
  regionId?: string | null | undefined;
  groupId?: string | null | undefined;
  studentId?: string | null | undefined;
  /** Those that have a day in this span. */
  from?: Day | null | undefined;
  to?: Day | null | undefined;
}

export interface QueueParams {
  filter: QueueFilter;
  /** The campuses whose admin the caller is; null for the whole college. */
  reach: readonly string[] | null;
  /** Nobody decides about themselves, in any person's place. */
  callerIds: readonly string[];
  sortBy: LeaveSort;
  isDescending: boolean;
}

export const LEAVE_SORTS = ['ASKED', 'DAYS', 'STUDENT'] as const;
export type LeaveSort = (typeof LEAVE_SORTS)[number];

const SORT_KEYS: Readonly<Record<LeaveSort, RawBuilder<unknown>>> = {
  ASKED: sql`l.created_at`,
  DAYS: sql`l.first_day`,
  STUDENT: sql`(select p.sort_name from person p where p.id = l.person_id)`,
};

const matching = (db: Db, { filter, reach, callerIds }: Omit<QueueParams, 'sortBy' | 'isDescending'>) => {
  const { search, status, regionId, groupId, studentId, from, to } = filter;
  return requests(db)
    .where('l.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(reach !== null, (query) => query.where('l.regionId', '=', anyId(reach ?? [])))
    .$if(Boolean(status), (query) => query.where('l.status', '=', status ?? 'PENDING'))
    .$if(Boolean(regionId), (query) => query.where('l.regionId', '=', regionId ?? ''))
    .$if(Boolean(groupId), (query) => query.where('l.groupId', '=', groupId ?? ''))
    .$if(Boolean(studentId), (query) => query.where('l.personId', '=', studentId ?? ''))
    .$if(Boolean(from), (query) => query.where('l.lastDay', '>=', from ?? '2000-01-01'))
    .$if(Boolean(to), (query) => query.where('l.firstDay', '<=', to ?? '2000-01-01'))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`exists (select from person p where p.id = l.person_id
          and ${holdsPerson(search ?? '', sql`p.search_text`)})`,
      ),
    );
};

export function pageOfQueue(db: Db, params: QueueParams, page: PageArgs): Promise<CountedPage<LeaveRecord>> {
  const found = matching(db, params);
  const order = keyset([SORT_KEYS[params.sortBy], sql`l.created_at`, sql`l.id`], params.isDescending);
  const read = (max: number, after: string | null): Promise<LeaveRecord[]> =>
    withFacts(found)
      .$if(after !== null, (query) =>
        query.where(order.isAfter(sql`leave_request l where l.id = ${after}::uuid`)),
      )
      .orderBy(order.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

export type LeaveCounts = Record<LeaveStatus, number> & { oldest: Date | null };

/** How many there are of each status, whatever status is asked for, and since when the first waits. */
export async function countQueue(
  db: Db,
  params: Omit<QueueParams, 'sortBy' | 'isDescending'>,
): Promise<LeaveCounts> {
  const rows = await matching(db, { ...params, filter: { ...params.filter, status: null } })
    .select([
      'l.status',
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(l.created_at)`.as('oldest'),
    ])
    .groupBy('l.status')
    .execute();
  return countsByStatus(rows, LEAVE_STATUSES);
}

/** Campuses and groups from which requests came, to ask for. */
export const findLeavePlaces = (
  db: Db,
  { reach }: Pick<QueueParams, 'reach'>,
): Promise<{ id: string; name: string; regionId: string; regionName: string }[]> =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'g.regionId', 'r.name as regionName'])
    .where((eb) =>
      eb.exists(eb.selectFrom('leaveRequest as l').select('l.id').whereRef('l.groupId', '=', 'g.id')),
    )
    .$if(reach !== null, (query) => query.where('g.regionId', '=', anyId(reach ?? [])))
    .orderBy(sql`app.search_form(g.name)`)
    .orderBy('g.id')
    .limit(500)
    .execute();
