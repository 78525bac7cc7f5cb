import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { LeaveRequestsAction } from './actions.ts';

export const historyMessages = {
  didChangeLeaveRequest: did('changed the leave request'),
  didDecideLeaveRequest: did('decided the leave request'),
  didDecideLeaveRequests: did('decided several leave requests'),
  didRequestLeave: did('requested leave'),
  didRestoreLeaveRequest: did('restored the leave request'),
  didUndoLeaveDecision: did('took back the decision on the leave request'),
  didUndoLeaveDecisions: did('took back several decisions on leave requests'),
  didWithdrawLeaveRequest: did('withdrew the leave request'),
  auditKindLeaveRequest: kind('Leave request'),
  auditKindLeaveBatch: kind('Leave requests'),
} satisfies HistoryTexts<LeaveRequestsAction, 'leaveRequest' | 'leaveBatch'>;
