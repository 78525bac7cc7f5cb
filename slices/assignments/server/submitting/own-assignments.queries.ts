import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';

/** An assignment that somebody's group has, and of what course it is. */
export interface OwnDue {
  assignmentId: string;
  groupId: string;
  regionId: string;
  timeZone: string;
  dueAt: Date;
  courseLocale: string;
  courseCode: string;
  courseName: string;
}

interface Member {
  personId: string;
  locale: string;
  now: Date;
}

/**
 * The assignments of the groups that somebody is in today, each once, and those they handed in with a group they have
 * left: with the deadline of the group they handed in with, else the latest.
 */
export async function findOwnDues(
  db: Db,
  { personId, locale, now }: Member,
  assignmentId: string | null,
): Promise<OwnDue[]> {
  const rows = await db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('groupMember as m', 'm.groupId', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .distinctOn('d.assignmentId')
    .select([
      'd.assignmentId',
      'd.groupId',
      'd.regionId',
      'r.timeZone',
      'd.dueAt',
      'c.locale as courseLocale',
      'c.code as courseCode',
      sql<string>`coalesce(wanted.name, own.name)`.as('courseName'),
    ])
    .where('m.personId', '=', personId)
    .$if(assignmentId !== null, (query) => query.where('d.assignmentId', '=', assignmentId ?? ''))
    .where('a.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('c.hidden', '=', false)
    .where('g.archivedAt', 'is', null)
    .where(
      sql<boolean>`((${now}::timestamptz at time zone r.time_zone)::date between m.first_day
        and coalesce(m.last_day, 'infinity')
        or exists (select from submission s where s.assignment_id = a.id and s.group_id = g.id
          and s.person_id = m.person_id))`,
    )
    .orderBy('d.assignmentId')
    .orderBy(
      sql`exists (select from submission s where s.assignment_id = a.id and s.group_id = g.id and s.person_id = m.person_id)`,
      'desc',
    )
    .orderBy('d.dueAt', 'desc')
    .execute();
  return rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}
