import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import styles from './stepper.module.css';

interface StepperProps {
  /** The names of the steps, in their order. */
  steps: readonly string[];
  /** The step in hand, counted from 0; one past the last when all are done. */
  current: number;
}

/** The current step of several. On a phone only the current step is named. */
export function Stepper({ steps, current }: StepperProps) {
  const text = useText();
  const step = Math.min(current + 1, steps.length);
  return (
    <div className={styles['stepper']}>
      <p className={styles['short']}>
        <Text id="stepOfTotal" values={{ step, total: steps.length }} />
      </p>
      <ol>
        {steps.map((name, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
            <span className={styles['mark']}>
              {index < current ? <Icon name="check" size="small" /> : index + 1}
            </span>
            <span className={styles['name']}>{name}</span>
            {index < current && <span className={styles['spoken']}>{text('stepDone')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
