/** What the audit log records of this slice. */
export type AlumniContactAction =
  | 'sendAlumniMessage'
  | 'reportMessage'
  | 'resolveMessageReport'
  | 'reopenMessageReport'
  | 'blockSender'
  | 'unblockSender'
  | 'suspendSender'
  | 'readmitSender';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AlumniContactAction, true> {}
}
