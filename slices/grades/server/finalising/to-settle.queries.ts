import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { Day } from '#kit/calendar/day.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';

/** More than are settled before the next look. */
const MAX_CLASSES = 100;
/** What has been left for longer is not reminded of. */
const REMINDED_DAYS = 120;

/** Classes on some campuses that are over, whose grades nobody has settled; the longest over first. */
export const findClassesToSettle = (
  db: Db,
  { reach, now }: { reach: readonly string[] | null; now: Date },
): Promise<{ id: string }[]> =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select('t.id')
    .$if(reach !== null, (query) => query.where('t.regionId', '=', anyId(reach ?? [])))
    .where('t.lastDay', '<', dayInZone(now, 'r.timeZone'))
    .where('t.lastDay', '>', sql<Day>`${dayInZone(now, 'r.timeZone')} - ${REMINDED_DAYS}::integer`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('finalisation as f')
            .whereRef('f.courseId', '=', 't.courseId')
            .whereRef('f.groupId', '=', 't.groupId')
            .where('f.unlockedAt', 'is', null),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('groupMember as m').whereRef('m.groupId', '=', 't.groupId')),
    )
    .orderBy('t.lastDay')
    .orderBy('t.id')
    .limit(MAX_CLASSES)
    .execute();
