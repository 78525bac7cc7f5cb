import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { CountedCourse } from '../../rules/all-courses.ts';
import { acceptedAmendment, heldScore, heldState } from '../amendments/accepted-amendment.ts';

interface Params {
  personId: string;
  now: Date;
}

/**
 * The courses that a person's groups are taught today, from when to when, and the grades of the person that are final. Groups are
 * not in a student's reach, so it is asked of the whole college; both begin at the person.
 */
const readSummary = writtenOnce((db: Db, { personId, now }: Params) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .innerJoin('courseGroup as t', 't.groupId', 'm.groupId')
    .innerJoin('course as c', 'c.id', 't.courseId')
    .select([
      sql<number>`count(distinct t.course_id)::int`.as('courseCount'),
      sql<Day | null>`min(t.first_day) filter (where t.last_day is not null)`.as('firstDay'),
      sql<Day | null>`max(t.last_day)`.as('lastDay'),
      sql<Day | null>`max(${dayInZone(now, 'r.timeZone')})`.as('today'),
      sql<CountedCourse[]>`coalesce((
        select json_agg(json_build_object('courseId', s.course_id, 'credits', s.credits, 'grade', ${heldScore} / 100.0,
          'state', ${heldState}))
        from course_result s join finalisation f on f.id = s.finalisation_id and f.unlocked_at is null
        left join lateral ${acceptedAmendment} accepted on true
        where s.person_id = ${personId}), '[]')`.as('results'),
    ])
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('c.hidden', '=', false)
    .where(
      sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
    )
    .where(
      sql<boolean>`${dayInZone(now, 'r.timeZone')} between t.first_day and coalesce(t.last_day, 'infinity')`,
    ),
);

export async function findStudySummary(db: Db, params: Params) {
  const [found] = await readSummary(db, params);
  if (!found) throw new Error('A count has a row.');
  return found;
}
