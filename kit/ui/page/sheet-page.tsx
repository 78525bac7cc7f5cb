import type { ReactNode } from 'react';
import { useRestoredFocus } from '../focus/use-restored-focus.ts';
import { Page } from './page.tsx';
import styles from './page.module.css';

interface SheetPageProps {
  title: ReactNode;
  lead?: ReactNode;
  icon?: ReactNode;
  width?: 'sheet' | 'form';
  /** Stands under the sheet, on the bare page. */
  below?: ReactNode;
  children?: ReactNode;
}

/** A page with one sheet in the middle: login, one short form, one message. */
export function SheetPage({ title, lead, icon, width = 'sheet', below, children }: SheetPageProps) {
  const { sheet, heading } = useRestoredFocus();
  return (
    <Page width={width}>
      <section ref={sheet} className={styles['sheet']}>
        {icon && <div className={styles['icon']}>{icon}</div>}
        <h1 ref={heading}>{title}</h1>
        {lead && <p className={styles['subtitle']}>{lead}</p>}
        {children && <div className={styles['content']}>{children}</div>}
      </section>
      {below}
    </Page>
  );
}
