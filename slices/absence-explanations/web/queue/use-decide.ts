import { call } from '#kit/client/call/call.ts';
import { useDecision } from '#kit/client/records/use-decision.ts';
import { useText } from '#kit/ui/text/use-text.ts';
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
  return useDecision<ListedExplanationFragment, DecidedStatus>({
    stale: [explanationQueue, explanationToDecide],
    send: ({ _id: explanationId, version }, decision) =>
      call(decideAbsenceExplanation, { explanationId, version, ...decision }),
    takeBack: (decisionId) => call(undoExplanationDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('explanationWasUndone', { name }),
  });
}
