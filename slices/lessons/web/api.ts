export { findLessons, findNotes } from './finding/find-lessons.ts';
export { recentLessons } from './recent-lessons.graphql.generated.ts';
export { RecentLessons } from './recent-lessons.tsx';
export type { CourseOnPage, StudentCourseSlot } from './student-course.page.tsx';
