import { call } from '#kit/client/call/call.ts';
import type { Named } from '#kit/client/query/query-client.ts';
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

type Decidable = Pick<ListedLeaveFragment, '_id' | 'version' | 'studentName' | 'decisionId'>;

/** Decides about one request, and offers to take that back. Elsewhere too something may be counted that a decision changes. */
export function useDecideLeave(stale: readonly Named[] = []) {
  const text = useText();
  return useDecision<Decidable, DecidedStatus>({
    stale: [...SHOWN_LEAVE, ...stale],
    send: ({ _id: requestId, version }, decision) =>
      call(decideLeaveRequest, { requestId, version, ...decision }),
    takeBack: (decisionId) => call(undoLeaveDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('leaveWasUndone', { name }),
  });
}
