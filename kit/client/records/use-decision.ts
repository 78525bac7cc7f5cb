import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useMutation } from '../query/use-mutation.ts';
import type { Named } from '../query/query-client.ts';

interface DecisionOptions<Row, Status> {
  /** Everything that a decision shows in. */
  stale: readonly Named[];
  /** Sends the decision under an id of its own. */
  send: (
    row: Row,
    decision: { decisionId: string; status: Status; adminComments: string },
  ) => Promise<object>;
  takeBack: (decisionId: string) => Promise<object>;
  decidedText: (row: Row, status: Status) => string;
  undoneText: (row: Row) => string;
}

/** Decides about one of a queue, and offers to take that back. */
export function useDecision<Row extends { decisionId: string | null }, Status>(
  options: DecisionOptions<Row, Status>,
) {
  const { stale, send, takeBack, decidedText, undoneText } = options;
  const tellUndo = useUndoToast();
  const { attempt, isBusy } = useMutation({ stale, afterRefusalToo: true });

  async function undo(row: Row, decisionId = row.decisionId): Promise<void> {
    if (decisionId && (await attempt(() => takeBack(decisionId)))) showToast('success', undoneText(row));
  }

  async function decide(row: Row, status: Status, adminComments: string): Promise<boolean> {
    const decisionId: string = crypto.randomUUID();
    if (!(await attempt(() => send(row, { decisionId, status, adminComments })))) return false;
    tellUndo(decidedText(row, status), () => void undo(row, decisionId));
    return true;
  }

  return { decide, undo: (row: Row) => undo(row), isBusy };
}
