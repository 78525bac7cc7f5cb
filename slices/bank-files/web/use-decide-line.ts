import { call } from '#kit/client/call/call.ts';
import { useDecision } from '#kit/client/records/use-decision.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import type { DecisionKind } from '../rules/decision.ts';
import type { Part } from '../rules/split.ts';
import { bankFile, bankFiles } from './bank-files.graphql.generated.ts';
import {
  bankLine,
  bankLines,
  matchBankLine,
  setBankLineAside,
  sureBankMatches,
  undoBankDecision,
  type ListedBankLineFragment,
} from './bank-lines.graphql.generated.ts';

/** Everything that a decision shows in. */
export const SHOWN_LINES = [bankLines, bankLine, bankFile, bankFiles, sureBankMatches];

const TOLD = { MATCHED: 'bankLineWasMatched', SET_ASIDE: 'bankLineWasSetAside' } as const;

/** Decides about one payment, and offers to take that back. */
export function useDecideLine(parts: readonly Part[]) {
  const text = useText();
  const amountText = useAmount();
  const written = ({ amount, currency }: ListedBankLineFragment): string => amountText(amount, currency);
  return useDecision<ListedBankLineFragment, DecisionKind>({
    stale: SHOWN_LINES,
    send: ({ _id: lineId }, { decisionId, status, adminComments: reason }) =>
      status === 'MATCHED'
        ? call(matchBankLine, { decisionId, lineId, parts: [...parts] })
        : call(setBankLineAside, { decisionId, lineId, reason }),
    takeBack: (decisionId) => call(undoBankDecision, { decisionId, reason: text('bankUndoReason') }),
    decidedText: (line, status) => text(TOLD[status], { amount: written(line) }),
    undoneText: (line) => text('bankLineIsOpen', { amount: written(line) }),
  });
}
