/** What the audit log records of this slice. */
export type EvaluationsAction =
  | 'acknowledgeEvaluation'
  | 'archiveEvaluationForm'
  | 'deleteEvaluation'
  | 'publishEvaluation'
  | 'replyToEvaluation'
  | 'restoreEvaluationForm'
  | 'saveEvaluation'
  | 'saveEvaluationForm'
  | 'withdrawEvaluation';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<EvaluationsAction, true> {}
}
