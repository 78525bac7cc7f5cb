import { call } from '#kit/client/call/call.ts';
import type { Named } from '#kit/client/query/query-client.ts';
import { useDecision } from '#kit/client/records/use-decision.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { DecidedStatus } from '../../rules/hour-entry.ts';
import { hourTotals } from './policy.graphql.generated.ts';
import {
  decideHourEntry,
  hourEntryToDecide,
  hourQueue,
  undoHourDecision,
  type ListedHourEntryFragment,
} from './queue.graphql.generated.ts';

/** Everything on the screens of managers that a decision shows in. */
export const SHOWN_HOURS = [hourQueue, hourEntryToDecide, hourTotals];

const TOLD = { CONFIRMED: 'hoursWereConfirmed', REFUSED: 'hoursWereRefused' } as const;

type Decidable = Pick<ListedHourEntryFragment, '_id' | 'version' | 'studentName' | 'decisionId'>;

/** Decides about one entry, and offers to take that back. Elsewhere too something may be counted that a decision changes. */
export function useDecideHours(stale: readonly Named[] = []) {
  const text = useText();
  return useDecision<Decidable, DecidedStatus>({
    stale: [...SHOWN_HOURS, ...stale],
    send: ({ _id: entryId, version }, decision) => call(decideHourEntry, { entryId, version, ...decision }),
    takeBack: (decisionId) => call(undoHourDecision, { decisionId }),
    decidedText: ({ studentName: name }, status) => text(TOLD[status], { name }),
    undoneText: ({ studentName: name }) => text('hoursWereUndone', { name }),
  });
}
