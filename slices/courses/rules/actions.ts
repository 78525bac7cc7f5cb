/** What the audit log records of this slice. */
export type CoursesAction =
  | 'addCourseFile'
  | 'archiveCourse'
  | 'changeTeaching'
  | 'createCourse'
  | 'deleteCourse'
  | 'orderCourses'
  | 'removeCourseFile'
  | 'removeCourseOutline'
  | 'removeCourseText'
  | 'restoreCourse'
  | 'setCourseOutline'
  | 'stopTeaching'
  | 'teachCourse'
  | 'updateCourse'
  | 'writeCourseText';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<CoursesAction, true> {}
}
