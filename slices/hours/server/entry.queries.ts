import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { CategoryNames } from '../rules/hour-category.ts';
import type { HourStatus } from '../rules/hour-entry.ts';

/** Logged hours with what is said beside them. */
export interface HourRecord {
  id: string;
  personId: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  groupId: string;
  groupName: string;
  categoryId: string;
  categoryNames: CategoryNames;
  day: Day;
  minutes: number;
  place: string;
  note: string;
  status: HourStatus;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  /** The decision that stands, if there is one. */
  decisionId: string | null;
  version: number;
  createdAt: Date;
}

export const entries = (db: Db | Tx) =>
  db
    .selectFrom('hourEntry as e')
    .innerJoin('studentGroup as g', 'g.id', 'e.groupId')
    .innerJoin('region as r', 'r.id', 'e.regionId')
    .innerJoin('hourCategory as c', 'c.id', 'e.categoryId');

export const withFacts = (query: ReturnType<typeof entries>) =>
  query
    .select([
      'e.id',
      'e.personId',
      'e.regionId',
      'r.name as regionName',
      'r.timeZone',
      'e.groupId',
      'g.name as groupName',
      'e.categoryId',
      'e.day',
      'e.minutes',
      'e.place',
      'e.note',
      'e.status',
      'e.adminComments',
      'e.decidedAt',
      'e.decidedBy',
      'e.version',
      'e.createdAt',
    ])
    .select(sql<CategoryNames>`c.names`.as('categoryNames'))
    // What was changed after it was refused waits again, and no decision stands.
    .select(
      sql<string | null>`case when e.status <> 'PENDING' then (select d.id from hour_decision d
        where d.entry_id = e.id and d.undone_at is null order by d.position desc limit 1) end`.as(
        'decisionId',
      ),
    );

export const findEntries = (db: Db, ids: readonly string[]): Promise<HourRecord[]> =>
  withFacts(entries(db)).where('e.id', '=', anyId(ids)).execute();

export const findEntry = (db: Db | Tx, id: string): Promise<HourRecord | undefined> =>
  withFacts(entries(db)).where('e.id', '=', id).executeTakeFirst();

const latestDay = keyset([sql`e.day`, sql`e.id`], true);

interface OfPerson {
  personId: string;
  groupId: string;
  /** Such as 2026-11; null for all of them. */
  month: string | null;
}

/** What a student has logged with a group, the latest day first. */
export function pageOfPerson(
  db: Db,
  { personId, groupId, month }: OfPerson,
  page: PageArgs,
): Promise<CountedPage<HourRecord>> {
  const found = entries(db)
    .where('e.personId', '=', personId)
    .where('e.groupId', '=', groupId)
    .$if(month !== null, (query) =>
      query.where(
        sql<boolean>`e.day >= ${`${month}-01`}::date and e.day < ${`${month}-01`}::date + interval '1 month'`,
      ),
    );
  const read = (max: number, after: string | null): Promise<HourRecord[]> =>
    withFacts(found)
      .$if(after !== null, (query) =>
        query.where(latestDay.isAfter(sql`hour_entry e where e.id = ${after}::uuid`)),
      )
      .orderBy(latestDay.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

interface ServedIn {
  personId: string;
  first: Day;
  last: Day;
}

/** What a person has served from a day to a day, in all groups, as their calendar tells it. */
export const findServedBetween = writtenOnce((db: Db, { personId, first, last }: ServedIn) =>
  db
    .selectFrom('hourEntry as e')
    .innerJoin('region as r', 'r.id', 'e.regionId')
    .innerJoin('hourCategory as c', 'c.id', 'e.categoryId')
    .select(['e.id', 'e.day', 'e.minutes', 'e.place', 'e.note', 'e.status', 'r.timeZone'])
    .select(sql<CategoryNames>`c.names`.as('categoryNames'))
    .where('e.personId', '=', personId)
    .where('e.day', '>=', first)
    .where('e.day', '<=', last)
    .where('e.status', '<>', 'REFUSED'),
);

/** Who changes the hours of a person, or decides about them, does it one after the other. */
export async function lockHoursOf(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hours ' || ${personId}::text, 0))`.execute(tx);
}

/** The same for whose hours these are; the hours themselves are held as well. */
export async function lockEntry(tx: Tx, id: string): Promise<void> {
  const found = await tx.selectFrom('hourEntry').select('personId').where('id', '=', id).executeTakeFirst();
  if (!found) return;
  await lockHoursOf(tx, found.personId);
  await tx.selectFrom('hourEntry').select('id').where('id', '=', id).forUpdate().execute();
}

/** How many minutes of a day a person has logged in other entries that are not refused. */
export async function minutesOnDay(
  whole: Tx,
  { id, personId, day }: Pick<HourRecord, 'id' | 'personId' | 'day'>,
): Promise<number> {
  const { minutes } = await whole
    .selectFrom('hourEntry')
    .select(sql<number>`coalesce(sum(minutes), 0)::integer`.as('minutes'))
    .where('personId', '=', personId)
    .where('day', '=', day)
    .where('id', '<>', id)
    .where('status', '<>', 'REFUSED')
    .executeTakeFirstOrThrow();
  return minutes;
}
