import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { holdsPerson } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { isToday, taughtBy } from './course-offerings.queries.ts';

export interface FoundStudent {
  id: string;
  name: string;
  studentNumber: string | null;
  courseOfferingId: string;
  groupName: string;
  regionName: string;
}

interface Params {
  personId: string;
  /** The campuses whose groups the caller looks after. */
  reach: readonly string[] | null;
  search: string;
  now: Date;
  max: number;
}

/**
 * Students who are today in a group that a person teaches or looks after, each once: by a course that they are taught now,
 * of several the one that began last.
 */
export const findStudentsTaught = writtenOnce<Params, FoundStudent>(
  (db: Db, { personId, reach, search, now, max }) =>
    db
      .selectFrom((qb) =>
        qb
          .selectFrom('courseGroup as t')
          .innerJoin('studentGroup as g', 'g.id', 't.groupId')
          .innerJoin('region as r', 'r.id', 't.regionId')
          .innerJoin('groupMember as m', 'm.groupId', 't.groupId')
          .innerJoin('person as p', 'p.id', 'm.personId')
          .distinctOn('p.id')
          .select([
            'p.id',
            sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
            'p.studentNumber',
            't.id as courseOfferingId',
            'g.name as groupName',
            'r.name as regionName',
          ])
          .where((eb) =>
            eb.or([
              eb('t.id', 'in', sql<string>`(${taughtBy(personId)})`),
              sql<boolean>`${reach}::uuid[] is null`,
              eb('t.regionId', '=', anyId(reach ?? [])),
            ]),
          )
          .where('g.archivedAt', 'is', null)
          .where(isToday('m', now))
          .where(holdsPerson(search, sql`p.search_text`))
          .orderBy('p.id')
          .orderBy(isToday('t', now), 'desc')
          .orderBy('t.firstDay', 'desc')
          .orderBy('t.id')
          .as('found'),
      )
      .selectAll('found')
      .orderBy('found.name')
      .orderBy('found.id')
      .limit(max),
);
