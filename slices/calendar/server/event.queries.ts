import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { calendarEvent, type EventValues } from '../rules/event.ts';

export interface EventRecord extends EventValues {
  id: string;
  groupName: string | null;
  regionName: string | null;
  version: number;
}

const COLUMNS = ['e.id', ...columnsOf('e', calendarEvent)] as const;

interface Reader {
  personId: string;
  now: Date;
  firstDay: Day;
  lastDay: Day;
}

/**
 * What stands in a person's calendar between two days: events of everybody, of their campuses, and of the groups they are
 * in today. A user who has only signed up for a free group is shown those of that group.
 */
export const findEventsFor = writtenOnce((db: Db, { personId, now, firstDay, lastDay }: Reader) =>
  db
    .with('own', (qb) =>
      qb
        .selectFrom('groupMember as m')
        .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
        .innerJoin('region as r', 'r.id', 'm.regionId')
        .select(['m.groupId', 'm.regionId'])
        .where('m.personId', '=', personId)
        .where('g.archivedAt', 'is', null)
        .where(
          sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
        ),
    )
    .selectFrom('calendarEvent as e')
    .leftJoin('region as r', 'r.id', 'e.regionId')
    .select([...COLUMNS, 'r.timeZone', 'r.name as campus'])
    .where('e.spansFrom', '<=', lastDay)
    .where(sql<boolean>`(e.spans_to is null or e.spans_to >= ${firstDay}::date)`)
    .where(
      sql<boolean>`(e.group_id in (select group_id from own) or (e.group_id is null
        and (e.region_id is null or e.region_id in (
          select region_id from own union select region_id from person_region where person_id = ${personId}))
        and not (select registered_freely from person where id = ${personId})))`,
    ),
);

const records = (db: Db | Tx) =>
  db
    .selectFrom('calendarEvent as e')
    .leftJoin('region as r', 'r.id', 'e.regionId')
    .leftJoin('studentGroup as g', 'g.id', 'e.groupId')
    .select([...COLUMNS, 'r.name as regionName', 'g.name as groupName', 'e.version']);

/** More are not kept at once: what is over for a year is no longer listed. */
const MAX_LISTED = 500;

/** The events in reach that go on or are over since a day, the next first. */
export const listEvents = (db: Db, since: Day): Promise<EventRecord[]> =>
  records(db)
    .where(sql<boolean>`(e.spans_to is null or e.spans_to >= ${since}::date)`)
    .orderBy('e.firstDay', 'desc')
    .orderBy('e.startTime')
    .orderBy('e.id')
    .limit(MAX_LISTED)
    .execute();

export const findEvent = (db: Db | Tx, id: string): Promise<EventRecord | undefined> =>
  records(db).where('e.id', '=', id).executeTakeFirst();
