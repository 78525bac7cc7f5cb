import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

interface SpecimenProps {
  title: string;
  about: string;
  /** half: two stand side by side where there is room. */
  width?: 'whole' | 'half';
  children: ReactNode;
}

/** One part in all its states, with a line about when to use it. */
export function Specimen({ title, about, width = 'whole', children }: SpecimenProps) {
  return (
    <section className={styles['specimen']} data-width={width} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p className={styles['about']}>{about}</p>
      </header>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}

interface RowProps {
  children: ReactNode;
}

/** Specimens beside each other. */
export function Row({ children }: RowProps) {
  return <div className={styles['row']}>{children}</div>;
}

/** Specimens under each other. */
export function Stack({ children }: RowProps) {
  return <div className={styles['stack']}>{children}</div>;
}
