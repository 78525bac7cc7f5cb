import { call } from '#kit/client/call/call.ts';
import { useDecision } from '#kit/client/records/use-decision.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { DecidedStatus } from '../../rules/leave-request.ts';
import {
  decideLeaveRequest,
  leaveQueue,
  leaveToDecide,
  undoLeaveDecision,
  type ListedLeaveFragment,
} from './queue.graphql.generated.ts';

/** Everything on the screens of those who decide that a decision shows in. */
export const SHOWN_LEAVE = [leaveQueue, leaveToDecide];

const TOLD = { APPROVED: 'leaveWasApproved', ACKNOWLEDGED: 'leaveWasAcknowledged' } as const;

/** Decides about one request, and offers to take that back. */
export function useDecideLeave() {
  const text = useText();
  return useDecision<ListedLeaveFragment, DecidedStatus>({
    stale: SHOWN_LEAVE,
    send: ({ _id: requestId, version }, decision) =>
      call(decideLeaveRequest, { requestId, version, ...decision }),
    takeBack: (decisionId) => call(undoLeaveDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('leaveWasUndone', { name }),
  });
}
