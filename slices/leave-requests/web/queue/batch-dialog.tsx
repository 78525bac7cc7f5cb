import { useEffect, useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { leaveBatch, type ProgressOfBatchFragment } from './queue.graphql.generated.ts';
import { SHOWN_LEAVE } from './use-decide-leave.ts';

interface BatchDialogProps {
  begun: ProgressOfBatchFragment;
  isUndoing: boolean;
  /** What was decided is taken back. */
  onUndo: () => void;
  /** Told how far it had come. */
  onClose: (seen: ProgressOfBatchFragment) => void;
}

/** How far the job has come, and in the end what became of all requests. Closing it does not stop the job. */
export function BatchDialog({ begun, isUndoing, onUndo, onClose }: BatchDialogProps) {
  const text = useText();
  const seen = useBatchProgress(begun);
  const { isUndo, excusedSessions, counts } = seen;
  const { waiting, done, changed, failed } = counts;
  const isOver = waiting === 0;
  const close = (): void => onClose(seen);

  return (
    <Modal
      isOpen
      title={<Text id="leaveRequests" />}
      onClose={close}
      actions={
        <>
          {isOver && !isUndo && done > 0 && (
            <Button isProcessing={isUndoing} onClick={onUndo}>
              <Text id="undo" />
            </Button>
          )}
          <Button tone="primary" onClick={close}>
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
            {excusedSessions !== null && (
              <>
                {' '}
                <Text id="sessionsBecameExcused" values={{ count: excusedSessions }} />
              </>
            )}
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
