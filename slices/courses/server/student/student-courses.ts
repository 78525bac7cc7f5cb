import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { askedByMany } from '#kit/graphql/asked-by-many.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { CategoryRecord } from '#slices/categories/server/api.ts';
import { can } from '../../rules/permissions.ts';
import {
  COURSE_COLUMNS,
  COURSE_WORDS,
  type CourseTeacherFacts,
  courseOf,
  coursesIn,
} from '../course.queries.ts';
import { readingLocale } from '../read-course.ts';
import { findShelves, type StudentCourses, type TakenCourse } from './shelf.queries.ts';

interface When {
  locale: string;
  now: Date;
}

/** What stands beside a course on its card comes in the same statement: asking afterwards doubles the cost. */
const BESIDE_COURSE = [
  sql<CourseTeacherFacts | null>`case when who.id is not null then
    json_build_object('id', who.id, 'name', who.name, 'photoId', who.photo_id) end`.as('teacher'),
  sql<CategoryRecord | null>`case when shelf.id is not null then json_build_object('id', shelf.id,
    'name', shelf.name, 'version', shelf.version, 'position', shelf.position, 'uses', shelf.uses,
    'colour', shelf.colour) end`.as('category'),
] as const;

/** What groups are taught as their students see it: begun, not hidden, not archived. */
const taught = (db: Db, { locale, now }: When) =>
  coursesIn(db, locale)
    .innerJoin('courseGroup as t', 't.courseId', 'c.id')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .leftJoin('teacher as who', 'who.id', 'c.teacherId')
    .leftJoin('category as shelf', 'shelf.id', 'c.categoryId')
    .select(['t.groupId', 't.firstDay', ...COURSE_COLUMNS, ...COURSE_WORDS, ...BESIDE_COURSE])
    .where('c.hidden', '=', false)
    .where('c.archivedAt', 'is', null)
    .where('t.firstDay', '<=', dayInZone(now, 'r.timeZone'))
    .orderBy('t.position')
    .orderBy('t.id');

type Taught = Awaited<ReturnType<ReturnType<typeof taught>['execute']>>[number];

const takenOf = ({ groupId, firstDay, ...row }: Taught): TakenCourse => ({
  groupId,
  firstDay,
  course: courseOf(row),
});

const findCoursesOfGroup = async (db: Db, groupId: string, when: When): Promise<TakenCourse[]> =>
  (await taught(db, when).where('t.groupId', '=', groupId).execute()).map(takenOf);

const findGroup = (db: Db, id: string) =>
  db.selectFrom('studentGroup').select(['id', 'name', 'regionId']).where('id', '=', id).executeTakeFirst();

type Params = string | null | undefined;

// A person's own groups are theirs to know; what these are taught belongs to campuses out of their reach.
const BEYOND_REACH = 'courses of the caller’s own groups';

const findShelf = askedByMany(BEYOND_REACH, findShelves);

const NOTHING: StudentCourses = { groups: [], taken: [] };

const asOfNow = (ctx: Context, locale: Params) => ({
  locale: readingLocale(ctx, locale),
  now: ctx.services.now(),
});

/** The caller's groups and what these are taught (COUR-01). */
export const ownCourses = async (ctx: Context, locale?: Params): Promise<StudentCourses> =>
  (await findShelf(ctx, { id: actorOf(ctx).personId, ...asOfNow(ctx, locale) })) ?? NOTHING;

/** A group as its students see it, for the admins of its campus (COUR-16). Nothing is recorded. */
export async function previewedCourses(
  ctx: Context,
  groupId: string,
  locale?: Params,
): Promise<StudentCourses | null> {
  const group = await findGroup(ctx.db, groupId);
  if (!group || !can.preview(actorOf(ctx), group)) return null;
  const taken = await findCoursesOfGroup(ctx.unscoped(BEYOND_REACH), groupId, asOfNow(ctx, locale));
  return { groups: [{ ...group, isPast: false }], taken };
}

/** One group's courses for the person who is in it, and for those who may look at it as a student does. */
export async function coursesOfGroup(
  ctx: Context,
  groupId: string,
  locale?: Params,
): Promise<StudentCourses | null> {
  const { groups, taken } = await ownCourses(ctx, locale);
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return previewedCourses(ctx, groupId, locale);
  return { groups: [group], taken: taken.filter((one) => one.groupId === groupId) };
}
