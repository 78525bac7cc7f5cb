import { call } from '#kit/client/call/call.ts';
import { useDecision } from '#kit/client/records/use-decision.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MinistryDecision } from '../../rules/lifecycle.ts';
import { SHOWN_MINISTRIES } from '../own/use-ministry-changes.ts';
import {
  decideMinistry,
  ministryToDecide,
  undoMinistryDecision,
  type QueuedMinistryFragment,
} from './queue.graphql.generated.ts';

const TOLD = { APPROVED: 'ministryWasApproved', REFUSED: 'ministryWasRefused' } as const;

/** Decides about one ministry, and offers to take that back. */
export function useDecideMinistry() {
  const text = useText();
  return useDecision<QueuedMinistryFragment, MinistryDecision>({
    stale: [...SHOWN_MINISTRIES, ministryToDecide],
    send: ({ _id: versionId, version }, decision) =>
      call(decideMinistry, { versionId, version, ...decision }),
    takeBack: (decisionId) => call(undoMinistryDecision, { decisionId }),
    decidedText: ({ name }, status) => text(TOLD[status], { name }),
    undoneText: ({ name }) => text('ministryWasUndone', { name }),
  });
}
