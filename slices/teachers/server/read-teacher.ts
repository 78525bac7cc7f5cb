import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { findTeacher } from './teacher.queries.ts';

/** One teacher, for the staff of the campus; for anybody else there is none. */
export async function readTeacher(ctx: Context, id: string): Promise<TeacherRecord | null> {
  const teacher = await findTeacher(ctx.db, id);
  return teacher && can.read(actorOf(ctx), teacher) ? teacher : null;
}
