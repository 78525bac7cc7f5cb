/** What the audit log records of this slice. */
export type TranscriptsAction =
  | 'holdTranscripts'
  | 'issueGroupTranscripts'
  | 'issueTranscript'
  | 'liftTranscriptHold'
  | 'packTranscripts'
  | 'revokeTranscript'
  | 'showNameOnTranscripts';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<TranscriptsAction, true> {}
}
