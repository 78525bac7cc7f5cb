import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can as courses } from '#slices/courses/rules/permissions.ts';
import { courseWithStanding, type CourseRecord } from '#slices/courses/server/api.ts';
import { nextLesson } from '../rules/course-progress.ts';
import { ownStandings } from './lesson-loaders.ts';
import { pagesOfCourse, withOwnStudy } from './lesson-pages.ts';
import type { ShownLesson } from './lesson.queries.ts';
import type { StandingInCourse } from './lesson-standings.queries.ts';

interface Params {
  locale: string | null;
  showHidden: boolean;
}

/** The lessons of a course that the caller may read, in their order; none at all of any other course. */
export async function listedLessons(
  ctx: Context,
  courseId: string,
  { locale, showHidden }: Params,
): Promise<ShownLesson[] | null> {
  const [found, lessons] = await Promise.all([
    courseWithStanding(ctx, courseId, locale),
    pagesOfCourse(ctx, courseId, locale),
  ]);
  if (!found) return null;
  const showsAll = showHidden && courses.follow(actorOf(ctx), found.standing);
  const shown = showsAll ? lessons : lessons.filter(({ hidden }) => !hidden);
  return withOwnStudy(ctx, shown, { withNotes: false });
}

/** The lesson to open next, in the language its course is read in. */
export interface LessonToOpen extends StandingInCourse {
  locale: string;
}

export async function nextLessonOf(
  ctx: Context,
  { id, locale }: Pick<CourseRecord, 'id' | 'locale'>,
): Promise<LessonToOpen | null> {
  const next = nextLesson(await ownStandings(ctx).load(id));
  return next && { ...next, locale };
}
