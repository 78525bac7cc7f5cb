import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';
import { dayHeld, explanationOf, leaveOf } from '../decided.queries.ts';

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
      sql<string[]>`array(select named.name from course_text named where named.course_id = s.course_id)`.as(
        'courseNames',
      ),
      dayHeld.as('day'),
      sql<string>`to_char(s.starts_at at time zone r.time_zone, 'HH24:MI')`.as('start'),
    ])
    .where('s.groupId', '=', anyId(groupIds))
    .where(sql<boolean>`s.starts_at >= ${first}::date - 1 and s.starts_at < ${last}::date + 2`)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();

/** What was noted of people in sessions, and what was decided about it. */
export const listMarksIn = (
  tx: Tx,
  { sessionIds, personIds }: { sessionIds: readonly string[]; personIds: readonly string[] },
) =>
  tx
    .selectFrom('attendanceMark as k')
    .innerJoin('classSession as s', 's.id', 'k.sessionId')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('leaveRequest as l', (join) => join.on(leaveOf('k.person_id')))
    .leftJoin('absenceExplanation as e', (join) => join.on(explanationOf('k.person_id')))
    .select([
      'k.sessionId',
      'k.personId',
      's.groupId',
      dayHeld.as('day'),
      'k.kind',
      'k.minutesLate',
      'k.version',
      'l.status as leaveStatus',
      'e.status as explanationStatus',
    ])
    .where('k.sessionId', '=', anyId(sessionIds))
    .where('k.personId', '=', anyId(personIds))
    .execute();
