import type { ReactNode } from 'react';
import styles from './imports.module.css';

/** What is said beside the figures of an import. */
export const QuietLine = ({ children }: { children: ReactNode }) => (
  <p className={styles['quiet']}>{children}</p>
);
