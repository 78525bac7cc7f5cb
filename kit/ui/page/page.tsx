import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** form: at most 566 px; sheet: one card in the middle, as on the login page; main: at most 1024 px. */
  width?: 'main' | 'form' | 'sheet';
  children: ReactNode;
}

/** The column a screen stands in. */
export function Page({ width = 'main', children }: PageProps) {
  return (
    <div className={styles['page']} data-width={width}>
      {children}
    </div>
  );
}
