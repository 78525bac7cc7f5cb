/** What the audit log records of this slice. */
export type TeachersAction =
  | 'archiveTeacher'
  | 'createTeacher'
  | 'deleteTeacher'
  | 'removeTeacherPhoto'
  | 'restoreTeacher'
  | 'setTeacherPhoto'
  | 'updateTeacher';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<TeachersAction, true> {}
}
