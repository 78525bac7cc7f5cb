/** @public for the slices above, whose pages stand around the same course. */
export { CourseCover } from './student/course-cover.tsx';
/** @public for the parts of a course, which are shared as it is. */
export { ReadOnly, SharedNote } from './shared-course.tsx';
export {
  findOwnCourses,
  findOwnTeachers,
  findTaughtCourses,
  findTaughtStudents,
} from './student/find-own-courses.ts';
export { findCourses } from './managing/find-courses.ts';
/** @public for grades, which stand by terms. */
export { useTermText } from './use-term-text.ts';
/** @public */
export { LessonBars } from './student/lesson-bars.tsx';
/** @public for the slices above, whose pages are about what is taught. */
export { RollRunsNow } from './offerings/roll-runs-now.tsx';
export { TaughtPanel } from './offerings/taught-courses.tsx';
/** @public for files that belong to a part of a course. */
export { SendingBar } from './sending.tsx';
/** @public */
export { useSending } from './sending.tsx';
export type { CourseSlot } from './managing/course.page.tsx';
