import type { ReactNode } from 'react';
import styles from './stat-strip.module.css';

export interface Stat {
  label: string;
  /** A number, best one that opens how it was computed. */
  value: ReactNode;
  /** A quiet line under it. */
  aside?: ReactNode;
}

interface StatStripProps {
  stats: readonly Stat[];
}

/** Three or four key figures of a record. */
export function StatStrip({ stats }: StatStripProps) {
  return (
    <dl className={styles['strip']}>
      {stats.map(({ label, value, aside }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {aside && <dd className={styles['aside']}>{aside}</dd>}
        </div>
      ))}
    </dl>
  );
}
