/** What the audit log records of this slice. */
export type GradesAction =
  | 'enterGrade'
  | 'finaliseCourse'
  | 'restoreGrade'
  | 'takeBackGrade'
  | 'unlockCourse'
  | 'weighParts';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<GradesAction, true> {}
}
