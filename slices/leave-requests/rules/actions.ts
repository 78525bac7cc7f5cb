/** What the audit log records of this slice. */
export type LeaveRequestsAction =
  | 'changeLeaveRequest'
  | 'decideLeaveRequest'
  | 'decideLeaveRequests'
  | 'requestLeave'
  | 'restoreLeaveRequest'
  | 'undoLeaveDecision'
  | 'undoLeaveDecisions'
  | 'withdrawLeaveRequest';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<LeaveRequestsAction, true> {}
}
