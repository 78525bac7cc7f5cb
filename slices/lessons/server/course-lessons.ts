import { actorOf } from '#kit/graphql/action.ts';
import { isUuid } from '#kit/db/uuid.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import { can as courses } from '#slices/courses/rules/permissions.ts';
import { courseWithStanding, readingLocale, type CourseRecord } from '#slices/courses/server/api.ts';
import { nextLesson } from '../rules/course-progress.ts';
import { ownStandings } from './lesson-loaders.ts';
import { pagesOfCourse } from './lesson-pages.ts';
import type { ShownLesson } from './lesson.queries.ts';
import { findListedLessons, type ListedLesson } from './listed-lessons.queries.ts';
import type { StandingInCourse } from './lesson-standings.queries.ts';

interface Params {
  locale: string | null;
  showHidden: boolean;
}

/** The lists that this request asks for, by course. */
const listsInRequest = perRequest(() => new Map<string, Promise<ListedLesson[]>>());

function listOf(ctx: Context, courseId: string, locale: string | null): Promise<ListedLesson[]> {
  const { personId } = actorOf(ctx);
  const listing = isUuid(courseId)
    ? findListedLessons(ctx.db, { courseId, personId, locale: readingLocale(ctx, locale) })
    : Promise.resolve([]);
  listsInRequest(ctx).set(courseId.toLowerCase(), listing);
  return listing;
}

/** The lessons of a course that the caller may read, in their order; none at all of any other course. */
export async function listedLessons(
  ctx: Context,
  courseId: string,
  { locale, showHidden }: Params,
): Promise<ShownLesson[] | null> {
  const [found, lessons] = await Promise.all([
    courseWithStanding(ctx, courseId, locale),
    // Those who follow a course read all of its lessons, and little of how far they are themselves.
    showHidden ? pagesOfCourse(ctx, courseId, locale) : listOf(ctx, courseId, locale),
  ]);
  if (!found) return null;
  const showsAll = showHidden && courses.follow(actorOf(ctx), found.standing);
  return showsAll ? lessons : lessons.filter(({ hidden }) => !hidden);
}

/** How the caller stands to the lessons of a course; what its list says is not asked for again. */
export async function standingsIn(ctx: Context, courseId: string): Promise<StandingInCourse[]> {
  const listed = await listsInRequest(ctx).get(courseId);
  return listed ? listed.filter(({ hidden }) => !hidden).map(standingOf) : ownStandings(ctx).load(courseId);
}

const standingOf = ({ id, courseId, seconds, progress }: ListedLesson): StandingInCourse => ({
  _id: id,
  courseId,
  seconds,
  watchedSeconds: progress?.watchedSeconds ?? 0,
  position: progress?.position ?? 0,
  completed: progress?.completed ?? false,
  watchedAt: progress ? progress.watchedAt.getTime() : null,
});

/** The lesson to open next, in the language its course is read in. */
export interface LessonToOpen extends StandingInCourse {
  locale: string;
}

export async function nextLessonOf(
  ctx: Context,
  { id, locale }: Pick<CourseRecord, 'id' | 'locale'>,
): Promise<LessonToOpen | null> {
  const next = nextLesson(await standingsIn(ctx, id));
  return next && { ...next, locale };
}
