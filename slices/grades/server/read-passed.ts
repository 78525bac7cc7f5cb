import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { sql } from 'kysely';
import { acceptedAmendment, heldState } from './amendments/accepted-amendment.ts';
import type { CourseGradeRecord } from './course-grade-record.ts';
import { findTakenBy, type Params } from './taken-courses.queries.ts';
import { workOutGrades } from './work-out.ts';

type Passed = Pick<CourseGradeRecord, 'personId' | 'courseId' | 'kind' | 'state'>;

/** How the settled courses of people ended, without how that came about. */
const settledStates = writtenOnce((db: Db | Tx, { personIds }: { personIds: readonly string[] }) =>
  db
    .selectFrom('courseResult as s')
    .innerJoin('finalisation as f', 'f.id', 's.finalisationId')
    .leftJoinLateral(acceptedAmendment.as<'accepted'>(sql.ref('accepted')), (join) => join.onTrue())
    .select(['s.personId', 's.courseId', 's.groupId', 's.kind', heldState.as('state')])
    .where('f.unlockedAt', 'is', null)
    .where('s.personId', '=', anyId(personIds)),
);

const placeOf = ({
  courseId,
  groupId,
  personId,
}: Pick<CourseGradeRecord, 'courseId' | 'groupId' | 'personId'>): string =>
  `${courseId} ${groupId} ${personId}`;

/**
 * The courses that students have passed, by student. Of what is not settled only courses that are over can be passed, so that
 * the grades of the others, most of them, need not be worked out.
 */
export async function readPassed(
  db: Db | Tx,
  personIds: readonly string[],
  params: Params,
): Promise<Map<string, Passed[]>> {
  const [taken, settled] = await Promise.all([
    findTakenBy(db, personIds, params),
    settledStates(db, { personIds }),
  ]);
  const known = new Set(settled.map(placeOf));
  const open = taken.filter((course) => course.isOver && !known.has(placeOf(course)));
  const grades: Passed[] = [...settled, ...(await workOutGrades(db, open, params))];
  return Map.groupBy(
    grades.filter(({ state }) => state === 'PASSED'),
    ({ personId }) => personId,
  );
}
