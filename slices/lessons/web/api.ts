export { RecentLessons } from './recent-lessons.tsx';
export type { CourseOnPage, StudentCourseSlot } from './student-course.page.tsx';
