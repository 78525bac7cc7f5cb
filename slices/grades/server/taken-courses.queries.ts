import type { Day } from '#kit/calendar/day.ts';
import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { TakenCourse } from './course-grade-record.ts';

export interface Params {
  locale: string;
  now: Date;
}

/**
 * Whether a member m of a group takes its course t: in the group today or, of one that has ended, on its last day. Who
 * moves to another group with the same course is in both for a day, and takes it with the new one.
 */
export const isTaken = (today: RawBuilder<Day>) => sql<boolean>`(t.first_day <= ${today}
  and least(t.last_day, ${today}) between m.first_day and coalesce(m.last_day, 'infinity')
  and not (m.last_day = ${today} and exists (
    select from group_member moved join course_group there on there.group_id = moved.group_id
    where moved.person_id = m.person_id and moved.group_id <> m.group_id and moved.first_day = ${today}
      and moved.last_day is null and there.course_id = t.course_id and there.first_day <= ${today})))`;

/** When the first day of a member m in any group with the course of t began on its campus r. */
export const JOINED_AT = sql<Date | null>`app.joined_course_at(t.course_id, m.person_id, r.time_zone)`;

/** Who takes which courses with which groups. Who left before has no grade in it. */
export const takenCourses = (db: Db | Tx, { locale, now }: Params) => {
  const today = dayInZone(now, 'r.timeZone');
  return db
    .selectFrom('courseGroup as t')
    .innerJoin('groupMember as m', 'm.groupId', 't.groupId')
    .innerJoin('course as c', 'c.id', 't.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .innerJoin('region as r', 'r.id', 't.regionId')
    .leftJoin('teacher as i', 'i.id', 'c.teacherId')
    .select([
      sql<string>`app.course_grade_id(t.course_id, t.group_id, m.person_id)`.as('id'),
      'm.personId',
      't.courseId',
      't.groupId',
      't.regionId',
      'r.timeZone',
      'c.code',
      sql<string>`coalesce(wanted.name, own.name)`.as('name'),
      'i.name as teacherName',
      't.term',
      't.firstDay',
      't.lastDay',
      sql<number>`c.credits::float8`.as('credits'),
      'c.kind',
      JOINED_AT.as('joinedAt'),
      sql<boolean>`coalesce(t.last_day < ${today}, false)`.as('isOver'),
    ])
    .where(isTaken(today));
};

/** The courses that people take, the newest first, without those that are hidden from them. */
export const findTakenBy = (
  db: Db | Tx,
  personIds: readonly string[],
  params: Params,
): Promise<TakenCourse[]> => readTakenBy(db, { ...params, personIds });

interface TakenBy extends Params {
  personIds: readonly string[];
}

const readTakenBy = writtenOnce((db: Db | Tx, { personIds, locale, now }: TakenBy) =>
  takenCourses(db, { locale, now })
    .where('m.personId', '=', anyId(personIds))
    .where('c.hidden', '=', false)
    .orderBy('t.firstDay', 'desc')
    .orderBy('t.position')
    .orderBy('t.id'),
);

/** Those who take one course with a group: everybody, or of these people. */
export const findTakenIn = (
  db: Db | Tx,
  { courseId, groupId }: Pick<TakenCourse, 'courseId' | 'groupId'>,
  params: Params,
  personIds: readonly string[] | null = null,
): Promise<TakenCourse[]> =>
  takenCourses(db, params)
    .where('t.courseId', '=', courseId)
    .where('t.groupId', '=', groupId)
    .$if(personIds !== null, (query) => query.where('m.personId', '=', anyId(personIds ?? [])))
    .execute();
