import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Sort } from './list-params.ts';
import styles from './sort-button.module.css';

type Order = 'ascending' | 'descending' | null;

/** The order in which a column has put the rows, for the head of it to say; null if another has. */
export const orderBy = (key: string | undefined, sort: Sort): Order =>
  sort.key === key ? (sort.isDescending ? 'descending' : 'ascending') : null;

interface SortButtonProps {
  order: Order;
  onSort: () => void;
  children: ReactNode;
}

/** The name of a column, in its head: puts the rows in its order, and turns that round. */
export const SortButton = ({ order, onSort, children }: SortButtonProps) => (
  <button type="button" className={styles['sort']} onClick={onSort}>
    {children}
    <Icon name={order === 'descending' ? 'chevronUp' : 'chevronDown'} size="small" />
  </button>
);
