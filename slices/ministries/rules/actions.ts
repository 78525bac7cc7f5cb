/** What the audit log records of this slice. */
export type MinistriesAction =
  | 'createMinistry'
  | 'decideMinistry'
  | 'deleteMinistry'
  | 'handOnMinistry'
  | 'hideMinistry'
  | 'letVisitorsWrite'
  | 'noteOnMinistry'
  | 'offerMinistry'
  | 'restoreMinistry'
  | 'resubmitMinistry'
  | 'showMinistry'
  | 'undoMinistryDecision'
  | 'updateMinistry'
  | 'withdrawMinistry';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<MinistriesAction, true> {}
}
