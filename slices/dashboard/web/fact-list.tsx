import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface Fact {
  key: string;
  name: string;
  detail?: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  empty: ReactNode;
}

/** Names under each other, each with what there is to say about it. */
export function FactList({ facts, empty }: FactListProps) {
  if (facts.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <ul className={styles['list']}>
      {facts.map(({ key, name, detail }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={styles['detail']}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
