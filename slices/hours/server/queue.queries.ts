import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { holdsPerson, keyset, matchingUpTo } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { ROWS_OF_FIRST_PAGE } from '#kit/graphql/page.ts';
import { COUNTED_UP_TO, HOUR_STATUSES, type HourStatus } from '../rules/hour-entry.ts';
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

/** What is asked for, without what is not: the values that a statement takes. */
type Asked = Partial<Record<'search' | 'status' | 'groupId' | 'categoryId' | 'studentId', string>> & {
  callerIds: readonly string[];
  reach?: readonly string[];
};

function askedBy({ filter, reach, callerIds }: QueueParams): Asked {
  const given = Object.entries(filter).filter(([, value]) => value);
  return { ...Object.fromEntries(given), callerIds, ...(reach !== null && { reach }) };
}

/** What an entry has to be. Only what is asked for is in the statement, so that each way of asking has its own plan. */
function conditions({ callerIds, ...asked }: Asked): RawBuilder<boolean> {
  const { search, status, groupId, categoryId, studentId, reach } = asked;
  const all = [
    sql`e.person_id <> all(${callerIds}::uuid[])`,
    reach && sql`e.region_id = ${anyId(reach)}`,
    status && sql`e.status = ${status}`,
    groupId && sql`e.group_id = ${groupId}::uuid`,
    categoryId && sql`e.category_id = ${categoryId}::uuid`,
    studentId && sql`e.person_id = ${studentId}::uuid`,
    search &&
      sql`exists (select from person p where p.id = e.person_id and ${holdsPerson(search, sql`p.search_text`)})`,
  ];
  const conditionsAsked = all.filter((one) => one instanceof Object);
  return sql<boolean>`${sql.join(conditionsAsked, sql` and `)}`;
}

/** Keeps a statement for each combination of what is asked for: there are few, and each is written once. */
function keptByWhatIsAsked<Row>(
  write: (names: readonly string[], key: string) => (db: Db, asked: Asked) => Promise<Row[]>,
): (db: Db, asked: Asked, more?: string) => Promise<Row[]> {
  const kept = new Map<string, (db: Db, asked: Asked) => Promise<Row[]>>();
  return (db, asked, more = '') => {
    const names = Object.keys(asked).toSorted();
    const key = `${more} ${names.join(' ')}`;
    const read = kept.get(key) ?? write(names, more);
    kept.set(key, read);
    return read(db, asked);
  };
}

const DECIDED = 'decided';

/** What waits is listed by how long it does, what was decided by how lately. */
const orderOf = (isDecided: boolean) =>
  keyset([isDecided ? sql`coalesce(e.decided_at, e.created_at)` : sql`e.created_at`, sql`e.id`], isDecided);

/** The values of these names, which in a statement that is written once are only places for them. */
const only = (asked: Asked, names: readonly string[]): Asked =>
  Object.fromEntries(names.map((name) => [name, asked[name as keyof Asked]])) as unknown as Asked;

const firstPage = keptByWhatIsAsked<HourRecord>((names, which) =>
  writtenOnce((db: Db, asked: Asked) =>
    withFacts(entries(db))
      .where(conditions(only(asked, names)))
      .orderBy(orderOf(which === DECIDED).order)
      .limit(sql.lit(ROWS_OF_FIRST_PAGE)),
  ),
);

/** So many rows from the one after `after` on; the page that most ask for is kept ready. */
export function rowsOfQueue(
  db: Db,
  params: QueueParams,
  max: number,
  after: string | null,
): Promise<readonly HourRecord[]> {
  const asked = askedBy(params);
  const isDecided = params.filter.status !== 'PENDING';
  if (max === ROWS_OF_FIRST_PAGE && after === null) return firstPage(db, asked, isDecided ? DECIDED : '');
  const order = orderOf(isDecided);
  return withFacts(entries(db))
    .where(conditions(asked))
    .$if(after !== null, (query) => query.where(order.isAfter(sql`hour_entry e where e.id = ${after}::uuid`)))
    .orderBy(order.order)
    .limit(max)
    .execute();
}

export type HourCounts = Record<HourStatus, number> & { oldest: Date | null };

/** One more than is told tells that there are more. */
const COUNTED = COUNTED_UP_TO + 1;

const counts = keptByWhatIsAsked<HourCounts>((names) =>
  writtenOnce((db: Db, asked: Asked) => {
    // What is counted needs no names beside it.
    const of = (status: HourStatus) =>
      db
        .selectFrom('hourEntry as e')
        .where(sql<boolean>`e.status = ${sql.lit(status)}`)
        .where(conditions(only(asked, names)));
    const first = of('PENDING')
      .select('e.createdAt')
      .orderBy('e.createdAt')
      .orderBy('e.id')
      .limit(sql.lit(1));
    return db.selectNoFrom([
      matchingUpTo(COUNTED, of('PENDING')).as('PENDING'),
      matchingUpTo(COUNTED, of('CONFIRMED')).as('CONFIRMED'),
      matchingUpTo(COUNTED, of('REFUSED')).as('REFUSED'),
      sql<Date | null>`(${first})`.as('oldest'),
    ]);
  }),
);

/** How many there are of each status, up to one more than is told and whatever status is asked for, and since when the first waits. */
export async function countQueue(db: Db, params: QueueParams): Promise<HourCounts> {
  const { status: _, ...asked } = askedBy(params);
  const [counted] = await counts(db, asked);
  return counted ?? { PENDING: 0, CONFIRMED: 0, REFUSED: 0, oldest: null };
}

/** How many of these match the status that is asked for, or any. */
export const countIn = (counted: HourCounts, { status }: QueueFilter): number =>
  status ? counted[status] : HOUR_STATUSES.reduce((sum, one) => sum + counted[one], 0);
