export { RecentLessons } from './recent-lessons.tsx';
export type { StudentCourseSlot } from './student-course.page.tsx';
