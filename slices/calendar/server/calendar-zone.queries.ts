import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

/** By the group they joined last, else by the campus they came to last: nobody has a calendar of two zones. */
const zones = writtenOnce((db: Db, { personId }: { personId: string }) =>
  db
    .selectFrom('region as r')
    .select('r.timeZone')
    .where(
      'r.id',
      '=',
      sql<string>`coalesce(
        (select m.region_id from group_member m join student_group g on g.id = m.group_id
         where m.person_id = ${personId} and m.last_day is null and g.archived_at is null
         order by m.first_day desc, m.group_id limit 1),
        (select p.region_id from person_region p where p.person_id = ${personId} order by p.since desc, p.region_id limit 1))`,
    ),
);

/** The zone of the campus whose days a person's calendar has; universal time for a user of no campus. */
export const findCalendarZone = async (db: Db, personId: string): Promise<string> =>
  (await zones(db, { personId }))[0]?.timeZone ?? 'UTC';
