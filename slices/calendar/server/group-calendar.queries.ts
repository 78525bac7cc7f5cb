import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { GroupCalendarProblem } from '../rules/group-calendar.ts';

/** An entry of a calendar elsewhere as it is kept. */
export interface StoredEntry {
  uid: string;
  title: string;
  place: string;
  startsAt: string;
  endsAt: string | null;
  allDay: boolean;
}

const COLUMNS = ['groupId', 'regionId', 'address', 'version', 'readAt', 'triedAt', 'problem'] as const;

export const findGroupCalendar = (db: Db | Tx, groupId: string) =>
  db
    .selectFrom('groupCalendar')
    .select(COLUMNS)
    .select(sql<number>`jsonb_array_length(entries)`.as('entryCount'))
    .where('groupId', '=', groupId)
    .executeTakeFirst();

export type GroupCalendarRecord = NonNullable<Awaited<ReturnType<typeof findGroupCalendar>>>;

/** Another address is another calendar: what was read of the last one is gone. */
export async function storeGroupCalendar(
  tx: Tx,
  { groupId, regionId, address }: { groupId: string; regionId: string; address: string },
): Promise<void> {
  const anew = { address, readAt: null, triedAt: null, problem: null, etag: '', entries: '[]' };
  await tx
    .insertInto('groupCalendar')
    .values({ groupId, regionId, ...anew })
    .onConflict((conflict) =>
      conflict
        .column('groupId')
        .doUpdateSet((eb) => ({ ...anew, version: eb('groupCalendar.version', '+', 1) })),
    )
    .execute();
}

export async function deleteGroupCalendar(tx: Tx, groupId: string): Promise<void> {
  await tx.deleteFrom('groupCalendar').where('groupId', '=', groupId).execute();
}

/** Those of groups that go on which were not tried since an instant. */
export const findCalendarsToRead = (db: Db, since: Date) =>
  db
    .selectFrom('groupCalendar as c')
    .innerJoin('studentGroup as g', 'g.id', 'c.groupId')
    .select('c.groupId')
    .where('g.archivedAt', 'is', null)
    .where((eb) => eb.or([eb('c.triedAt', 'is', null), eb('c.triedAt', '<', since)]))
    .orderBy('c.triedAt', (order) => order.asc().nullsFirst())
    .limit(1_000)
    .execute();

export const findCalendarToRead = (db: Db, groupId: string) =>
  db
    .selectFrom('groupCalendar as c')
    .innerJoin('region as r', 'r.id', 'c.regionId')
    .select(['c.address', 'c.version', 'c.etag', 'c.readAt', 'r.timeZone'])
    .where('c.groupId', '=', groupId)
    .executeTakeFirst();

interface Reading {
  groupId: string;
  /** Of the address that was read: what came of another one counts for nothing. */
  version: number;
  triedAt: Date;
}

export async function storeEntries(
  db: Db,
  { groupId, version, triedAt, etag, entries }: Reading & { etag: string; entries: readonly StoredEntry[] },
): Promise<void> {
  await db
    .updateTable('groupCalendar')
    .set({ triedAt, readAt: triedAt, problem: null, etag, entries: JSON.stringify(entries) })
    .where('groupId', '=', groupId)
    .where('version', '=', version)
    .execute();
}

/** What was read before stays: an old timetable is better than none. */
export async function storeReading(
  db: Db,
  { groupId, version, triedAt, problem }: Reading & { problem: GroupCalendarProblem | null },
): Promise<void> {
  await db
    .updateTable('groupCalendar')
    .set({ triedAt, problem, ...(problem === null && { readAt: triedAt }) })
    .where('groupId', '=', groupId)
    .where('version', '=', version)
    .execute();
}

/** The calendars of the groups that a person is in today. */
export const findCalendarsFor = writtenOnce((db: Db, { personId, now }: { personId: string; now: Date }) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('groupCalendar as c', 'c.groupId', 'm.groupId')
    .innerJoin('studentGroup as g', 'g.id', 'c.groupId')
    .innerJoin('region as r', 'r.id', 'c.regionId')
    .select(['c.groupId', 'g.name', 'r.timeZone', 'c.readAt', 'c.problem', 'c.entries'])
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where(
      sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
    )
    .orderBy('g.name'),
);
