import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { sql } from 'kysely';
import { heldState } from './amendments/accepted-amendment.ts';
import type { CourseGradeRecord } from './course-grade-record.ts';
import { findTakenBy, type Params } from './taken-courses.queries.ts';
import { workOutGrades } from './work-out.ts';

type Passed = Pick<CourseGradeRecord, 'personId' | 'courseId' | 'kind' | 'state'>;

/**
 * The settled courses that people have passed, a row for each person: a class has thousands. What was amended counts as amended; there
 * is little of it, so it is gathered once instead of being looked for beside each course.
 */
const settledPassed = writtenOnce((db: Db | Tx, { personIds }: { personIds: readonly string[] }) =>
  db
    .selectFrom('courseResult as s')
    .innerJoin('finalisation as f', 'f.id', 's.finalisationId')
    .leftJoin(
      sql<Amended>`(select distinct on (a.finalisation_id, a.person_id) a.finalisation_id, a.person_id, a.state
        from grade_amendment a where a.person_id = ${anyId(personIds)} and a.status = 'ACCEPTED'
        order by a.finalisation_id, a.person_id, a.position desc)`.as<'accepted'>(sql.ref('accepted')),
      (join) =>
        join
          .onRef('accepted.finalisationId', '=', 's.finalisationId')
          .onRef('accepted.personId', '=', 's.personId'),
    )
    .select('s.personId')
    .select(
      sql<
        Pick<Passed, 'courseId' | 'kind'>[]
      >`json_agg(json_build_object('courseId', s.course_id, 'kind', s.kind))`.as('courses'),
    )
    .where('f.unlockedAt', 'is', null)
    .where('s.personId', '=', anyId(personIds))
    .where(sql<boolean>`${heldState} = 'PASSED'`)
    .groupBy('s.personId'),
);

interface Amended {
  finalisationId: string;
  personId: string;
  state: CourseGradeRecord['state'];
}

interface Places {
  personIds: readonly string[];
  courseIds: readonly string[];
}

/** Where courses of people are settled, however they ended. */
const settledPlaces = writtenOnce((db: Db | Tx, { personIds, courseIds }: Places) =>
  db
    .selectFrom('courseResult as s')
    .innerJoin('finalisation as f', 'f.id', 's.finalisationId')
    .select(['s.personId', 's.courseId', 's.groupId'])
    .where('f.unlockedAt', 'is', null)
    .where('s.personId', '=', anyId(personIds))
    .where('s.courseId', '=', anyId(courseIds)),
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
    settledPassed(db, { personIds }),
  ]);
  const over = taken.filter(({ isOver }) => isOver);
  const known = over.length > 0 ? await settledPlaces(db, placesOf(over)) : [];
  const isKnown = new Set(known.map(placeOf));
  const open = over.filter((course) => !isKnown.has(placeOf(course)));
  const passed = new Map<string, Passed[]>(
    settled.map(({ personId, courses }) => [
      personId,
      courses.map((course) => ({ ...course, personId, state: 'PASSED' })),
    ]),
  );
  // Working out none would still ask for exams, assignments and attendance.
  const grades = open.length > 0 ? await workOutGrades(db, open, params) : [];
  for (const grade of grades)
    if (grade.state === 'PASSED') passed.set(grade.personId, [...(passed.get(grade.personId) ?? []), grade]);
  return passed;
}

const placesOf = (courses: readonly { personId: string; courseId: string }[]): Places => ({
  personIds: [...new Set(courses.map(({ personId }) => personId))],
  courseIds: [...new Set(courses.map(({ courseId }) => courseId))],
});
