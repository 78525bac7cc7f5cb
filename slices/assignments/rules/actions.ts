/** What the audit log records of this slice. */
export type AssignmentsAction =
  | 'addAssignmentFile'
  | 'addFeedbackFile'
  | 'archiveAssignment'
  | 'createAssignment'
  | 'extendSubmission'
  | 'gradeSubmission'
  | 'packSubmissions'
  | 'removeAssignmentFile'
  | 'removeBankComment'
  | 'removeFeedbackFile'
  | 'restoreAssignment'
  | 'restoreWorkGrade'
  | 'returnSubmission'
  | 'saveBankComment'
  | 'scheduleAssignment'
  | 'submitAssignment'
  | 'submittedFileDamaged'
  | 'ungradeSubmission'
  | 'unscheduleAssignment'
  | 'updateAssignment';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AssignmentsAction, true> {}
}
