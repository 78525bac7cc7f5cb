import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { isHolidayAt, type HolidayTimes } from '#slices/calendar/server/api.ts';
import { actsIn } from '#slices/teachers/server/api.ts';
import { REMEMBERED_DAYS } from '../../rules/roll.ts';
import { holidaysOn } from '../session-facts.queries.ts';

/** A session that has begun and whose roll nobody has taken. */
export interface UntakenRoll {
  sessionId: string;
  regionId: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

const REMEMBERED = sql.raw(`interval '${REMEMBERED_DAYS} days'`);

const untaken = (db: Db, now: Date) =>
  db
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .innerJoin('studentGroup as g', 'g.id', 's.groupId')
    .select([
      's.id as sessionId',
      's.regionId',
      's.startsAt',
      's.endsAt',
      'r.timeZone',
      holidaysOn().as('holidays'),
    ])
    .where('s.rollTakenAt', 'is', null)
    .where('s.cancelledAt', 'is', null)
    .where('g.archivedAt', 'is', null)
    .where('s.startsAt', '<=', now)
    .where(sql<boolean>`s.starts_at > ${now}::timestamptz - ${REMEMBERED}`)
    .orderBy('s.startsAt')
    .orderBy('s.id');

const isHeld = ({
  holidays,
  ...session
}: UntakenRoll & { holidays: readonly HolidayTimes[] | null }): boolean =>
  holidays === null || !isHolidayAt(holidays, session);

/** Those of courses of groups, the oldest first. */
export async function findUntakenOf(
  db: Db,
  courseOfferingIds: readonly string[],
  now: Date,
): Promise<(UntakenRoll & { courseOfferingId: string })[]> {
  const rows = await untaken(db, now)
    .innerJoin('courseGroup as cg', (join) =>
      join.onRef('cg.groupId', '=', 's.groupId').onRef('cg.courseId', '=', 's.courseId'),
    )
    .select('cg.id as courseOfferingId')
    .where('cg.id', '=', anyId(courseOfferingIds))
    .execute();
  return rows.filter(isHeld);
}

const standIns = writtenOnce((db: Db, { personId, now }: { personId: string; now: Date }) =>
  untaken(db, now)
    .innerJoin('teacher as acting', 'acting.id', 's.teacherId')
    .where('acting.personId', '=', personId)
    .where('acting.archivedAt', 'is', null)
    .where(actsIn('acting', 's.region_id'))
    .where(
      sql<boolean>`not exists (
        select from teacher own where own.person_id = ${personId}::uuid and own.archived_at is null
          and own.id in (select c.teacher_id from course c where c.id = s.course_id
            union all select gt.teacher_id from group_teacher gt where gt.group_id = s.group_id))`,
    ),
);

/** Those of sessions that a person takes for another teacher, the oldest first; their own classes are told by course. */
export const findStandIns = async (db: Db, params: { personId: string; now: Date }): Promise<UntakenRoll[]> =>
  (await standIns(db, params)).filter(isHeld);

/** Those of some campuses that have ended, the oldest first; of all where there is no list. */
export async function findForgottenIn(
  db: Db,
  regionIds: readonly string[] | null,
  now: Date,
): Promise<UntakenRoll[]> {
  const rows = await untaken(db, now)
    .where('s.endsAt', '<', now)
    .$if(regionIds !== null, (query) => query.where('s.regionId', '=', anyId(regionIds ?? [])))
    .execute();
  return rows.filter(isHeld);
}
