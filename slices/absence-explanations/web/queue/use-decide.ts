import { call } from '#kit/client/call/call.ts';
import type { Named } from '#kit/client/query/query-client.ts';
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

type Decidable = Pick<ListedExplanationFragment, '_id' | 'version' | 'studentName' | 'decisionId'>;

/** Decides about one explanation, and offers to take that back. Elsewhere too something may be counted that a decision changes. */
export function useDecide(stale: readonly Named[] = []) {
  const text = useText();
  return useDecision<Decidable, DecidedStatus>({
    stale: [explanationQueue, explanationToDecide, ...stale],
    send: ({ _id: explanationId, version }, decision) =>
      call(decideAbsenceExplanation, { explanationId, version, ...decision }),
    takeBack: (decisionId) => call(undoExplanationDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('explanationWasUndone', { name }),
  });
}
