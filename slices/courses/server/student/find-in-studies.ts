import { holds, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { holdingWords } from '#kit/messages/holding-words.ts';
import { can } from '../../rules/permissions.ts';
import type { ListedCourse } from '../course.queries.ts';
import { courseById } from '../loaders.ts';
import { listOwnCourseOfferings } from '../offerings/list-course-offerings.ts';
import { findCoursesTaughtIn, type CourseOfferingRecord } from '../offerings/course-offerings.queries.ts';
import { findStudentsTaught, type FoundStudent } from '../offerings/found-students.queries.ts';
import { readingLocale } from '../read-course.ts';
import { ownCourses } from './student-courses.ts';

/** What a search may find of each kind. */
export const MAX_FOUND = 5;

/** Words that a person looks for in what they study, and the courses in which there may be something to find. */
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
  const holdsWords = holdingWords(search);
  return courses
    .filter(({ code, name, teacher }) => holdsWords(`${code} ${name}`) || holdsWords(teacher?.name ?? ''))
    .slice(0, MAX_FOUND);
}

/** What the groups of a manager's campuses are taught, by name and code; the office finds these in the catalogue. */
export async function foundPlanned(ctx: Context, { search, courses }: StudySearch) {
  const actor = actorOf(ctx);
  if (!holds(actor, 'manager') || can.write(actor)) return [];
  const holdsWords = holdingWords(search);
  const taken = new Set(courses.map(({ id }) => id));
  const planned = await findCoursesTaughtIn(ctx.db);
  const known = await Promise.all(planned.map(({ courseId }) => courseById(ctx).load(courseId)));
  return known
    .filter((course) => course !== null)
    .filter(({ id, code, name }) => !taken.has(id) && holdsWords(`${code} ${name}`))
    .slice(0, MAX_FOUND);
}

/** Students in the groups that the caller teaches or looks after, by name or number. */
export async function foundStudents(ctx: Context, { search }: StudySearch): Promise<FoundStudent[]> {
  if (search === '') return [];
  const { personId } = actorOf(ctx);
  return findStudentsTaught(ctx.unscoped('students of groups that the caller teaches'), {
    personId,
    reach: reachWhere(actorOf(ctx), 'manager', 'admin'),
    search,
    now: ctx.services.now(),
    max: MAX_FOUND,
  });
}

/** The courses whose lessons the caller may look for; null for those who write the whole catalogue. */
export async function coursesToFindIn(ctx: Context, { courses }: StudySearch): Promise<string[] | null> {
  if (can.write(actorOf(ctx))) return null;
  const taught = await listOwnCourseOfferings(ctx);
  const planned = holds(actorOf(ctx), 'manager') ? await findCoursesTaughtIn(ctx.db) : [];
  return [
    ...new Set([
      ...courses.map(({ id }) => id),
      ...taught.map(({ courseId }) => courseId),
      ...planned.map(({ courseId }) => courseId),
    ]),
  ];
}

/** Of what the caller teaches now, that with these words in the course or the group. */
export async function foundTaught(ctx: Context, { search }: StudySearch): Promise<CourseOfferingRecord[]> {
  const holdsWords = holdingWords(search);
  const taught = (await listOwnCourseOfferings(ctx)).filter(({ groupIsArchived }) => !groupIsArchived);
  const told = await Promise.all(
    taught.map(async (offering) => ({ offering, course: await courseById(ctx).load(offering.courseId) })),
  );
  return told
    .filter(({ offering, course }) => holdsWords(`${course?.code} ${course?.name} ${offering.groupName}`))
    .slice(0, MAX_FOUND)
    .map(({ offering }) => offering);
}
