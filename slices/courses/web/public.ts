/** @public for the slices above, whose pages stand around the same course. */
export { CourseCover } from './course-cover.tsx';
export { CoursesOfGroupCard } from './courses-of-group-card.tsx';
export { CoursesOfTeacherCard } from './courses-of-teacher-card.tsx';
/** @public */
export { CoursePanel, type CourseTab } from './course-panel.tsx';
/** @public for the parts of a course, which are shared as it is. */
export { ReadOnly, SharedNote } from './shared-course.tsx';
export { findCourses } from './find-courses.ts';
/** @public */
export { LessonBars } from './lesson-bars.tsx';
export { TaughtPanel } from './taught-panel.tsx';
/** @public for files that belong to a part of a course. */
export { SendingBar } from './sending-bar.tsx';
/** @public */
export { useSending } from './use-sending.ts';
export { useTeaches } from './use-teaches.ts';
