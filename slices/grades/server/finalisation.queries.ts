import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { CourseKind } from '#slices/courses/rules/course.ts';
import type { CourseState, CourseStep } from '../rules/course-grade.ts';
import type { CourseGradeRecord, CoursePart } from './course-grade-record.ts';

/** What was settled for people and still holds. */
export const findHeldResults = async (
  db: Db | Tx,
  personIds: readonly string[],
  locale: string,
): Promise<CourseGradeRecord[]> => {
  const rows = await db
    .selectFrom('courseResult as s')
    .innerJoin('finalisation as f', 'f.id', 's.finalisationId')
    .innerJoin('course as c', 'c.id', 's.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .select([
      sql<string>`app.course_grade_id(s.course_id, s.group_id, s.person_id)`.as('id'),
      's.personId',
      's.courseId',
      's.groupId',
      's.regionId',
      's.code',
      sql<string>`coalesce(wanted.name, own.name)`.as('name'),
      's.teacherName',
      's.term',
      's.firstDay',
      's.lastDay',
      sql<number>`s.credits::float8`.as('credits'),
      sql<CourseKind>`s.kind`.as('kind'),
      's.score',
      sql<CourseState>`s.state`.as('state'),
      sql<StoredPart[]>`s.parts`.as('parts'),
      sql<CourseStep[]>`s.steps`.as('steps'),
      'f.finalisedAt',
    ])
    .where('s.personId', '=', anyId(personIds))
    .where('f.unlockedAt', 'is', null)
    .execute();
  return rows.map((row) => ({
    ...row,
    isOver: true,
    parts: row.parts.map((part) => ({ ...part, dueAt: new Date(part.dueAt) })),
    entered: row.steps.find(({ kind }) => kind === 'ENTERED')?.score ?? null,
    projection: null,
  }));
};

type StoredPart = Omit<CoursePart, 'dueAt'> & { dueAt: string };
