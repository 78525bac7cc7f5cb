import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { AssignmentKind } from '../rules/assignment.ts';

export interface AssignmentRecord {
  id: string;
  courseId: string;
  kind: AssignmentKind;
  archived: boolean;
  version: number;
  /** The language its words are told in: the one asked for, the course's own, or any. */
  locale: string;
  title: string;
  courseName: string;
  content: string;
}

export interface StoredFile {
  id: string;
  name: string;
  key: string;
  bytes: number;
  type: string;
}

/** The name of the course c in the language asked for, else in its own, else in any. */
export const courseNameIn = (locale: string) =>
  sql<string>`coalesce((select x.name from course_text x where x.course_id = c.id
    order by x.locale = ${locale} desc, x.locale = c.locale desc, x.locale limit 1), c.code)`;

/** Assignments with their words in the language asked for, else in the course's own, else in any. */
const assignmentsIn = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('assignment as a')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('assignmentText as t')
          .select(['t.locale', 't.title', 't.content'])
          .whereRef('t.assignmentId', '=', 'a.id')
          .orderBy(sql`t.locale = ${locale}`, 'desc')
          .orderBy(sql`t.locale = c.locale`, 'desc')
          .orderBy('t.locale')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select([
      'a.id',
      'a.courseId',
      'a.kind',
      sql<boolean>`a.archived_at is not null`.as('archived'),
      'a.version',
      't.locale',
      't.title',
      't.content',
      courseNameIn(locale).as('courseName'),
    ]);

export const findAssignments = (
  db: Db | Tx,
  ids: readonly string[],
  locale: string,
): Promise<AssignmentRecord[]> => readAssignments(db, { ids, locale });

interface AssignmentParams {
  ids: readonly string[];
  locale: string;
}

const readAssignments: (db: Db | Tx, params: AssignmentParams) => Promise<AssignmentRecord[]> = writtenOnce(
  (db: Db | Tx, { ids, locale }: AssignmentParams) =>
    assignmentsIn(db, locale).where('a.id', '=', anyId(ids)),
);

export const findAssignment = async (
  db: Db | Tx,
  id: string,
  locale: string,
): Promise<AssignmentRecord | null> => (await findAssignments(db, [id], locale))[0] ?? null;

/** The assignments of a course, oldest first, those that are no longer given last. */
export const findAssignmentsOfCourse = (
  db: Db,
  courseId: string,
  locale: string,
): Promise<AssignmentRecord[]> =>
  assignmentsIn(db, locale)
    .where('a.courseId', '=', courseId)
    .orderBy(sql`a.archived_at is not null`)
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .execute();

export interface AssignmentTextRecord {
  assignmentId: string;
  locale: string;
  title: string;
  content: string;
}

/** Everything that was written, the languages in the order of their codes. */
export const findAssignmentTexts = (
  db: Db | Tx,
  assignmentIds: readonly string[],
): Promise<AssignmentTextRecord[]> =>
  db
    .selectFrom('assignmentText')
    .select(['assignmentId', 'locale', 'title', 'content'])
    .where('assignmentId', '=', anyId(assignmentIds))
    .orderBy('locale')
    .execute();

/** How many have handed each of these in, on some campuses or on all. */
export const countSubmissions = (db: Db, assignmentIds: readonly string[], reach: readonly string[] | null) =>
  db
    .selectFrom('submission as s')
    .select('s.assignmentId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('s.assignmentId', '=', anyId(assignmentIds))
    .where('s.submittedAt', 'is not', null)
    .$if(reach !== null, (query) => query.where('s.regionId', '=', anyId(reach ?? [])))
    .groupBy('s.assignmentId')
    .execute();

/** How much work the students of these course offerings have handed in for the course. */
export const countSubmissionsOfOfferings = (db: Db, courseOfferingIds: readonly string[]) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('assignment as a', 'a.courseId', 't.courseId')
    .innerJoin('submission as s', (join) =>
      join.onRef('s.assignmentId', '=', 'a.id').onRef('s.groupId', '=', 't.groupId'),
    )
    .select('t.id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('t.id', '=', anyId(courseOfferingIds))
    .where('s.submittedAt', 'is not', null)
    .groupBy('t.id')
    .execute();

/** How many assignments courses have, also those that are archived. */
export const countAssignments = (db: Db, courseIds: readonly string[]) =>
  db
    .selectFrom('assignment as a')
    .select('a.courseId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('a.courseId', '=', anyId(courseIds))
    .groupBy('a.courseId')
    .execute();
