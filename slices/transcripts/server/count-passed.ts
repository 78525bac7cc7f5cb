import type { Context } from '#kit/graphql/context.ts';
import { readPassed } from '#slices/grades/server/api.ts';
import { onPassedCoursesAsked } from '#slices/groups/server/api.ts';
import { countPassed } from '../rules/promotion-audit.ts';

/** What people have passed on every campus, by person; who has taken no course yet has passed none. */
async function countPassedOf(ctx: Context, personIds: readonly string[]) {
  const whole = ctx.unscoped('the courses of a student on every campus');
  const passed = await readPassed(whole, personIds, { locale: ctx.locale, now: ctx.services.now() });
  return new Map(personIds.map((id) => [id, countPassed(passed.get(id) ?? [])]));
}

onPassedCoursesAsked(countPassedOf);
