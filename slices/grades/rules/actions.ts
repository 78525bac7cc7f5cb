/** What the audit log records of this slice. */
export type GradesAction =
  | 'decideGradeAmendment'
  | 'enterGrade'
  | 'finaliseCourse'
  | 'restoreGrade'
  | 'takeBackGrade'
  | 'undoAmendmentDecision'
  | 'unlockCourse'
  | 'weighParts';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<GradesAction, true> {}
}
