import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { DecidedStatus } from '../../rules/explanation.ts';
import {
  decideAbsenceExplanation,
  explanationQueue,
  explanationToDecide,
  undoExplanationDecision,
  type ListedExplanationFragment,
} from './queue.graphql.generated.ts';

const TOLD = { EXCUSED: 'explanationWasExcused', EXPLAINED: 'explanationWasNoted' } as const;

/** Decides about one explanation, and offers to take that back. */
export function useDecide() {
  const text = useText();
  const tellUndo = useUndoToast();
  const { mutate, isBusy } = useMutation({
    stale: [explanationQueue, explanationToDecide],
    afterRefusalToo: true,
  });

  async function undo(decisionId: string, name: string): Promise<void> {
    if (await mutate(undoExplanationDecision, { decisionId }))
      showToast('success', text('explanationWasUndone', { name }));
  }

  async function decide(
    { _id: explanationId, version, studentName: name }: ListedExplanationFragment,
    status: DecidedStatus,
    adminComments: string,
  ): Promise<boolean> {
    const decisionId: string = crypto.randomUUID();
    const made = await mutate(decideAbsenceExplanation, {
      decisionId,
      explanationId,
      version,
      status,
      adminComments,
    });
    if (!made) return false;
    tellUndo(text(TOLD[status], { name }), () => void undo(decisionId, name));
    return true;
  }

  return { decide, undo, isBusy };
}
