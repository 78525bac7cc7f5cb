import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { courseName, holidaysOn } from '../session-facts.queries.ts';

interface Params {
  personId: string;
  locale: string;
  from: Date;
  before: Date;
}

const FACTS = [
  'c.id',
  'c.startsAt',
  'c.endsAt',
  'c.room',
  'c.regionId',
  'c.groupId',
  'c.courseId',
  'c.teacherId',
  'c.meetingId',
  'c.rollTakenAt',
  'c.isChanged',
] as const;

/** The sessions of the groups that a person is in on their day, and those they teach; without cancelled ones. */
export const findSessionsFor = writtenOnce((db: Db, { personId, locale, from, before }: Params) =>
  db
    .with('own', (qb) =>
      qb
        .selectFrom('groupMember as m')
        .innerJoin('classSession as c', 'c.groupId', 'm.groupId')
        .innerJoin('region as r', 'r.id', 'c.regionId')
        .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
        .select([...FACTS, sql<boolean>`false`.as('isTaught')])
        .where('m.personId', '=', personId)
        .where('g.archivedAt', 'is', null)
        .where('c.cancelledAt', 'is', null)
        .where('c.startsAt', '<', before)
        .where(sql<boolean>`c.starts_at > ${from}::timestamptz - interval '24 hours'`)
        .where(
          sql<boolean>`(c.starts_at at time zone r.time_zone)::date between m.first_day and coalesce(m.last_day, 'infinity')`,
        )
        .unionAll(
          qb
            .selectFrom('teacher as t')
            .innerJoin('classSession as c', 'c.teacherId', 't.id')
            .select([...FACTS, sql<boolean>`true`.as('isTaught')])
            .where('t.personId', '=', personId)
            .where('c.cancelledAt', 'is', null)
            .where('c.startsAt', '<', before)
            .where(sql<boolean>`c.starts_at > ${from}::timestamptz - interval '24 hours'`),
        ),
    )
    // Campuses elsewhere have another day by then.
    .with(
      (cte) => cte('holiday').materialized(),
      (qb) =>
        qb
          .selectFrom('calendarEvent as e')
          .selectAll('e')
          .where('e.kind', '=', 'HOLIDAY')
          .where(sql<boolean>`e.spans_from <= ${before}::timestamptz::date + 2`)
          .where(sql<boolean>`(e.spans_to is null or e.spans_to >= ${from}::timestamptz::date - 2)`),
    )
    .selectFrom('own as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .innerJoin('studentGroup as g', 'g.id', 's.groupId')
    .leftJoin('teacher as t', 't.id', 's.teacherId')
    .distinctOn('s.id')
    .select([
      's.id',
      's.startsAt',
      's.endsAt',
      's.room',
      's.isTaught',
      'r.timeZone',
      'r.name as regionName',
      'g.name as groupName',
      't.name as teacherName',
      courseName('s.course_id', locale).as('courseName'),
      holidaysOn('holiday').as('holidays'),
    ])
    .orderBy('s.id')
    .orderBy('s.isTaught', 'desc'),
);
