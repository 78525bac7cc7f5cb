import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';

/** The groups of a campus that people are or were in. */
export const listMemberships = (tx: Tx, { regionId, personIds }: { regionId: string; personIds: string[] }) =>
  tx
    .selectFrom('groupMember')
    .select(['personId', 'groupId', 'firstDay', 'lastDay'])
    .where('regionId', '=', regionId)
    .where('personId', '=', anyId(personIds))
    .execute();

/** The sessions of groups between two days of the campus. */
export const listSessionsBetween = (
  tx: Tx,
  { groupIds, first, last }: { groupIds: readonly string[]; first: Day; last: Day },
) =>
  tx
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('course as c', 'c.id', 's.courseId')
    .select([
      's.id',
      's.groupId',
      's.startsAt',
      's.cancelledAt',
      's.rollPersonIds',
      'c.code as courseCode',
      sql<Day>`(s.starts_at at time zone r.time_zone)::date`.as('day'),
      sql<string>`to_char(s.starts_at at time zone r.time_zone, 'HH24:MI')`.as('start'),
    ])
    .where('s.groupId', '=', anyId(groupIds))
    .where(sql<boolean>`s.starts_at >= ${first}::date - 1 and s.starts_at < ${last}::date + 2`)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();

/** What was noted of people in sessions. */
export const listMarksIn = (
  tx: Tx,
  { sessionIds, personIds }: { sessionIds: readonly string[]; personIds: readonly string[] },
) =>
  tx
    .selectFrom('attendanceMark')
    .select(['sessionId', 'personId', 'kind', 'minutesLate', 'version'])
    .where('sessionId', '=', anyId(sessionIds))
    .where('personId', '=', anyId(personIds))
    .execute();
