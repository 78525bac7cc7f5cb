import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

/** A student as transcripts know them: their name, and the campus that issues for them. */
export interface StudentRecord {
  personId: string;
  firstName: string;
  lastName: string;
  studentNumber: number | null;
  locale: string;
  regionId: string;
  regionName: string;
  regionSlug: string;
  timeZone: string;
  /** Of the campus; empty where nobody has said. */
  country: string;
}

/** The campus of a user's newest group looks after their papers; without any group, the one they belong to. */
export const findStudents = (db: Db | Tx, personIds: readonly string[]): Promise<StudentRecord[]> =>
  db
    .selectFrom('person as p')
    .innerJoin('region as r', (join) =>
      join.on((eb) =>
        eb(
          'r.id',
          '=',
          eb.fn.coalesce(
            eb
              .selectFrom('groupMember as m')
              .select('m.regionId')
              .whereRef('m.personId', '=', 'p.id')
              .orderBy('m.firstDay', 'desc')
              .orderBy('m.groupId')
              .limit(1),
            sql<string>`p.region_ids[1]`,
          ),
        ),
      ),
    )
    .select(['p.id as personId', 'p.firstName', 'p.lastName', 'p.studentNumber', 'p.locale'])
    .select(['r.id as regionId', 'r.name as regionName', 'r.slug as regionSlug', 'r.timeZone'])
    .select('r.addressCountry as country')
    .where('p.id', '=', anyId(personIds))
    .execute();
