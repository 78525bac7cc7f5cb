export { findLessons, findNotes } from './finding/find-lessons.ts';
export { recentLessons } from './recent-lessons.graphql.generated.ts';
export { RecentLessons } from './recent-lessons.tsx';
export type { CourseOnPage, StudentCourseSlot } from './student-course.page.tsx';
/** @public for a library, whose readers study nothing. */
export { LibraryCourse } from './library/library-course.tsx';
/** @public */
export { OpenedLesson } from './opened-lesson.tsx';
/** @public */
export { ShelfContext, type Shelf } from './shelf.ts';
