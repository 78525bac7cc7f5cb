import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsPerson, keyset, matchingUpTo } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { COUNTED_UP_TO, type HourStatus } from '../rules/hour-entry.ts';
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

/** What an entry has to be. Only what is asked for is in the statement, so that each way of asking has its own plan. */
function conditions({ filter, reach, callerIds }: QueueParams): RawBuilder<boolean> {
  const { search, status, groupId, categoryId, studentId } = filter;
  const all = [
    sql`e.person_id <> all(${callerIds}::uuid[])`,
    reach !== null && sql`e.region_id = ${anyId(reach)}`,
    status && sql`e.status = ${status}`,
    groupId && sql`e.group_id = ${groupId}::uuid`,
    categoryId && sql`e.category_id = ${categoryId}::uuid`,
    studentId && sql`e.person_id = ${studentId}::uuid`,
    search &&
      sql`exists (select from person p where p.id = e.person_id and ${holdsPerson(search, sql`p.search_text`)})`,
  ];
  const asked = all.filter((one) => one instanceof Object);
  return sql<boolean>`${sql.join(asked, sql` and `)}`;
}

/** What is counted needs no names beside it. */
const bare = (db: Db, params: QueueParams) => db.selectFrom('hourEntry as e').where(conditions(params));

/** What waits is listed by how long it does, what was decided by how lately. */
export function pageOfQueue(db: Db, params: QueueParams, page: PageArgs): Promise<CountedPage<HourRecord>> {
  const isDecided = params.filter.status !== 'PENDING';
  const order = keyset(
    [isDecided ? sql`coalesce(e.decided_at, e.created_at)` : sql`e.created_at`, sql`e.id`],
    isDecided,
  );
  const read = (max: number, after: string | null): Promise<HourRecord[]> =>
    withFacts(entries(db))
      .where(conditions(params))
      .$if(after !== null, (query) =>
        query.where(order.isAfter(sql`hour_entry e where e.id = ${after}::uuid`)),
      )
      .orderBy(order.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, bare(db, params)));
}

export type HourCounts = Record<HourStatus, number> & { oldest: Date | null };

/** How many there are of each status, up to a number and whatever status is asked for, and since when the first waits. */
export function countQueue(db: Db, params: QueueParams): Promise<HourCounts> {
  const of = (status: HourStatus) => bare(db, { ...params, filter: { ...params.filter, status } });
  const first = of('PENDING').select('e.createdAt').orderBy('e.createdAt').orderBy('e.id').limit(1);
  return db
    .selectNoFrom([
      matchingUpTo(COUNTED_UP_TO, of('PENDING')).as('PENDING'),
      matchingUpTo(COUNTED_UP_TO, of('CONFIRMED')).as('CONFIRMED'),
      matchingUpTo(COUNTED_UP_TO, of('REFUSED')).as('REFUSED'),
      sql<Date | null>`(${first})`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
}
