import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';

/** With which group, on which campus and until when somebody hands an assignment in. */
export interface WorkPlace {
  /** Of the place in the list of submissions. */
  id: string;
  personId: string;
  groupId: string;
  groupName: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  dueAt: Date;
  courseCode: string;
}

/**
 * The place of somebody in the list of an assignment: the group they handed in with, else the one with the most time of those
 * they are in today.
 */
export const findPlace = async (
  db: Db,
  { assignmentId, studentId }: { assignmentId: string; studentId: string },
  now: Date,
): Promise<WorkPlace | null> =>
  (await db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .innerJoin('groupMember as m', 'm.groupId', 'd.groupId')
    .leftJoin('submission as s', (join) =>
      join.onRef('s.assignmentId', '=', 'd.assignmentId').onRef('s.personId', '=', 'm.personId'),
    )
    .select(sql<string>`app.submission_place(d.assignment_id, d.group_id, m.person_id)`.as('id'))
    .select(['m.personId', 'd.groupId', 'g.name as groupName', 'd.regionId', 'r.name as regionName'])
    .select(['r.timeZone', 'd.dueAt', 'c.code as courseCode'])
    .where('d.assignmentId', '=', assignmentId)
    .where('m.personId', '=', studentId)
    .where((eb) =>
      eb.or([
        eb('s.groupId', '=', eb.ref('d.groupId')),
        eb.and([
          eb('s.groupId', 'is', null),
          sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
        ]),
      ]),
    )
    .orderBy(sql`s.group_id is not distinct from d.group_id`, 'desc')
    .orderBy('d.dueAt', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
