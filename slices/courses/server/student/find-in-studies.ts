import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { holdingWords } from '#kit/messages/holding-words.ts';
import type { ListedCourse } from '../course.queries.ts';
import { courseById } from '../loaders.ts';
import { listOwnCourseOfferings } from '../offerings/list-course-offerings.ts';
import type { CourseOfferingRecord } from '../offerings/course-offerings.queries.ts';
import { readingLocale } from '../read-course.ts';
import { ownCourses } from './student-courses.ts';

/** What a search may find of each kind. */
export const MAX_FOUND = 5;

/** Words that somebody looks for in what they study, and the courses in which there may be something to find. */
export interface StudySearch {
  search: string;
  locale: string;
  /** Those the caller takes, each once. */
  courses: ListedCourse[];
}

export async function findInStudies(
  ctx: Context,
  params: { search: string; locale?: string | null | undefined },
): Promise<StudySearch> {
  const search = parsedSearch(params.search, 'courseSearchTooLong');
  const { taken } = await ownCourses(ctx, params.locale);
  const courses = new Map(taken.map(({ course }) => [course.id, course]));
  return { search, locale: readingLocale(ctx, params.locale), courses: [...courses.values()] };
}

/** Of the courses that the caller takes, those with these words in name, code or teacher. */
export function foundCourses({ search, courses }: StudySearch): ListedCourse[] {
  const holds = holdingWords(search);
  return courses
    .filter(({ code, name, teacher }) => holds(`${code} ${name}`) || holds(teacher?.name ?? ''))
    .slice(0, MAX_FOUND);
}

/** Of what the caller teaches now, that with these words in the course or the group. */
export async function foundTaught(ctx: Context, { search }: StudySearch): Promise<CourseOfferingRecord[]> {
  const holds = holdingWords(search);
  const taught = (await listOwnCourseOfferings(ctx)).filter(({ groupIsArchived }) => !groupIsArchived);
  const told = await Promise.all(
    taught.map(async (offering) => ({ offering, course: await courseById(ctx).load(offering.courseId) })),
  );
  return told
    .filter(({ offering, course }) => holds(`${course?.code} ${course?.name} ${offering.groupName}`))
    .slice(0, MAX_FOUND)
    .map(({ offering }) => offering);
}
