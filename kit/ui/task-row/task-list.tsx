import type { ReactElement } from 'react';
import styles from './task-row.module.css';

/** Rows of things to do, a line between them. Each has a key. */
export const TaskList = ({ children }: { children: readonly ReactElement[] }) => (
  <ul className={styles['tasks']}>
    {children.map((row) => (
      <li key={row.key}>{row}</li>
    ))}
  </ul>
);
