import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  children: ReactNode;
}

/** A sheet of paper on the page: it lies flat and holds one thing. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={styles['card']}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      {children}
    </section>
  );
}
