import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './rows.module.css';

interface RowsProps {
  /** Whether their order means something. */
  isOrdered?: boolean;
  children: ReactNode;
}

/** Things one below the other, each with a name that opens it. */
export function Rows({ isOrdered = false, children }: RowsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return <List className={styles['rows']}>{children}</List>;
}

interface RowWordsProps {
  name: ReactNode;
  /** What the name does: a deed, or the address it leads to. */
  action: string | (() => void);
  /** What stands under the name, in chips. */
  chips: ReactNode;
}

export const RowWords = ({ name, action, chips }: RowWordsProps) => (
  <span className={styles['words']}>
    {typeof action === 'string' ? (
      <Link className={styles['name']} to={action}>
        {name}
      </Link>
    ) : (
      <button type="button" className={styles['name']} onClick={action}>
        {name}
      </button>
    )}
    <span className={styles['chips']}>{chips}</span>
  </span>
);
