import { useEffect, useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { leaveBatch, undoLeaveDecisions, type ProgressOfBatchFragment } from './queue.graphql.generated.ts';
import { SHOWN_LEAVE } from './use-decide-leave.ts';

interface BatchDialogProps {
  begun: ProgressOfBatchFragment;
  /** Another one follows: what was decided is taken back. */
  onBegin: (batch: ProgressOfBatchFragment) => void;
  onClose: () => void;
}

/** How far the job has come, and in the end what became of all requests. Closing it does not stop the job. */
export function BatchDialog({ begun, onBegin, onClose }: BatchDialogProps) {
  const text = useText();
  const { mutate, isBusy } = useMutation();
  const { isUndo, counts } = useBatchProgress(begun);
  const { waiting, done, changed, failed } = counts;
  const isOver = waiting === 0;

  async function undo(): Promise<void> {
    const undone = await mutate(undoLeaveDecisions, { batchId: crypto.randomUUID(), undoes: begun._id });
    if (undone) onBegin(undone.undoLeaveDecisions);
  }

  return (
    <Modal
      isOpen
      title={<Text id="leaveRequests" />}
      onClose={onClose}
      actions={
        <>
          {isOver && !isUndo && done > 0 && (
            <Button isProcessing={isBusy} onClick={undo}>
              <Text id="undo" />
            </Button>
          )}
          <Button tone="primary" onClick={onClose}>
            <Text id="close" />
          </Button>
        </>
      }
    >
      <Stack>
        {!isOver && (
          <Progress
            label={text(isUndo ? 'leaveBatchUndoRuns' : 'leaveBatchRuns')}
            done={done + changed + failed}
            total={done + changed + failed + waiting}
          />
        )}
        {isOver && (
          <Note tone="success">
            <Text id={isUndo ? 'leaveBatchUndone' : 'leaveBatchDone'} values={{ count: done }} />
          </Note>
        )}
        {isOver && changed > 0 && (
          <Note tone="warning">
            <Text id="leaveBatchChanged" values={{ count: changed }} />
          </Note>
        )}
        {isOver && failed > 0 && (
          <Note tone="danger">
            <Text id="leaveBatchFailed" values={{ count: failed }} />
          </Note>
        )}
      </Stack>
    </Modal>
  );
}

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

function useBatchProgress(begun: ProgressOfBatchFragment): ProgressOfBatchFragment {
  const [seen, setSeen] = useState(begun);
  const newest = seen._id === begun._id ? seen : begun;
  useEffect(
    function lookAgainWhileTheJobIsAtIt() {
      if (newest.counts.waiting === 0) {
        refresh(SHOWN_LEAVE);
        return undefined;
      }
      const timer = setTimeout(() => {
        call(leaveBatch, { batchId: newest._id }).then(
          ({ leaveBatch: now }) => setSeen(now ?? { ...newest }),
          (problem: unknown) => {
            if (!(problem instanceof CallProblem)) throw problem;
            // A bad moment of the network: the next look follows.
            setSeen({ ...newest });
          },
        );
      }, LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    [newest],
  );
  return newest;
}
