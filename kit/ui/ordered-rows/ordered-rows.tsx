import type { ReactNode } from 'react';
import styles from './ordered-rows.module.css';

/** Things whose order somebody sets, as numbered rows. */
export const OrderedRows = ({ children }: { children: ReactNode }) => (
  <ol className={styles['rows']}>{children}</ol>
);
