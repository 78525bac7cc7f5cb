import { regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_COURSE_SEARCH, type CourseSort } from '../rules/course.ts';
import { can } from '../rules/permissions.ts';
import type { CourseRecord } from './course-record.ts';
import { countCourses, listCourses, type CoursesFilter } from './managed-courses.queries.ts';
import { readingLocale } from './read-course.ts';

interface Params {
  filter: CoursesFilter;
  sortBy: CourseSort;
  isDescending: boolean;
  locale: string | null;
  first: number;
  after: string | null;
}

/** A page of the catalogue: all of it for those who write it, for managers what is taught on their campuses. */
export async function listCoursesPage(ctx: Context, params: Params): Promise<CountedPage<CourseRecord>> {
  const { first, after, sortBy, isDescending } = params;
  const search = params.filter.search?.trim() ?? '';
  if (search.length > MAX_COURSE_SEARCH)
    throw new RuleError('courseSearchTooLong', 'BAD_USER_INPUT', { max: MAX_COURSE_SEARCH });
  const actor = actorOf(ctx);
  const reach = can.write(actor) ? null : regionsWhere(actor, 'manager');
  const locale = readingLocale(ctx, params.locale);
  const question = { filter: { ...params.filter, search }, reach, sortBy, isDescending, locale };
  const found = await listCourses(ctx.db, question, first + 1, after);
  return countedPage(found, first, (max) => countCourses(ctx.db, question, max));
}
