import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { readRecords } from '#slices/grades/server/api.ts';
import { can } from '../rules/permissions.ts';
import type { StudyRecord } from '../rules/study-record.ts';
import { findStudents, type StudentRecord } from './student.queries.ts';

/** Which campus looks after a user's papers is the same for the user who asks, so groups on every campus count. */
export const wholeCollege = (ctx: Context): Db => ctx.unscoped('which campus looks after a student’s papers');

/** A student whose papers the caller sees to; who is out of reach does not exist. */
export async function studentInReach(ctx: Context, studentId: string): Promise<StudentRecord> {
  const [student] = await findStudents(wholeCollege(ctx), [studentId]);
  if (!student || !can.issue(actorOf(ctx), student)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return student;
}

/** Every course of a user, also those of a campus they have left, with names in one language. */
export async function recordsOf(ctx: Context, personId: string, locale: string): Promise<StudyRecord[]> {
  const whole = ctx.unscoped('the courses of a student on every campus');
  const records = await readRecords(whole, [personId], { locale, now: ctx.services.now() });
  return records.get(personId) ?? [];
}
