export { findTeacher, findTeachers } from './teacher.queries.ts';
export { tellOfAccount } from './tell-of-account.ts';
export {
  actsIn,
  findRegionsTaughtBy,
  findTeachersOfPerson,
  letTeacherAct,
  teacherAccountIn,
  withdrawTeacher,
} from './teaching-power.queries.ts';
export { Teacher } from './teachers.graphql.ts';
