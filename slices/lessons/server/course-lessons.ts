import { actorOf } from '#kit/graphql/action.ts';
import { askedByMany } from '#kit/graphql/asked-by-many.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import { can as courses } from '#slices/courses/rules/permissions.ts';
import { courseWithStanding, readingLocale, type CourseRecord } from '#slices/courses/server/api.ts';
import { nextLesson } from '../rules/course-progress.ts';
import { ownStandings } from './lesson-loaders.ts';
import { pagesOfCourse, withOwnStudy } from './lesson-pages.ts';
import type { ShownLesson } from './lesson.queries.ts';
import { findListedLessons } from './listed-lessons.queries.ts';
import type { StandingInCourse } from './lesson-standings.queries.ts';

interface Params {
  locale: string | null;
  showHidden: boolean;
}

const findLists = askedByMany('lessons as lists tell of them', findListedLessons);

const listOf = async (ctx: Context, courseId: string, locale: string | null): Promise<ShownLesson[]> =>
  (await findLists(ctx, { id: courseId.toLowerCase(), locale: readingLocale(ctx, locale) })) ?? [];

/** What this request lists for students, by course. */
const listsInRequest = perRequest(() => new Map<string, Promise<ShownLesson[] | null>>());

/** The lessons of a course that the caller may read, in their order; none at all of any other course. */
export function listedLessons(
  ctx: Context,
  courseId: string,
  { locale, showHidden }: Params,
): Promise<ShownLesson[] | null> {
  const lessons = showHidden ? pagesOfCourse(ctx, courseId, locale) : listOf(ctx, courseId, locale);
  const list = lessonsInReach(ctx, courseId, { locale, showHidden, lessons });
  if (!showHidden) listsInRequest(ctx).set(courseId.toLowerCase(), list);
  return list;
}

async function lessonsInReach(
  ctx: Context,
  courseId: string,
  { locale, showHidden, lessons }: Params & { lessons: Promise<ShownLesson[]> },
): Promise<ShownLesson[] | null> {
  const [found, all] = await Promise.all([courseWithStanding(ctx, courseId, locale), lessons]);
  if (!found) return null;
  const showsAll = showHidden && courses.follow(actorOf(ctx), found.standing);
  const shown = showsAll ? all : all.filter(({ hidden }) => !hidden);
  return withOwnStudy(ctx, shown, { withNotes: false });
}

/** How the caller stands to the lessons of a course; what its list says is not asked for again. */
export async function standingsIn(ctx: Context, courseId: string): Promise<StandingInCourse[]> {
  const listed = await listsInRequest(ctx).get(courseId);
  return listed ? listed.map(standingOf) : ownStandings(ctx).load(courseId);
}

const standingOf = ({ id, courseId, seconds, progress }: ShownLesson): StandingInCourse => ({
  _id: id,
  courseId,
  seconds,
  watchedSeconds: progress?.watchedSeconds ?? 0,
  position: progress?.position ?? 0,
  completed: progress?.completed ?? false,
  watchedAtMs: progress ? progress.watchedAt.getTime() : null,
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
