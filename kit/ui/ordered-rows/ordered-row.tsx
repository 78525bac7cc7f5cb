import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuItem, MenuSeparator } from '../menu/menu-item.tsx';
import { RowWords } from '../rows/rows.tsx';
import styles from './ordered-row.module.css';
import type { RowDrag } from './use-dragged-row.ts';

/** How a row is moved by one place, in words and deed. */
interface RowMoves {
  up: string;
  down: string;
  by: (step: 1 | -1) => void;
}

interface OrderedRowProps {
  place: { at: number; of: number };
  name: ReactNode;
  /** What stands under the name, in chips. */
  chips: ReactNode;
  onOpen: () => void;
  /** Null where the order cannot be changed. */
  moves: (RowMoves & { drag: RowDrag }) | null;
  menu: { label: string; items: ReactNode; last: ReactNode };
}

/** One of `Rows` that has its place: moved by hand, by its two buttons with the keyboard, or by its menu. */
export function OrderedRow({ place, name, chips, onOpen, moves, menu }: OrderedRowProps) {
  const isFirst = place.at === 0;
  const isLast = place.at === place.of - 1;
  return (
    <li className={styles['row']} draggable={moves !== null} {...moves?.drag}>
      <span className={styles['number']}>{place.at + 1}</span>
      <RowWords name={name} action={onOpen} chips={chips} />
      {moves && (
        <span className={styles['move']}>
          <IconButton icon="chevronUp" label={moves.up} disabled={isFirst} onClick={() => moves.by(-1)} />
          <IconButton icon="chevronDown" label={moves.down} disabled={isLast} onClick={() => moves.by(1)} />
        </span>
      )}
      <Menu
        label={menu.label}
        renderButton={(links) => <IconButton {...links} icon="more" label={menu.label} />}
      >
        {menu.items}
        {moves && !isFirst && (
          <MenuItem icon="chevronUp" action={() => moves.by(-1)}>
            {moves.up}
          </MenuItem>
        )}
        {moves && !isLast && (
          <MenuItem icon="chevronDown" action={() => moves.by(1)}>
            {moves.down}
          </MenuItem>
        )}
        <MenuSeparator />
        {menu.last}
      </Menu>
    </li>
  );
}
