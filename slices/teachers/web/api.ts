export { findTeachers } from './find-teachers.ts';
export { TeacherPage } from './teacher-page.tsx';
