import { sql } from 'kysely';
import { readClock } from '#kit/calendar/zone.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { isHolidayAt, type HolidayTimes } from '#slices/calendar/server/api.ts';
import { actsIn } from '#slices/teachers/server/api.ts';
import type { MeetingValues, SessionValues } from '../../rules/meeting.ts';
import { courseName, holidaysOn } from '../session-facts.queries.ts';

/** A group as its timetable needs it. */
export interface TimetableGroup {
  id: string;
  regionId: string;
  timeZone: string;
}

export const findTimetableGroup = (db: Db | Tx, groupId: string): Promise<TimetableGroup | undefined> =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.regionId', 'r.timeZone'])
    .where('g.id', '=', groupId)
    .executeTakeFirst();

interface Named {
  courseName: string | null;
  teacherName: string | null;
}

export interface MeetingRecord extends MeetingValues, Named {
  id: string;
  groupId: string;
  regionId: string;
  timeZone: string;
  version: number;
}

const meetings = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('weeklyMeeting as m')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .leftJoin('teacher as t', 't.id', 'm.teacherId')
    .select([
      'm.id',
      'm.groupId',
      'm.regionId',
      'm.courseId',
      'm.teacherId',
      'm.room',
      'm.weekdays',
      'm.startTime',
      'm.endTime',
      'm.firstDay',
      'm.lastDay',
      'm.version',
      'r.timeZone',
      't.name as teacherName',
      courseName('m.course_id', locale).as('courseName'),
    ]);

export const findMeeting = (
  db: Db | Tx,
  { id, locale }: { id: string; locale: string },
): Promise<MeetingRecord | undefined> => meetings(db, locale).where('m.id', '=', id).executeTakeFirst();

/** Those of a group that are not over by a day, in the order of the week. */
export const listMeetings = (
  db: Db,
  { groupId, locale, since }: { groupId: string; locale: string; since: string },
): Promise<MeetingRecord[]> =>
  meetings(db, locale)
    .where('m.groupId', '=', groupId)
    .where(sql<boolean>`m.last_day >= ${since}::date`)
    .orderBy('m.firstDay')
    .orderBy('m.startTime')
    .orderBy('m.id')
    .execute();

export interface SessionRecord extends SessionValues, Named {
  id: string;
  groupId: string;
  regionId: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  meetingId: string | null;
  isChanged: boolean;
  /** Not held since a holiday falls on it. */
  isHoliday: boolean;
  cancelledAt: Date | null;
  cancelReason: string;
  rollTakenAt: Date | null;
  version: number;
}

const sessions = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('teacher as t', 't.id', 's.teacherId')
    .select([
      's.id',
      's.groupId',
      's.regionId',
      's.courseId',
      's.teacherId',
      's.room',
      's.startsAt',
      's.endsAt',
      's.meetingId',
      's.isChanged',
      's.cancelledAt',
      's.cancelReason',
      's.rollTakenAt',
      's.version',
      'r.timeZone',
      't.name as teacherName',
      courseName('s.course_id', locale).as('courseName'),
      holidaysOn().as('holidays'),
    ]);

interface StoredSession extends Omit<SessionRecord, 'day' | 'startTime' | 'endTime' | 'isHoliday'> {
  holidays: readonly HolidayTimes[] | null;
}

/** With the day and times that the clocks of its campus show. */
function withClock({ holidays, ...row }: StoredSession): SessionRecord {
  const { day, time: startTime } = readClock(row.startsAt, row.timeZone);
  return {
    ...row,
    day,
    startTime,
    endTime: readClock(row.endsAt, row.timeZone).time,
    isHoliday: holidays !== null && isHolidayAt(holidays, row),
  };
}

export async function findSession(
  db: Db | Tx,
  { id, locale }: { id: string; locale: string },
): Promise<SessionRecord | undefined> {
  const row = await sessions(db, locale).where('s.id', '=', id).executeTakeFirst();
  return row && withClock(row);
}

/** Those of a group that touch a span of time, cancelled ones too. */
export async function listSessions(
  db: Db,
  { groupId, locale, from, before }: { groupId: string; locale: string; from: Date; before: Date },
): Promise<SessionRecord[]> {
  const rows = await sessions(db, locale)
    .where('s.groupId', '=', groupId)
    .where('s.startsAt', '<', before)
    .where('s.endsAt', '>', from)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();
  return rows.map(withClock);
}

/** What a session is at the same time as, and with which it may share its group, teacher or room. */
export const findOverlapping = (db: Db | Tx, sessionIds: readonly string[], locale: string) =>
  db
    .selectFrom('classSession as s')
    .innerJoin('classSession as o', (join) =>
      join.on(
        sql<boolean>`o.id <> s.id and o.starts_at < s.ends_at and o.starts_at > s.starts_at - interval '24 hours'
          and o.ends_at > s.starts_at and o.cancelled_at is null and (o.group_id = s.group_id
          or o.teacher_id = s.teacher_id or (o.region_id = s.region_id and s.room <> ''))`,
      ),
    )
    .innerJoin('studentGroup as g', 'g.id', 'o.groupId')
    .select([
      's.id as sessionId',
      's.startsAt as ownStartsAt',
      's.endsAt as ownEndsAt',
      's.groupId as ownGroupId',
      's.teacherId as ownTeacherId',
      's.room as ownRoom',
      's.regionId as ownRegionId',
      's.meetingId',
      'o.id',
      'o.startsAt',
      'o.endsAt',
      'o.groupId',
      'o.teacherId',
      'o.room',
      'o.regionId',
      'g.name as groupName',
    ])
    .select(courseName('o.course_id', locale).as('courseName'))
    .where('s.id', '=', anyId(sessionIds))
    .where('s.cancelledAt', 'is', null)
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .execute();

/** Which of these sessions are not held since a holiday falls on them. */
export async function findOnHolidays(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .select(['s.id', 's.startsAt', 's.endsAt', 'r.timeZone', holidaysOn().as('holidays')])
    .where('s.id', '=', anyId(ids))
    .execute();
  return new Set(
    rows.filter(({ holidays, ...session }) => isHolidayAt(holidays ?? [], session)).map(({ id }) => id),
  );
}

/** The sessions to come of meetings. */
export async function findComingOf(db: Db, meetingIds: readonly string[], now: Date) {
  return db
    .selectFrom('classSession')
    .select('id')
    .where('meetingId', '=', anyId(meetingIds))
    .where('startsAt', '>', now)
    .execute();
}

/** The courses that a group is taught, by which a meeting can be. */
export const listCoursesOfGroup = (db: Db, { groupId, locale }: { groupId: string; locale: string }) =>
  db
    .selectFrom('courseGroup as cg')
    .innerJoin('course as c', 'c.id', 'cg.courseId')
    .select(['c.id', sql<string>`coalesce(${courseName('c.id', locale)}, c.code)`.as('name'), 'c.teacherId'])
    .where('cg.groupId', '=', groupId)
    .where('c.archivedAt', 'is', null)
    .orderBy('cg.position')
    .orderBy('c.id')
    .execute();

/** Those who act on a campus as teachers: its own, and those of others whom it has let in; or one of them, also if archived. */
export const listTeachersOf = (
  db: Db | Tx,
  { regionId, teacherId }: { regionId: string; teacherId?: string },
) =>
  db
    .selectFrom('teacher as t')
    .innerJoin('region as r', (join) => join.on('r.id', '=', regionId))
    .select(['t.id', 't.name', sql<boolean>`t.archived_at is not null`.as('isArchived')])
    .where(actsIn('t', 'r.id'))
    .$if(teacherId === undefined, (query) => query.where('t.archivedAt', 'is', null))
    .$if(teacherId !== undefined, (query) => query.where('t.id', '=', teacherId ?? ''))
    .orderBy('t.searchName')
    .orderBy('t.id')
    .execute();

export async function isCourseOfGroup(tx: Tx, groupId: string, courseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('courseGroup')
    .select('courseId')
    .where('groupId', '=', groupId)
    .where('courseId', '=', courseId)
    .executeTakeFirst();
  return found !== undefined;
}
