import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuItem, MenuSeparator } from '../menu/menu-item.tsx';
import { RowNumber, RowText } from '../rows/rows.tsx';
import styles from './ordered-row.module.css';
import type { RowDrag } from './use-dragged-row.ts';

/** How a row is moved by one place, in words and action. */
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
  /** What the name does: a action, or the address it leads to; null where it opens nothing. */
  onOpen: string | (() => void) | null;
  /** Null where the order cannot be changed. */
  moves: (RowMoves & { drag: RowDrag }) | null;
  /** The last item stands apart. Null, as the whole menu may be, where there is none. */
  menu: { label: string; items: ReactNode; last: ReactNode } | null;
}

/** One of `Rows` that has its place: moved by hand, by its two buttons with the keyboard, or by its menu. */
export function OrderedRow({ place, name, chips, onOpen, moves, menu }: OrderedRowProps) {
  const isFirst = place.at === 0;
  const isLast = place.at === place.of - 1;
  return (
    <li className={styles['row']} draggable={moves !== null} {...moves?.drag}>
      <RowNumber>{place.at + 1}</RowNumber>
      <RowText name={name} chips={chips} {...(onOpen !== null && { action: onOpen })} />
      {moves && (
        <span className={styles['move']}>
          <IconButton icon="chevronUp" label={moves.up} disabled={isFirst} onClick={() => moves.by(-1)} />
          <IconButton icon="chevronDown" label={moves.down} disabled={isLast} onClick={() => moves.by(1)} />
        </span>
      )}
      {menu && (
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
          {menu.last !== null && <MenuSeparator />}
          {menu.last}
        </Menu>
      )}
    </li>
  );
}
