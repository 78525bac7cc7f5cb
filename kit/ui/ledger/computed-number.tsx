import { useId, useRef, useState, type ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import { useText } from '../text/use-text.ts';
import { Ledger, type LedgerStep } from './ledger.tsx';
import styles from './ledger.module.css';

interface ComputedNumberProps {
  /** The number as it is read, such as 86 or GBP 560.00. */
  children: ReactNode;
  steps: readonly LedgerStep[];
  foot?: ReactNode;
  /** Told without a press, as where a link asked for it. */
  isOpenFirst?: boolean;
}

/** A number with a dotted underline, which opens how it was computed. */
export function ComputedNumber({ children, steps, foot, isOpenFirst = false }: ComputedNumberProps) {
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['number']}
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
        <span id={id} hidden>
          {text('howComputed')}
        </span>
      </button>
      {isOpen && (
        <Floating anchor={button} onDismiss={() => setIsOpen(false)}>
          <div className={styles['popup']}>
            <Ledger steps={steps} foot={foot} />
          </div>
        </Floating>
      )}
    </>
  );
}
