import { call } from '#kit/client/call/call.ts';
import type { Named } from '#kit/client/query/query-client.ts';
import { useDecision } from '#kit/client/records/use-decision.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AmendmentDecision } from '../../rules/amendment.ts';
import {
  amendmentToDecide,
  decideGradeAmendment,
  gradeAmendments,
  undoAmendmentDecision,
  type ListedAmendmentFragment,
} from './amendments.graphql.generated.ts';

const TOLD = { ACCEPTED: 'amendmentWasAccepted', LEFT: 'amendmentWasLeft' } as const;

type Decidable = Pick<ListedAmendmentFragment, '_id' | 'version' | 'studentName' | 'decisionId'>;

/**
 * Accepts an amendment or leaves the grade as it was settled, and offers to take that back. Elsewhere too something may be counted
 * that a decision changes.
 */
export function useDecideAmendment(stale: readonly Named[] = []) {
  const text = useText();
  return useDecision<Decidable, AmendmentDecision>({
    stale: [gradeAmendments, amendmentToDecide, ...stale],
    send: ({ _id: amendmentId, version }, decision) =>
      call(decideGradeAmendment, { amendmentId, version, ...decision }),
    takeBack: (decisionId) => call(undoAmendmentDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('amendmentWasUndone', { name }),
  });
}
