import { useIsAtLeast } from '../use-is-at-least.ts';
import type { Table } from './table.ts';
import cards from './cards.module.css';
import styles from './table.module.css';

/** Rows from a tablet on, cards on a phone. */
export function useTableLook({ density = 'normal' }: Pick<Table<never>, 'density'>) {
  const className = useIsAtLeast('md') ? styles['table'] : `${styles['table']} ${cards['cards']}`;
  return { className, 'data-density': density };
}
