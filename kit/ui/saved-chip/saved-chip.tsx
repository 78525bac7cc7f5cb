import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useText } from '../text/use-text.ts';
import styles from './saved-chip.module.css';

/** Where the user's work is: on the device, on its way, saved. */
export type SavedState = { status: 'saved'; at: Date } | { status: 'saving' } | { status: 'onDevice' };

interface SavedChipProps {
  state: SavedState;
}

/** Says in words that work is safe, and is read aloud when that changes. */
export function SavedChip({ state }: SavedChipProps) {
  const text = useText();
  const { formatTime } = useIntl();
  return (
    <output className={styles['saved']} data-status={state.status}>
      {state.status === 'saving' && <Spinner size="button" />}
      {state.status === 'saved' && <Icon name="cloud" size="small" />}
      {state.status === 'onDevice' && <Icon name="wifi" size="small" />}
      {state.status === 'saving' && text('saving')}
      {state.status === 'saved' && text('savedAt', { time: formatTime(state.at) })}
      {state.status === 'onDevice' && text('savedOnDevice')}
    </output>
  );
}
