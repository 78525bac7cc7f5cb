import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { courseName, holidaysOn } from '#slices/attendance/server/api.ts';
import { isHolidayAt } from '#slices/calendar/server/api.ts';

export interface SessionOnLeave {
  requestId: string;
  sessionId: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  rollTakenAt: Date | null;
  courseName: string | null;
}

/** The classes that are held on the days of requests, in their order: cancelled ones and holidays are left out. */
export async function findSessionsOnLeave(
  db: Db,
  requestIds: readonly string[],
  locale: string,
): Promise<SessionOnLeave[]> {
  const rows = await db
    .selectFrom('leaveRequest as l')
    .innerJoin('region as r', 'r.id', 'l.regionId')
    .innerJoin('classSession as s', 's.groupId', 'l.groupId')
    .select([
      'l.id as requestId',
      's.id as sessionId',
      's.startsAt',
      's.endsAt',
      'r.timeZone',
      's.rollTakenAt',
    ])
    .select([courseName('s.course_id', locale).as('courseName'), holidaysOn().as('holidays')])
    .where('l.id', '=', anyId(requestIds))
    .where('s.cancelledAt', 'is', null)
    .where(sql<boolean>`s.starts_at >= l.first_day::timestamp at time zone r.time_zone`)
    .where(sql<boolean>`s.starts_at < (l.last_day + 1)::timestamp at time zone r.time_zone`)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();
  return rows.flatMap(({ holidays, ...session }) =>
    holidays && isHolidayAt(holidays, session) ? [] : session,
  );
}
