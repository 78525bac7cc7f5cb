import { call } from '#kit/client/call/call.ts';
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

/** Accepts an amendment or leaves the grade as it was settled, and offers to take that back. */
export function useDecideAmendment() {
  const text = useText();
  return useDecision<ListedAmendmentFragment, AmendmentDecision>({
    stale: [gradeAmendments, amendmentToDecide],
    send: ({ _id: amendmentId, version }, decision) =>
      call(decideGradeAmendment, { amendmentId, version, ...decision }),
    takeBack: (decisionId) => call(undoAmendmentDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('amendmentWasUndone', { name }),
  });
}
