import type { Context } from '#kit/graphql/context.ts';
import { readRecords } from '#slices/grades/server/api.ts';
import type { StudyRecord } from '../rules/study-record.ts';

/** Every course of somebody, also those of a campus they have left, with names in one language. */
export async function recordsOf(ctx: Context, personId: string, locale: string): Promise<StudyRecord[]> {
  const whole = ctx.unscoped('the courses of a student on every campus');
  const records = await readRecords(whole, [personId], { locale, now: ctx.services.now() });
  return records.get(personId) ?? [];
}
