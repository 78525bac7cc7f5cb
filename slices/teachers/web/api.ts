export { findTeachers } from './find-teachers.ts';
export type { TeacherSlot } from './teacher.page.tsx';
