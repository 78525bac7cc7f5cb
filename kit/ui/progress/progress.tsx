import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  /** What is under way, read aloud and shown over the bar. */
  label: string;
  done: number;
  total: number;
  /** Shown when it is known. */
  secondsLeft?: number | null;
  tone?: 'info' | 'success' | 'danger';
  /** A button that cancels, at the right. */
  action?: ReactNode;
}

/** Long work with its counts and the time that is left. */
export function Progress({ label, done, total, secondsLeft = null, tone = 'info', action }: ProgressProps) {
  return (
    <div className={styles['progress']}>
      <div className={styles['top']}>
        <span className={styles['label']}>{label}</span>
        {action}
      </div>
      <ProgressBar label={label} done={done} total={total} tone={tone} />
      <p className={styles['counts']}>
        <Text id="doneOfTotal" values={{ done, total }} />
        {secondsLeft !== null && secondsLeft > 0 && (
          <>
            {' · '}
            <TimeLeft seconds={secondsLeft} />
          </>
        )}
      </p>
    </div>
  );
}

/** How long work will still take. */
export function TimeLeft({ seconds }: { seconds: number }) {
  if (seconds < 60) return <Text id="secondsLeft" values={{ count: seconds }} />;
  return <Text id="minutesLeft" values={{ count: Math.ceil(seconds / 60) }} />;
}
