import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { loaderById, loaderByOwner } from '#kit/graphql/loader.ts';
import { findCategories } from '#slices/categories/server/api.ts';
import { findCourseFiles } from './course-files.queries.ts';
import { type CourseTeacherFacts, findCourses, findLocalesOfCourses } from './course.queries.ts';

const findTeachersOfCourses = (db: Db, ids: readonly string[]): Promise<CourseTeacherFacts[]> =>
  db.selectFrom('teacher').select(['id', 'name', 'photoId']).where('id', '=', anyId(ids)).execute();

// The person who may read a course may know who teaches it, wherever that is.
export const teacherById = loaderById((ctx, ids) =>
  findTeachersOfCourses(ctx.unscoped('teachers of courses already in reach'), ids),
);

export const categoryById = loaderById((ctx, ids) => findCategories(ctx.db, ids));

export const localesByCourse = loaderByOwner(
  (ctx, ids) => findLocalesOfCourses(ctx.db, ids),
  ({ courseId }) => courseId,
);

export const filesByCourse = loaderByOwner(
  (ctx, ids) => findCourseFiles(ctx.db, ids),
  ({ courseId }) => courseId,
);

export const courseById = loaderById((ctx, ids) => findCourses(ctx.db, ids, ctx.locale));
