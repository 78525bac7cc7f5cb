/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- What has the focus hears the keys; they lead from one entry to the next. */
import { useRef, type ReactNode } from 'react';
import { useAwaitedRows } from './enter-rows.ts';
import { walkItems } from './row-keys.ts';
import type { List } from './use-list.ts';

interface WalkedItemsProps {
  list: List;
  /** What stands in it; nothing is entered before it has come. */
  rows: readonly unknown[];
  className?: string | undefined;
  children: ReactNode;
}

/** The entries of a list that is no table: ↓ leads into them from the search field, and ↑ and ↓ from one to the next. */
export function WalkedItems({ list, rows, className, children }: WalkedItemsProps) {
  const items = useRef<HTMLUListElement>(null);
  useAwaitedRows(items, list.params, rows);
  return (
    <ul ref={items} className={className} data-rows onKeyDown={walkItems}>
      {children}
    </ul>
  );
}
