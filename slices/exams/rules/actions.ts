/** What the audit log records of this slice. */
export type ExamsAction =
  | 'archiveExam'
  | 'changeQuestion'
  | 'createExam'
  | 'createQuestion'
  | 'decideAttempt'
  | 'endAttempt'
  | 'grantExam'
  | 'importQuestions'
  | 'keepQuestionImage'
  | 'leaveExam'
  | 'markAnswer'
  | 'regradeAttempt'
  | 'reorderQuestions'
  | 'removeAccommodation'
  | 'restoreDecision'
  | 'restoreExam'
  | 'restoreMark'
  | 'restoreQuestion'
  | 'resumeExam'
  | 'retireQuestion'
  | 'saveAccommodation'
  | 'scheduleExam'
  | 'startExam'
  | 'submitExam'
  | 'undoRegrade'
  | 'unscheduleExam'
  | 'updateExam';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<ExamsAction, true> {}
}
