import { IconButton } from '../../button/icon-button.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import { Text } from '../../text/text.tsx';
import { useText } from '../../text/use-text.ts';
import styles from '../table.module.css';
import type { RowsProgress } from './use-whole-list.ts';

interface RowsOnTheirWayProps {
  progress: RowsProgress;
  onCancel: () => void;
}

/** Stands in place of a button while all rows of a list are fetched. */
export function RowsOnTheirWay({ progress: { count, pauseSeconds }, onCancel }: RowsOnTheirWayProps) {
  const text = useText();
  return (
    <span className={styles['fetching']}>
      <Spinner size="button" />
      <output>
        {pauseSeconds === null ? (
          <Text id="rowCount" values={{ count }} />
        ) : (
          <Text id="exportPauses" values={{ count, seconds: pauseSeconds }} />
        )}
      </output>
      <IconButton icon="close" label={text('cancel')} onClick={onCancel} />
    </span>
  );
}
