import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import styles from './ledger.module.css';

export interface LedgerStep {
  label: string;
  note?: string;
  value: string;
  /** The number before this step, when the step changed it. */
  before?: string;
}

interface LedgerProps {
  /** From the first number to the result, which is the last. */
  steps: readonly LedgerStep[];
  title?: ReactNode;
  foot?: ReactNode;
}

const kindOf = (step: LedgerStep, isLast: boolean): string =>
  isLast ? 'result' : step.before === undefined ? 'step' : 'change';

/** How a number was computed, step by step, so that nobody has to believe it. */
export function Ledger({ steps, title, foot }: LedgerProps) {
  return (
    <div className={styles['ledger']}>
      <p className={styles['head']}>
        <Icon name="sum" />
        {title ?? <Text id="howComputed" />}
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={`${step.label} ${step.note ?? ''}`} data-kind={kindOf(step, index === steps.length - 1)}>
            <span className={styles['words']}>
              <b>{step.label}</b>
              {step.note && <span>{step.note}</span>}
            </span>
            <span className={styles['value']}>
              {step.before !== undefined && (
                <>
                  <s>{step.before}</s>
                  {' → '}
                </>
              )}
              {step.value}
            </span>
          </li>
        ))}
      </ol>
      {foot && <p className={styles['foot']}>{foot}</p>}
    </div>
  );
}
