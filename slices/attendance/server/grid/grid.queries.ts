import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actsIn } from '#slices/teachers/server/api.ts';
import { explanationOf, leaveOf } from '../decided.queries.ts';
import { courseName, holidaysOn } from '../session-facts.queries.ts';

/** Those who teach act on some campuses only. */
const actsThere = (region: string) => sql`acting.archived_at is null and ${actsIn('acting', region)}`;

/** A group, and whether a person teaches it or any session of it. */
export const findGridGroup = writtenOnce(
  (db: Db, { groupId, personId }: { groupId: string; personId: string }) =>
    db
      .selectFrom('studentGroup as g')
      .innerJoin('region as r', 'r.id', 'g.regionId')
      .select([
        'g.id',
        'g.name',
        'g.regionId',
        'r.name as regionName',
        'r.timeZone',
        sql<boolean>`exists (select from teacher acting where acting.person_id = ${personId}::uuid and ${actsThere('g.region_id')}
          and (exists (select from group_teacher gt where gt.group_id = g.id and gt.teacher_id = acting.id)
            or exists (select from class_session s left join course c on c.id = s.course_id
              where s.group_id = g.id and (s.teacher_id = acting.id or c.teacher_id = acting.id))))`.as(
          'isTeacher',
        ),
      ])
      .where('g.id', '=', groupId)
      .where('g.archivedAt', 'is', null),
);

interface SpanParams {
  groupId: string;
  from: Date;
  before: Date;
}

/** The sessions of a group in a span of time, in order, and whether a person teaches them. */
export const listGridSessions = writtenOnce(
  (db: Db, { groupId, from, before, personId, locale }: SpanParams & { personId: string; locale: string }) =>
    db
      .selectFrom('classSession as s')
      .innerJoin('region as r', 'r.id', 's.regionId')
      .select([
        's.id',
        's.regionId',
        's.startsAt',
        's.endsAt',
        's.cancelledAt',
        's.rollTakenAt',
        's.rollVersion',
        courseName('s.course_id', locale).as('courseName'),
        holidaysOn().as('holidays'),
        sql<boolean>`exists (select from teacher acting where acting.person_id = ${personId}::uuid and ${actsThere('s.region_id')}
          and (acting.id = s.teacher_id or acting.id = (select c.teacher_id from course c where c.id = s.course_id)
            or exists (select from group_teacher gt where gt.group_id = s.group_id and gt.teacher_id = acting.id)))`.as(
          'isTeacher',
        ),
      ])
      .where('s.groupId', '=', groupId)
      .where('s.startsAt', '>=', from)
      .where('s.startsAt', '<', before)
      .orderBy('s.startsAt')
      .orderBy('s.id'),
);

/** Who was in a group in some days, or on a roll of it, by name; with the places of those rolls among its sessions. */
export const listGridStudents = writtenOnce(
  (db: Db, { groupId, from, before, firstDay, lastDay }: SpanParams & { firstDay: Day; lastDay: Day }) =>
    db
      .selectFrom('groupMember as m')
      .innerJoin('person as p', 'p.id', 'm.personId')
      .leftJoin(
        sql<{
          personId: string;
          rolls: string;
        }>`(select on_it.person_id, string_agg(held.place::text, ' ') as rolls
          from (select s.roll_person_ids, row_number() over (order by s.starts_at, s.id) - 1 as place from class_session s
            where s.group_id = ${groupId}::uuid and s.starts_at >= ${from}::timestamptz and s.starts_at < ${before}::timestamptz) held
          cross join lateral unnest(held.roll_person_ids) on_it (person_id) group by 1)`.as('sat'),
        (join) => join.onRef('sat.personId', '=', 'm.personId'),
      )
      .select([
        'p.id',
        'p.firstName',
        'p.lastName',
        sql<string | null>`p.student_number::text`.as('studentNumber'),
        'm.firstDay',
        'm.lastDay',
        'sat.rolls',
      ])
      .where('m.groupId', '=', groupId)
      .where(
        sql<boolean>`(sat.rolls is not null or (m.first_day <= ${lastDay}::date and coalesce(m.last_day, 'infinity') >= ${firstDay}::date))`,
      )
      .orderBy('p.sortName')
      .orderBy('p.id'),
);

/** What was marked in the sessions of a group, with what was decided about it. */
export const listGridMarks = writtenOnce((db: Db, { groupId, from, before }: SpanParams) =>
  db
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .innerJoin('attendanceMark as k', 'k.sessionId', 's.id')
    .leftJoin('leaveRequest as l', (join) => join.on(leaveOf('k.person_id')))
    .leftJoin('absenceExplanation as e', (join) => join.on(explanationOf('k.person_id')))
    .select([
      'k.sessionId',
      'k.personId',
      'k.kind',
      'k.minutesLate',
      'k.version',
      'l.status as leaveStatus',
      'e.status as explanationStatus',
    ])
    .where('s.groupId', '=', groupId)
    .where('s.startsAt', '>=', from)
    .where('s.startsAt', '<', before),
);

/** The approved leaves of a group in some days. */
export const listGridLeaves = writtenOnce(
  (db: Db, { groupId, firstDay, lastDay }: { groupId: string; firstDay: Day; lastDay: Day }) =>
    db
      .selectFrom('leaveRequest as l')
      .select(['l.personId', 'l.firstDay', 'l.lastDay'])
      .where('l.groupId', '=', groupId)
      .where('l.status', '=', 'APPROVED')
      .where(sql<boolean>`l.first_day <= ${lastDay}::date and l.last_day >= ${firstDay}::date`),
);

/** The groups of some campuses, all of them where there is no list, by name. */
export const listGroupsOf = (db: Db, regionIds: readonly string[] | null) =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'r.name as regionName'])
    .where('g.archivedAt', 'is', null)
    .where(sql<boolean>`exists (select from class_session s where s.group_id = g.id)`)
    .$if(regionIds !== null, (query) => query.where('g.regionId', '=', anyId(regionIds ?? [])))
    .orderBy('g.sortName')
    .orderBy('g.id')
    .execute();

/** Of these groups the one whose class was last. */
export async function findLastHeldGroup(
  db: Db,
  groupIds: readonly string[],
  now: Date,
): Promise<string | undefined> {
  const last = await db
    .selectFrom('studentGroup as g')
    .select('g.id')
    .where('g.id', '=', anyId(groupIds))
    .orderBy(
      sql`(select max(s.starts_at) from class_session s where s.group_id = g.id and s.starts_at <= ${now}::timestamptz) desc nulls last`,
    )
    .orderBy('g.sortName')
    .orderBy('g.id')
    .limit(1)
    .executeTakeFirst();
  return last?.id;
}
