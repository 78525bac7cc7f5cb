export { findTeacher, findTeachers } from './teacher.queries.ts';
export { Teacher } from './teachers.graphql.ts';
