import { holds, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/counted-page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_TEACHER_SEARCH } from '../rules/teacher.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { countTeachers, listTeachers, type TeachersFilter } from './teacher.queries.ts';

interface Params {
  filter: TeachersFilter;
  isDescending: boolean;
  first: number;
  after: string | null;
}

/** A page of the teachers of the campuses where the caller is a manager or an admin. */
export async function listTeachersPage(ctx: Context, params: Params): Promise<CountedPage<TeacherRecord>> {
  const { first, after, isDescending } = params;
  const search = params.filter.search?.trim() ?? '';
  if (search.length > MAX_TEACHER_SEARCH)
    throw new RuleError('teacherSearchTooLong', 'BAD_USER_INPUT', { max: MAX_TEACHER_SEARCH });
  const actor = actorOf(ctx);
  const reach = holds(actor, 'superadmin') ? null : regionsWhere(actor, 'manager', 'admin');
  const question = { filter: { ...params.filter, search }, reach, isDescending };
  const found = await listTeachers(ctx.db, question, first + 1, after);
  return countedPage(found, first, (max) => countTeachers(ctx.db, question, max));
}
