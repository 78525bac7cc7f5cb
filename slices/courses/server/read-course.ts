import { actorOf } from '#kit/graphql/action.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { can, type CourseStanding } from '../rules/permissions.ts';
import type { CourseRecord } from './course-record.ts';
import { findCourseWithStanding } from './course.queries.ts';

/** The language to read in: the one asked for, else the one the page speaks. */
export const readingLocale = (ctx: Context, asked: string | null | undefined): string =>
  isLocale(asked) ? asked : ctx.locale;

type Found = Awaited<ReturnType<typeof findCourseWithStanding>>;

/** A page asks for a course, for its lessons and for one of them: what each may see hangs on the same standing. */
const foundInRequest = perRequest(() => new Map<string, Promise<Found>>());

/** A course that the caller may read, and how they stand to it; for anybody else there is none. */
export async function courseWithStanding(
  ctx: Context,
  courseId: string,
  locale?: string | null,
): Promise<{ course: CourseRecord; standing: CourseStanding } | null> {
  const actor = actorOf(ctx);
  const asked = {
    id: courseId,
    locale: readingLocale(ctx, locale),
    personId: actor.personId,
    now: ctx.services.now(),
  };
  const known = foundInRequest(ctx);
  const key = `${courseId} ${asked.locale}`;
  const finding =
    known.get(key) ?? findCourseWithStanding(ctx.unscoped('how the caller stands to a course'), asked);
  known.set(key, finding);
  const found = await finding;
  return found && can.read(actor, found.standing) ? found : null;
}

/** A course that the caller may read; for anybody else there is none. */
export const courseToRead = async (
  ctx: Context,
  courseId: string,
  locale?: string | null,
): Promise<CourseRecord | null> => (await courseWithStanding(ctx, courseId, locale))?.course ?? null;
