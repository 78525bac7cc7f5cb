export { findTeachers } from './find-teachers.ts';
