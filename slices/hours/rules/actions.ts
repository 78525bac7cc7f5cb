/** What the audit log records of this slice. */
export type HoursAction =
  | 'answerHourRequest'
  | 'archiveHourCategory'
  | 'askSupervisor'
  | 'changeHours'
  | 'decideHours'
  | 'deleteHours'
  | 'logHours'
  | 'restoreHourCategory'
  | 'revokeHourRequest'
  | 'saveHourCategory'
  | 'saveHourPolicy'
  | 'undoHourDecision';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<HoursAction, true> {}
}
