import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { findTeacher, teachersPage, type TeacherRecord, type TeachersParams } from './teacher.queries.ts';

/** One teacher, for the staff of the campus; for others there is none. */
export async function readTeacher(ctx: Context, id: string): Promise<TeacherRecord | null> {
  const teacher = await findTeacher(ctx.db, id);
  return teacher && can.read(actorOf(ctx), teacher) ? teacher : null;
}

/** A page of the teachers of the campuses where the caller is a manager or an admin. */
export function listTeachers(
  ctx: Context,
  { filter, isDescending }: Pick<TeachersParams, 'filter' | 'isDescending'>,
  page: PageArgs,
): Promise<CountedPage<TeacherRecord>> {
  const search = parsedSearch(filter.search, 'teacherSearchTooLong');
  const reach = reachWhere(actorOf(ctx), 'manager', 'admin');
  return teachersPage(ctx.db, { filter: { ...filter, search }, reach, isDescending }, page);
}
