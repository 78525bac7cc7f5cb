import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface TwoLinesProps {
  /** What tells it apart from another of the same name; nothing where there is nothing to tell. */
  under: ReactNode;
  children: ReactNode;
}

/** A cell with a quiet line under what it tells. */
export const TwoLines = ({ under, children }: TwoLinesProps) => (
  <span className={styles['two']}>
    {children}
    {under && <small>{under}</small>}
  </span>
);
