import { useIsAtLeast } from '../use-is-at-least.ts';
import type { Table } from './table.ts';
import cards from './cards.module.css';
import styles from './table.module.css';

/** Rows where there is room for them, cards where there is not. */
export function useTableLook({
  density = 'normal',
  cardsBelow = 768,
}: Pick<Table<never>, 'density' | 'cardsBelow'>) {
  const hasRoom = useIsAtLeast(cardsBelow === 768 ? 'md' : 'lg');
  const className = hasRoom ? styles['table'] : `${styles['table']} ${cards['cards']}`;
  return { className, 'data-density': density };
}
