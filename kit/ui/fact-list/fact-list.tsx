import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** What is known about one thing: names at the left, values at the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
