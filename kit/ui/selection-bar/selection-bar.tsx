import { useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all of them at once. */
  children: ReactNode;
}

/** Floats over the foot of a list while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const text = useText();
  if (count === 0) return null;
  return (
    <section className={styles['bar']} aria-label={text('selectionActions')}>
      <output>
        <Text id="selectedCount" values={{ count }} />
      </output>
      <span className={styles['separator']} />
      {children}
      <button
        type="button"
        className={styles['action']}
        aria-label={text('clearSelection')}
        onClick={onClear}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

interface SelectionActionProps {
  icon: IconName;
  /** While it is under way, a second press does nothing. */
  onAct: () => unknown;
  children: ReactNode;
}

/** One action for everything that is selected. */
export function SelectionAction({ icon, onAct, children }: SelectionActionProps) {
  const [isProcessing, setIsProcessing] = useState(false);

  async function act(): Promise<void> {
    if (isProcessing) return;
    setIsProcessing(true);
    try {
      await onAct();
    } finally {
      setIsProcessing(false);
    }
  }

  return (
    <button type="button" className={styles['action']} aria-busy={isProcessing} onClick={act}>
      {isProcessing ? <Spinner size="button" /> : <Icon name={icon} />}
      {children}
    </button>
  );
}
