import type { ReactNode } from 'react';
import { useRestoredFocus } from '../focus/use-restored-focus.ts';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  children: ReactNode;
}

/** A sheet of paper on the page: it lies flat and holds one thing. */
export function Card({ title, children }: CardProps) {
  const { sheet, heading } = useRestoredFocus();
  return (
    <section ref={sheet} className={styles['card']}>
      {title && (
        <h2 ref={heading} className={styles['title']}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
