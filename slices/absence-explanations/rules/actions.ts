/** What the audit log records of this slice. */
export type AbsenceExplanationsAction =
  | 'changeAbsenceExplanation'
  | 'decideAbsenceExplanation'
  | 'explainAbsence'
  | 'undoExplanationDecision'
  | 'withdrawAbsenceExplanation';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AbsenceExplanationsAction, true> {}
}
