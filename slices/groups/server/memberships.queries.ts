import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { Membership } from '../rules/membership.ts';

/** A group that a person is or was in. */
export interface HeldMembership extends Membership {
  personId: string;
  groupId: string;
  name: string;
  regionId: string;
  regionName: string;
  archived: boolean;
  /** The day it is on the group's campus. */
  today: Day;
}

/** Every group that a person is or was in, the newest first. */
export const findMembershipsOf = (db: Db, personId: string, now: Date): Promise<HeldMembership[]> =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select(['m.personId', 'm.groupId', 'm.firstDay', 'm.lastDay', 'g.name', 'm.regionId'])
    .select([
      'r.name as regionName',
      sql<boolean>`g.archived_at is not null`.as('archived'),
      sql<Day>`${dayInZone(now, 'r.timeZone')}::text`.as('today'),
    ])
    .where('m.personId', '=', personId)
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name')
    .orderBy('m.groupId')
    .execute();

/** A group that a person is in without an end in sight, and since when. */
export interface EnteredGroup {
  personId: string;
  groupId: string;
  name: string;
  firstDay: Day;
  /** The day it is on the group's campus. */
  today: Day;
}

export const findEntered = (db: Db, personIds: readonly string[], now: Date): Promise<EnteredGroup[]> =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select(['m.personId', 'm.groupId', 'm.firstDay', 'g.name'])
    .select(sql<Day>`${dayInZone(now, 'r.timeZone')}::text`.as('today'))
    .where('m.personId', '=', anyId(personIds))
    .where('m.lastDay', 'is', null)
    .orderBy('m.groupId')
    .execute();
