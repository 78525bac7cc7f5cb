import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { BulkRun, Somebody } from './use-bulk.ts';
import styles from '../users.module.css';

interface BulkDialogProps {
  run: BulkRun;
  onUndo: (people: readonly Somebody[], undo: (userId: string) => Promise<unknown>) => void;
  onClose: () => void;
}

/** What became of each of those to whom something was done at once. */
export function BulkDialog({ run, onUndo, onClose }: BulkDialogProps) {
  const text = useText();
  const problemText = useProblemText();
  const { people, rows, undo } = run;
  const isOver = rows.length === people.length;
  const done = rows.filter(({ problem }) => problem === null);
  return (
    <Modal
      isOpen
      title={<Text id="bulkResult" values={{ done: done.length, count: people.length }} />}
      onClose={isOver ? onClose : () => undefined}
      actions={
        isOver && (
          <>
            {undo && done.length > 0 && (
              <Button onClick={() => onUndo(done, undo)}>
                <Text id="undo" />
              </Button>
            )}
            <Button tone="primary" onClick={onClose}>
              <Text id="close" />
            </Button>
          </>
        )
      }
    >
      {!isOver && <Progress label={text('bulkUnderWay')} done={rows.length} total={people.length} />}
      <ul className={styles['results']}>
        {rows.map(({ _id, fullName, problem }) => (
          <li key={_id}>
            <span>{fullName}</span>
            <Chip tone={problem ? 'warning' : 'success'}>
              {problem ? problemText(problem) : <Text id="bulkDone" />}
            </Chip>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
