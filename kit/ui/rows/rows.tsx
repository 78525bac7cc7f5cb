import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
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

/** The place of a row among the others. */
export const RowNumber = ({ children }: { children: number }) => (
  <span className={styles['number']}>{children}</span>
);

interface RowNameProps {
  /** What the name does, or the address it leads to. */
  action: string | (() => void);
  /** Whether pressing it opens a dialog. */
  opens?: 'dialog';
  children: ReactNode;
}

/** What opens a row, or one of the things that belong to it. */
export function RowName({ action, opens, children }: RowNameProps) {
  if (typeof action === 'string')
    return (
      <Link className={styles['name']} to={action}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={styles['name']} aria-haspopup={opens} onClick={action}>
      {children}
    </button>
  );
}

interface RowTextProps {
  name: ReactNode;
  /** None where the name opens nothing. */
  action?: RowNameProps['action'];
  /** What stands under the name, in chips. */
  chips: ReactNode;
  /** What else belongs to the row, below its chips. */
  children?: ReactNode;
}

export const RowText = ({ name, action, chips, children }: RowTextProps) => (
  <span className={styles['words']}>
    {action === undefined ? name : <RowName action={action}>{name}</RowName>}
    <span className={styles['chips']}>{chips}</span>
    {children}
  </span>
);
