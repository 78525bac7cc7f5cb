import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface TwoLinesProps {
  /** In smaller letters; nothing where there is nothing to tell. */
  below: ReactNode;
  children: ReactNode;
}

/** A cell with a quiet line under what it tells. */
export const TwoLines = ({ below, children }: TwoLinesProps) => (
  <span className={styles['two']}>
    {children}
    {below && <small>{below}</small>}
  </span>
);
