import type { ReactNode } from 'react';
import { useRestoredFocus } from '../focus/use-restored-focus.ts';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** Stands beside the title: where all of what is here can be seen. */
  link?: ReactNode;
  children: ReactNode;
}

/** A sheet of paper on the page: it lies flat and holds one thing. */
export function Card({ title, link, children }: CardProps) {
  const { sheet, heading } = useRestoredFocus();
  return (
    <section ref={sheet} className={styles['card']}>
      {title && (
        <header className={styles['head']}>
          <h2 ref={heading}>{title}</h2>
          {link && <span className={styles['link']}>{link}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
