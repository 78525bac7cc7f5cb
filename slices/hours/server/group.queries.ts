import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { holdsText } from '#kit/db/list.ts';
import { loggableDays } from '../rules/hour-entry.ts';

/** A group in which hours are logged, as one student sees it. */
export interface HourGroup {
  id: string;
  name: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  isArchived: boolean;
  /** Of the membership; null where it was ended as if it had never been. */
  firstDay: Day | null;
  lastDay: Day | null;
  today: Day;
  /** The last day of the term that runs, if one does. */
  lastDayOfTerm: Day | null;
  /** Until when what is required is to be served, where that was said. */
  dueOn: Day | null;
}

const lastDayOfTerm = (now: Date) =>
  sql<Day | null>`(select t.last_day::text from group_schema gs join attendance_term t on t.schema_id = gs.schema_id
    where gs.group_id = g.id and (${now}::timestamptz at time zone r.time_zone)::date between t.first_day and t.last_day
    order by t.first_day limit 1)`;

/** Until when what is required of a group is to be served. */
const dueOn = sql<Day | null>`(select p.due_on::text from hour_policy p where p.group_id = g.id)`;

/** The groups of a person, those with hours that they have left included; the newest first. */
export async function findGroupsOf(
  whole: Db | Tx,
  { personId, now }: { personId: string; now: Date },
): Promise<HourGroup[]> {
  const rows = await whole
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .leftJoin('groupMember as m', (join) =>
      join.onRef('m.groupId', '=', 'g.id').on('m.personId', '=', personId),
    )
    .select(['g.id', 'g.name', 'g.regionId', 'r.name as regionName', 'r.timeZone'])
    .select(['g.archivedAt', 'm.firstDay', 'm.lastDay'])
    .select([lastDayOfTerm(now).as('lastDayOfTerm'), dueOn.as('dueOn')])
    .where(
      sql<boolean>`g.id in (select group_id from group_member where person_id = ${personId}::uuid
        union select group_id from hour_entry where person_id = ${personId}::uuid)`,
    )
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('m.firstDay', (order) => order.desc().nullsLast())
    .orderBy('g.name')
    .orderBy('g.id')
    .execute();
  return rows.map(({ archivedAt, ...group }) => ({
    ...group,
    isArchived: archivedAt !== null,
    today: dayIn(now, group.timeZone),
  }));
}

/** The days for which the student can log hours with the group now; null where there is none. */
export const daysToLog = ({ firstDay, lastDay, isArchived, today }: HourGroup) =>
  isArchived || firstDay === null ? null : loggableDays({ firstDay, lastDay }, today);

export interface ManagedHourGroup {
  id: string;
  name: string;
  regionId: string;
  regionName: string;
  today: Day;
}

/** Whether somebody is still in it; false sorts before true. */
const isOver = (now: Date) =>
  sql<boolean>`not exists (select from group_member m where m.group_id = g.id and (m.last_day is null
    or m.last_day >= (${now}::timestamptz at time zone r.time_zone)::date))`;

const managed = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'g.regionId', 'r.name as regionName'])
    .select([lastDayOfTerm(now).as('lastDayOfTerm'), dueOn.as('dueOn')])
    .select(sql<Day>`(${now}::timestamptz at time zone r.time_zone)::date::text`.as('today'));

interface GroupsParams {
  search: string;
  reach: readonly string[] | null;
  now: Date;
  max: number;
}

/** The first of the groups that a search finds, those of today before others; archived ones only where hours were logged. */
export const listManagedGroups = (
  db: Db,
  { search, reach, now, max }: GroupsParams,
): Promise<ManagedHourGroup[]> =>
  managed(db, now)
    .where(sql<boolean>`(g.archived_at is null or exists (select from hour_entry e where e.group_id = g.id))`)
    .$if(reach !== null, (query) => query.where('g.regionId', '=', anyId(reach ?? [])))
    .$if(search !== '', (query) => query.where(holdsText(search, sql`g.search_text`)))
    .orderBy(isOver(now))
    .orderBy(sql`app.search_form(g.name)`)
    .orderBy('g.id')
    .limit(max)
    .execute();

export const findManagedGroup = (db: Db | Tx, { id, now }: { id: string; now: Date }) =>
  managed(db, now).where('g.id', '=', id).executeTakeFirst();
