import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page, a quiet line under it, and what can be done at the right. */
export function PageHeading({ title, subtitle, actions }: PageHeadingProps) {
  return (
    <div className={styles['heading']}>
      <div>
        <h1>{title}</h1>
        {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
