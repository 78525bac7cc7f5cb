import { actorOf } from '#kit/graphql/action.ts';
import { askedByMany } from '#kit/graphql/asked-by-many.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { can, type CourseStanding } from '../rules/permissions.ts';
import type { CourseRecord } from './course.queries.ts';
import { findCoursesWithStanding, type CourseWithStanding } from './course-standing.queries.ts';

/** The language to read in: the one asked for, else the one the page speaks. */
export const readingLocale = (ctx: Context, asked: string | null | undefined): string =>
  isLocale(asked) ? asked : ctx.locale;

const findStanding = askedByMany('how the caller stands to a course', findCoursesWithStanding);

/** A page asks for a course, for its lessons and for one of them: what each may see hangs on the same standing. */
const foundInRequest = perRequest(() => new Map<string, Promise<CourseWithStanding | null>>());

/** A course that the caller may open, if only in the library of the alumni, and how they stand to it; for others there is none. */
export async function courseWithStanding(
  ctx: Context,
  courseId: string,
  locale?: string | null,
): Promise<CourseWithStanding | null> {
  const actor = actorOf(ctx);
  const params = {
    id: courseId.toLowerCase(),
    locale: readingLocale(ctx, locale),
    personId: actor.personId,
    now: ctx.services.now(),
  };
  const known = foundInRequest(ctx);
  const key = `${params.id} ${params.locale}`;
  const finding = known.get(key) ?? findStanding(ctx, params);
  known.set(key, finding);
  const found = await finding;
  return found && can.open(actor, found.standing) ? found : null;
}

/** A course that the caller may open, if only in the library of the alumni; for others there is none. */
export const courseToOpen = async (
  ctx: Context,
  courseId: string,
  locale?: string | null,
): Promise<CourseRecord | null> => (await courseWithStanding(ctx, courseId, locale))?.course ?? null;

/** A course that the caller may read with all that belongs to it; for others there is none. */
export async function courseToRead(
  ctx: Context,
  courseId: string,
  locale?: string | null,
): Promise<CourseRecord | null> {
  const found = await courseWithStanding(ctx, courseId, locale);
  return found && can.read(actorOf(ctx), found.standing) ? found.course : null;
}

/** Whether the caller may go on with a course today. */
export const isInReach = (ctx: Context, standing: CourseStanding): boolean =>
  can.read(actorOf(ctx), standing);
