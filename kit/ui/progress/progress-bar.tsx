import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** Null moves: nobody knows how long it takes. */
  done: number | null;
  total: number;
  tone?: 'info' | 'success' | 'danger';
}

/** How far work has come, without a word. */
export const ProgressBar = ({ label, done, total, tone = 'info' }: ProgressBarProps) => (
  <progress
    className={styles['bar']}
    data-tone={tone}
    aria-label={label}
    max={total}
    {...(done !== null && { value: done })}
  />
);
