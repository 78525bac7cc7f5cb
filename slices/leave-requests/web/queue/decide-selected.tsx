import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import { findSelected } from '#kit/ui/table/find-selected.ts';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import type { Selection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { MAX_AT_ONCE } from '../../rules/batch.ts';
import { COMMENTS_MAX, type DecidedStatus } from '../../rules/leave-request.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { SelectionEffect } from './selection-effect.tsx';
import {
  decideLeaveRequests,
  undoLeaveDecisions,
  type ListedLeaveFragment,
  type ProgressOfBatchFragment,
} from './queue.graphql.generated.ts';

interface DecideSelectedProps {
  selection: Selection;
  /** How many match in all. */
  matching: number;
  pageAfter: PageAfter<ListedLeaveFragment>;
}

interface Asking {
  status: DecidedStatus;
  batchId: string;
  /** None while those on other pages are asked for. */
  requestIds: readonly string[] | null;
}

const TITLES = { APPROVED: 'approveSelectedLeave', ACKNOWLEDGED: 'acknowledgeSelectedLeave' } as const;

/** Decides about everything that is selected in the same way, by a job. */
export function DecideSelected({ selection, matching, pageAfter }: DecideSelectedProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const tellUndo = useUndoToast();
  const { attempt, mutate, isBusy } = useMutation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [batch, setBatch] = useState<ProgressOfBatchFragment | null>(null);
  const count = selection.countOf(matching);

  const findIds = async (): Promise<string[]> =>
    (await findSelected(selection, pageAfter, MAX_AT_ONCE)).map(({ _id }) => _id);

  async function ask(status: DecidedStatus): Promise<void> {
    if (count > MAX_AT_ONCE) {
      showToast('error', text('tooManyLeaveRequests', { max: MAX_AT_ONCE }));
      return;
    }
    const batchId = crypto.randomUUID();
    setAsking({ status, batchId, requestIds: null });
    try {
      const requestIds = await findIds();
      setAsking((now) => (now?.batchId === batchId ? { ...now, requestIds } : now));
    } catch (problem) {
      toastProblem(problem);
    }
  }

  async function begin({ adminComments }: Record<'adminComments', string>): Promise<void> {
    if (!asking) return;
    const { status, batchId } = asking;
    try {
      const requestIds = asking.requestIds ?? (await findIds());
      const begun = await attempt(() =>
        call(decideLeaveRequests, { batchId, requestIds, status, adminComments }),
      );
      if (!begun) return;
      setAsking(null);
      setBatch(begun.decideLeaveRequests);
      selection.clear();
    } catch (problem) {
      toastProblem(problem);
    }
  }

  async function undo(undoes: string): Promise<void> {
    const undone = await mutate(undoLeaveDecisions, { batchId: crypto.randomUUID(), undoes });
    if (undone) setBatch(undone.undoLeaveDecisions);
  }

  /** As after a single decision, Undo stays at hand for a while. */
  function close({ _id, isUndo, counts: { waiting, done } }: ProgressOfBatchFragment): void {
    setBatch(null);
    if (!isUndo && waiting === 0 && done > 0)
      tellUndo(text('leaveBatchDone', { count: done }), () => void undo(_id));
  }

  return (
    <>
      <SelectionBar count={count} onClear={selection.clear}>
        <SelectionAction icon="check" onAct={() => void ask('APPROVED')}>
          <Text id="approveLeave" />
        </SelectionAction>
        <SelectionAction icon="note" onAct={() => void ask('ACKNOWLEDGED')}>
          <Text id="acknowledgeLeave" />
        </SelectionAction>
      </SelectionBar>
      {asking && (
        <Modal
          isOpen
          title={<Text id={TITLES[asking.status]} values={{ count }} />}
          onClose={() => setAsking(null)}
        >
          {asking.status === 'APPROVED' && asking.requestIds && (
            <SelectionEffect requestIds={asking.requestIds} />
          )}
          <Form<'adminComments'>
            id="decideLeave"
            submitLabel={text(TITLES[asking.status], { count })}
            onSubmit={begin}
          >
            <TextArea
              name="adminComments"
              label={text('noteToStudents')}
              help={text('noteIsOptional')}
              rows={3}
              maxLength={COMMENTS_MAX}
            />
          </Form>
        </Modal>
      )}
      {batch && (
        <BatchDialog begun={batch} isUndoing={isBusy} onUndo={() => void undo(batch._id)} onClose={close} />
      )}
    </>
  );
}
