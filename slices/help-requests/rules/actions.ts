/** What the audit log records of this slice. */
export type HelpRequestsAction = 'askForHelp' | 'closeHelpRequest' | 'reopenHelpRequest';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<HelpRequestsAction, true> {}
}
