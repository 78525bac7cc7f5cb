import { Button } from '#kit/ui/button/button.tsx';
import { SavedChip } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useStatusKeys } from '../roll/use-status-keys.ts';
import type { FilledGrid } from './use-grid.ts';
import type { GridMarks } from './use-grid-marks.ts';
import styles from './grid.module.css';

interface GridStateProps {
  filled: FilledGrid;
  marks: GridMarks;
  /** Whether one moves by keys. */
  hasKeys: boolean;
}

/** What can be done and what became of it. It has its place from the start, so that nothing moves under a hand that marks. */
export function GridState({ filled: { saved }, marks, hasKeys }: GridStateProps) {
  const keys = useStatusKeys();
  return (
    <>
      <div className={styles['state']}>
        {hasKeys && (
          <p className={styles['keys']}>
            <Text id="gridKeys" values={{ keys: keys.shown }} /> <Text id="gridUndoKeys" />
          </p>
        )}
        <div className={styles['end']}>
          {saved && <SavedChip state={saved} />}
          {marks.mayUndo && (
            <Button tone="quiet" onClick={marks.undo}>
              <Text id="undo" />
            </Button>
          )}
        </div>
      </div>
      {marks.reason !== '' && (
        <p className={styles['kept']}>
          <Text id="gridReasonKept" values={{ reason: marks.reason }} />
          <Button tone="quiet" onClick={marks.askReason}>
            <Text id="gridReasonChange" />
          </Button>
        </p>
      )}
    </>
  );
}
