import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Entity } from '#kit/graphql/change-record.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { course as fields } from '../../rules/course.ts';
import { can } from '../../rules/permissions.ts';
import { findCourses, type CourseRecord } from '../course.queries.ts';

const findCourseUse = (db: Db, courseIds: readonly string[]) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('studentGroup as g', 'g.id', 't.groupId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select(['t.courseId', 't.regionId', 'r.name as regionName'])
    .select(sql<boolean>`bool_or(g.archived_at is null)`.as('isCurrent'))
    .where('t.courseId', '=', anyId(courseIds))
    .groupBy(['t.courseId', 't.regionId', 'r.name'])
    .orderBy('r.name')
    .execute();

/** The campuses that use a course now, whose id is a column such as 't.course_id'; as rules ask for them. */
export const regionsUsing = (courseId: string) => sql<string[]>`array(
  select distinct used.region_id from course_group used join student_group g on g.id = used.group_id
  where used.course_id = ${sql.ref(courseId)} and g.archived_at is null)`;

type CourseUse = Awaited<ReturnType<typeof findCourseUse>>[number];

const WHO_USES = 'which campuses use a course';

const useByCourse = loaderByOwner(
  (ctx, ids) => findCourseUse(ctx.unscoped(WHO_USES), ids),
  ({ courseId }) => courseId,
);

const isCurrent = (use: CourseUse): boolean => use.isCurrent;

/** The names of the campuses of which the caller is no admin. */
const foreign = (ctx: Context, used: readonly CourseUse[]): string[] =>
  used
    .filter(({ regionId }) => !can.change(actorOf(ctx), { usedIn: [regionId] }))
    .map(({ regionName }) => regionName);

/** The campuses because of which the caller may not change a course, by name: none where they may. */
export const campusesToAsk = async (ctx: Context, courseId: string): Promise<string[]> =>
  foreign(ctx, (await useByCourse(ctx).load(courseId)).filter(isCurrent));

function refuseForeign(ctx: Context, used: readonly CourseUse[]): void {
  const campuses = foreign(ctx, used).join(', ');
  if (campuses) throw new RuleError('courseUsedElsewhere', 'FORBIDDEN', { campuses });
}

/** Other changes of the course wait until the transaction ends; false when there is none. */
async function lockCourse(tx: Tx, id: string): Promise<boolean> {
  const course = tx.selectFrom('course').select('id').where('id', '=', id);
  return (await course.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** The course is locked, so that no campus takes it up meanwhile. */
async function lockedUse(tx: Tx, ctx: Context, courseId: string): Promise<CourseUse[]> {
  if (!(await lockCourse(tx, courseId))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return findCourseUse(ctx.unscopedWithin(tx, WHO_USES), [courseId]);
}

/** Refuses a change of a course, or of anything in it, that campuses use of which the caller is no admin (COUR-15). */
export const refuseIfShared = async (tx: Tx, ctx: Context, courseId: string): Promise<void> =>
  refuseForeign(ctx, (await lockedUse(tx, ctx, courseId)).filter(isCurrent));

/** A new teacher would grade groups that no longer meet as well. Answers the campuses the course is taught on. */
export async function refuseForeignGroups(tx: Tx, ctx: Context, courseId: string): Promise<string[]> {
  const used = await lockedUse(tx, ctx, courseId);
  refuseForeign(ctx, used);
  return used.map(({ regionId }) => regionId);
}

/** A course for a caller who does not change it, locked until the transaction ends. */
export async function lockedCourse(tx: Tx, ctx: Context, id: string): Promise<CourseRecord> {
  await lockCourse(tx, id);
  const [found] = await findCourses(tx, [id], ctx.locale);
  if (!found) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return found;
}

export const courseEntity: Entity<typeof fields, CourseRecord> = {
  name: 'course',
  fields,
  async load(tx, ctx, id) {
    await refuseIfShared(tx, ctx, id);
    return lockedCourse(tx, ctx, id);
  },
};
