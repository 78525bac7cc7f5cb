export { LessonsTab } from './managing/lessons-tab.tsx';
export { RecentLessons } from './recent-lessons.tsx';
export { StudentCourse } from './student-course.tsx';
