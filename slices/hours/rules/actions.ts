/** What the audit log records of this slice. */
export type HoursAction =
  | 'archiveHourCategory'
  | 'changeHours'
  | 'decideHours'
  | 'deleteHours'
  | 'logHours'
  | 'restoreHourCategory'
  | 'saveHourCategory'
  | 'saveHourPolicy'
  | 'undoHourDecision';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<HoursAction, true> {}
}
