import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
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
  const tellUndo = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_LEAVE, afterRefusalToo: true });

  async function undo(decisionId: string, name: string): Promise<void> {
    if (await mutate(undoLeaveDecision, { decisionId }))
      showToast('success', text('leaveWasUndone', { name }));
  }

  async function decide(
    { _id: requestId, version, studentName: name }: ListedLeaveFragment,
    status: DecidedStatus,
    adminComments: string,
  ): Promise<boolean> {
    const decisionId = crypto.randomUUID() as string;
    const made = await mutate(decideLeaveRequest, { decisionId, requestId, version, status, adminComments });
    if (!made) return false;
    tellUndo(text(TOLD[status], { name }), () => void undo(decisionId, name));
    return true;
  }

  return { decide, undo, isBusy };
}
